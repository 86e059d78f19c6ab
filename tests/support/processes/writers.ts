import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Order } from '#contract/orders/order.ts'
import type { Cart } from '#contract/cart.ts'
import { orderStatuses } from '#domain/orders/order-status.ts'
import { pdfOf } from '#tests/operations/large-samples.ts'
import { askShop, codeOf, isDone, type Listening, type Outcome } from './ask-shop.ts'
import { orderForm } from '../seed/order.ts'
import { noa, type Person } from '#tests/support/people.ts'
import type { Chance } from '#tests/support/catalogue/random-catalogue.ts'
import type { Books, ExistingOrder } from './writer-books.ts'

/** How many send evidence in turn: an account holds 200 files, and thousands are sent. */
const PAYERS = 40
/** How many customers the writers are. */
export const WRITING_BUYERS = 5 + PAYERS

/** Writers at work: whom they ask, what they buy, who they are and what they note. */
export type Writing = {
  shop: Listening
  product: string
  buyers: Person[]
  books: Books
  random: Chance
  /** How long each rests between two acts. */
  restMs?: number
}

const PAUSE_MS = 30
const MOST = 9
const SMALLEST_PDF = 20_000
const LARGEST_PDF = 200_000

/** Eight writers, without pause until `until`: three order, two fill their carts, two send evidence, one moves orders on. */
export async function write(at: Writing, until: AbortSignal): Promise<void> {
  const [orderers, shoppers, payers] = [at.buyers.slice(0, 3), at.buyers.slice(3, 5), at.buyers.slice(5)]
  const anyPayer = () => payers[upTo(at.random, payers.length) - 1] ?? noa
  await Promise.all([
    ...orderers.map((buyer) => repeat(at, until, () => placeNext(at, buyer))),
    ...shoppers.map((buyer) => repeat(at, until, () => fillCart(at, buyer))),
    ...[1, 2].map(() => repeat(at, until, () => sendEvidence(at, anyPayer()))),
    repeat(at, until, () => moveOrder(at, orderers)),
  ])
}

export async function repeat(
  { restMs = 0 }: Pick<Writing, 'restMs'>,
  until: AbortSignal,
  act: () => Promise<boolean>,
): Promise<void> {
  while (!until.aborted) await wait((await act()) ? restMs : Math.max(restMs, PAUSE_MS))
}

/** Sends an order, the same one again where no answer came; whether it is placed. */
export async function place(at: Writing, order: ExistingOrder): Promise<boolean> {
  const outcome = await askShop<{ order: Order }>(at.shop, '/api/orders', {
    method: 'POST',
    person: order.buyer,
    json: orderForm(at.product, order.quantity),
    key: order.key,
  })
  if (!isDone(outcome)) return note(at, 'order', outcome)
  const { _id } = outcome.body.order
  if (order.id !== undefined && order.id !== _id) at.books.surprises.push(`order ${order.id} came twice`)
  order.id = _id
  at.books.promises += 1
  return true
}

function placeNext(at: Writing, buyer: Person): Promise<boolean> {
  return place(at, unanswered(at, buyer) ?? newOrder(at, buyer))
}

function unanswered({ books }: Writing, buyer: Person): ExistingOrder | undefined {
  return books.orders.find((order) => order.buyer === buyer && order.id === undefined)
}

function newOrder({ books, random }: Writing, buyer: Person): ExistingOrder {
  const order = { buyer, key: `order-number-${books.orders.length}`, quantity: upTo(random, MOST) }
  books.orders.push(order)
  return order
}

/** Looks into the cart, then adds a piece, or begins anew where there are many. */
async function fillCart(at: Writing, buyer: Person): Promise<boolean> {
  const seen = await askShop<{ cart: Cart }>(at.shop, '/api/cart', { person: buyer })
  if (!isDone(seen)) return note(at, 'cart', seen)
  const [line] = seen.body.cart.items
  const quantity = line?.quantity ?? 0
  const existing = at.books.carts.get(buyer.id)
  if (existing && quantity !== existing.said && quantity !== existing.requested)
    at.books.surprises.push(`a cart holds ${quantity} after ${existing.said}`)
  const isFull = line !== undefined && quantity > MOST
  const requested = isFull ? upTo(at.random, MOST) : quantity + 1
  at.books.carts.set(buyer.id, { said: quantity, requested })
  const done = isFull
    ? await askShop(at.shop, `/api/cart/update/${line._id}`, setQuantity(buyer, requested))
    : await askShop(at.shop, '/api/cart/add', addOne(buyer, at.product))
  if (!isDone(done)) return note(at, 'cart', done)
  at.books.carts.set(buyer.id, { said: requested })
  at.books.promises += 1
  return true
}

function setQuantity(person: Person, quantity: number) {
  return { method: 'PUT', person, json: { quantity } }
}

function addOne(person: Person, productId: string) {
  return { method: 'POST', person, json: { productId, quantity: 1 } }
}

async function sendEvidence(at: Writing, buyer: Person): Promise<boolean> {
  const order = newOrder(at, buyer)
  if (!(await place(at, order))) return false
  const bytes = pdfOf(SMALLEST_PDF + upTo(at.random, LARGEST_PDF - SMALLEST_PDF))
  const form = new FormData()
  form.append('paymentEvidence', new File([new Uint8Array(bytes)], 'receipt.pdf'))
  const sent = await askShop<{ order: Order }>(at.shop, `/api/orders/${order.id}/payment-evidence`, {
    method: 'POST',
    person: buyer,
    form,
    key: `${order.key}-evidence`,
  })
  if (!isDone(sent)) return note(at, 'evidence', sent)
  const path = new URL(sent.body.order.paymentEvidence?.url ?? '', at.shop.address).pathname
  at.books.evidence.push({ buyer, path, sha256: createHash('sha256').update(bytes).digest('hex') })
  at.books.promises += 1
  return true
}

/** Moves an order of `buyers` to another status; one of which no answer came first. */
async function moveOrder(at: Writing, buyers: Person[]): Promise<boolean> {
  const placed = at.books.orders.filter(({ id, buyer }) => id !== undefined && buyers.includes(buyer))
  const open = [...at.books.statuses].find(([, existing]) => existing.requested !== undefined)
  const id = open?.[0] ?? placed[upTo(at.random, placed.length) - 1]?.id
  if (id === undefined) return false
  const { said, requested = otherStatus(at.random, said) } = at.books.statuses.get(id) ?? {
    said: 'pending' as const,
  }
  at.books.statuses.set(id, { said, requested })
  const moved = await askShop(at.shop, `/api/orders/${id}/status`, {
    method: 'PUT',
    person: noa,
    json: { status: requested },
  })
  if (!isDone(moved)) return note(at, 'status', moved)
  at.books.statuses.set(id, { said: requested })
  at.books.promises += 1
  return true
}

function otherStatus(random: Chance, said: (typeof orderStatuses)[number]) {
  const others = orderStatuses.filter((status) => status !== said)
  return others[upTo(random, others.length) - 1] ?? 'processing'
}

/** A reply that says nothing is done; anything but "try again" is a surprise. */
export function note({ books }: Writing, what: string, outcome: Outcome): false {
  const mayAskAgain = outcome === undefined || outcome.status === 503 || codeOf(outcome) === 'in_progress'
  if (!mayAskAgain) books.surprises.push(`${what}: ${outcome.status} ${codeOf(outcome)}`)
  return false
}

/** A whole number from 1 to `most`. */
function upTo(random: Chance, most: number): number {
  return 1 + Math.floor(random() * most)
}
