import { atom, useStore } from '#kit/browser/store/atom.ts'
import type { Reply } from '#contract/call.ts'
import { call } from '#web/api.ts'
import { storedToken } from '#web/session.ts'

export type WishlistReply = Reply<'GET /api/wishlist'>

type Wishlist = {
  /** As the shop last said; undefined until it has. */
  ids: readonly string[] | undefined
  /** Product → whether it will be listed: shown at once, and dropped when the shop has answered. */
  changes: ReadonlyMap<string, boolean>
  changesMade: number
  /** Over once every change that was sent is answered. */
  answered: Promise<unknown>
  request: { token: string | null; reply: Promise<WishlistReply> } | undefined
}

const wishlist = atom<Wishlist>({
  ids: undefined,
  changes: new Map(),
  changesMade: 0,
  answered: Promise.resolve(),
  request: undefined,
})

function update(part: Partial<Wishlist>): void {
  wishlist.set({ ...wishlist.get(), ...part })
}

/** One request, shared by all hearts of the page. */
export function fetchWishlist(): Promise<WishlistReply> {
  const token = storedToken()
  const { request } = wishlist.get()
  if (request?.token === token) return request.reply
  const reply = readWishlist(token).finally(() => update({ request: undefined }))
  update({ request: { token, reply } })
  return reply
}

async function readWishlist(token: string | null): Promise<WishlistReply> {
  await wishlist.get().answered
  const { changesMade } = wishlist.get()
  const reply = await call('GET /api/wishlist')
  // After a change, or for somebody else, this answer is of before.
  if (changesMade === wishlist.get().changesMade && token === storedToken()) update({ ids: idsOf(reply) })
  return reply
}

/**
 * Puts a product on the wishlist or takes it off, for the eye at once; without the shop's yes it is as before.
 *
 * @throws CallError what the shop said instead
 */
export async function changeWishlist(productId: string, willBeListed: boolean): Promise<void> {
  const token = storedToken()
  const sent = send(productId, willBeListed)
  const { answered, changes, changesMade } = wishlist.get()
  update({
    answered: Promise.allSettled([answered, sent]),
    changesMade: changesMade + 1,
    request: undefined,
    changes: new Map(changes).set(productId, willBeListed),
  })
  try {
    const reply = await sent
    const { ids = idsOf(reply) } = wishlist.get()
    if (token === storedToken()) update({ ids: withChange(ids, productId, willBeListed) })
  } finally {
    update({ changes: new Map([...wishlist.get().changes].filter(([id]) => id !== productId)) })
  }
}

function send(productId: string, willBeListed: boolean): Promise<WishlistReply> {
  if (willBeListed) return call('POST /api/wishlist/add', { body: { productId } })
  return call('DELETE /api/wishlist/remove/:productId', { params: { productId } })
}

/** Drops everything when somebody else is here. */
export function forgetWishlist(): void {
  update({ changes: new Map(), ids: undefined })
}

/** Whether a product is listed, a change on its way included; undefined until the shop has answered. */
export function isListed(productId: string, { changes, ids } = wishlist.get()): boolean | undefined {
  return changes.get(productId) ?? ids?.includes(productId)
}

/** `isListed`, in any part of a page. */
export function useIsListed(productId: string): boolean | undefined {
  return useStore(wishlist, (list) => isListed(productId, list))
}

/** Whether a change of a product is on its way. */
export function useIsChanging(productId: string): boolean {
  return useStore(wishlist, ({ changes }) => changes.has(productId)) ?? false
}

/** How many products are listed; 0 until the shop has answered. */
export function useWishlistCount(): number {
  return useStore(wishlist, countOf) ?? 0
}

function countOf({ changes, ids = [] }: Wishlist): number {
  return [...changes].reduce((listed, [id, isListed]) => withChange(listed, id, isListed), ids).length
}

function withChange(ids: readonly string[], id: string, isListed: boolean): readonly string[] {
  const others = ids.filter((other) => other !== id)
  return isListed ? [id, ...others] : others
}

function idsOf({ items }: WishlistReply): string[] {
  return items.map(({ _id }) => _id)
}
