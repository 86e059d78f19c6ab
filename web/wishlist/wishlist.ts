import { useSyncExternalStore } from 'react'
import type { Reply } from '#contract/call.ts'
import { call } from '#web/api.ts'
import { storedToken } from '#web/session.ts'

export type WishlistReply = Reply<'GET /api/wishlist'>

const CHANGED = 'wishlist-change'

/** Ids of what the person here keeps, as the shop last said; undefined while that is not known. Lives in the browser only. */
let kept: readonly string[] | undefined
/** Product → whether it will be kept: shown at once, and forgotten when the shop has answered. */
let changes: ReadonlyMap<string, boolean> = new Map()
let changesMade = 0
/** Over once every change that was sent is answered. */
let answered: Promise<unknown> = Promise.resolve()
let asked: { token: string | null; reply: Promise<WishlistReply> } | undefined

/** Asks the shop what is kept, for every heart of the page; who asks meanwhile shares the answer. */
export function askForWishlist(): Promise<WishlistReply> {
  const token = storedToken()
  if (asked?.token !== token) asked = { token, reply: readWishlist(token).finally(() => (asked = undefined)) }
  return asked.reply
}

async function readWishlist(token: string | null): Promise<WishlistReply> {
  await answered
  const madeBefore = changesMade
  const reply = await call('GET /api/wishlist')
  // Something was changed while we asked, or somebody else is here now: this answer is of before.
  if (madeBefore === changesMade && token === storedToken()) know(idsOf(reply))
  return reply
}

/**
 * Puts a product on the wishlist or takes it off, for the eye at once; without the shop's yes it is as before.
 *
 * @throws CallError what the shop said instead
 */
export async function keep(productId: string, willBeKept: boolean): Promise<void> {
  const token = storedToken()
  const sent = send(productId, willBeKept)
  answered = Promise.allSettled([answered, sent])
  changesMade++
  asked = undefined
  show(new Map(changes).set(productId, willBeKept))
  try {
    const reply = await sent
    if (token === storedToken()) know(withChange(kept ?? idsOf(reply), productId, willBeKept))
  } finally {
    show(new Map([...changes].filter(([id]) => id !== productId)))
  }
}

function send(productId: string, willBeKept: boolean): Promise<WishlistReply> {
  if (willBeKept) return call('POST /api/wishlist/add', { body: { productId } })
  return call('DELETE /api/wishlist/remove/:productId', { params: { productId } })
}

/** Forgets all that was known, when somebody else is here. */
export function forgetWishlist(): void {
  changes = new Map()
  know(undefined)
}

/** Whether a product is kept, a change on its way included; undefined while that is not known. */
export function isKept(productId: string): boolean | undefined {
  return changes.get(productId) ?? kept?.includes(productId)
}

/** `isKept`, in any part of a page. */
export function useIsKept(productId: string): boolean | undefined {
  return useWishlist(() => isKept(productId))
}

/** Whether a change of a product is on its way. */
export function useIsChanging(productId: string): boolean {
  return useWishlist(() => changes.has(productId)) ?? false
}

/** How many products are kept; 0 while that is not known. */
export function useWishlistCount(): number {
  return useWishlist(count) ?? 0
}

function count(): number {
  return [...changes].reduce<readonly string[]>(
    (ids, [id, isKept]) => withChange(ids, id, isKept),
    kept ?? [],
  ).length
}

function withChange(ids: readonly string[], id: string, isKept: boolean): string[] {
  const others = ids.filter((other) => other !== id)
  return isKept ? [id, ...others] : others
}

function idsOf({ items }: WishlistReply): string[] {
  return items.map(({ _id }) => _id)
}

function know(ids: readonly string[] | undefined): void {
  kept = ids
  window.dispatchEvent(new Event(CHANGED))
}

function show(next: ReadonlyMap<string, boolean>): void {
  changes = next
  window.dispatchEvent(new Event(CHANGED))
}

/** A figure about the wishlist as it is now; undefined while the server draws and during hydration. */
function useWishlist<T>(figure: () => T): T | undefined {
  return useSyncExternalStore<T | undefined>(subscribe, figure, () => undefined)
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange)
  return () => window.removeEventListener(CHANGED, onChange)
}
