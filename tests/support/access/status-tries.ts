import { eq } from 'drizzle-orm'
import { api, type ApiKey } from '#contract/api.ts'
import { holdsFiles } from '#kit/core/operation/files.ts'
import type { Operation } from '#contract/endpoint.ts'
import { designStatuses, type DesignStatus } from '#domain/designs/design-status.ts'
import { orderStatuses, type OrderStatus } from '#domain/orders/order-status.ts'
import { paymentStatuses, type PaymentStatus } from '#domain/payments/payment-status.ts'
import { designRequests } from '#server/db/schema/designs.ts'
import { orders } from '#server/db/schema/orders.ts'
import { seedRequest } from '../seed/design.ts'
import { seedOrder } from '../seed/order.ts'
import { injectedReply } from './injected-call.ts'
import type { Person } from '#tests/support/people.ts'
import { pictureFile } from '#tests/support/catalogue/product-form.ts'
import type { TestShop } from '#tests/support/test-shop.ts'

type Standing<Status> = readonly [status: Status, payment: PaymentStatus]

/** Where an order may stand when somebody tries to move it. */
export const orderStandings: Standing<OrderStatus>[] = [
  ['pending', 'pending'],
  ['pending', 'rejected'],
  ['processing', 'paid'],
  ['shipped', 'paid'],
  ['cancelled', 'pending'],
]

export const designStandings: Standing<DesignStatus>[] = [
  ['pending', 'pending'],
  ['review', 'pending'],
  ['review', 'rejected'],
  ['in_progress', 'paid'],
  ['cancelled', 'pending'],
]

/** Every word for how far something has come. */
export const statusWords = [
  ...new Set([...orderStatuses, ...paymentStatuses, ...designStatuses, 'quoted', 'accepted', 'verified']),
]

/** Every write on a thing under the address `path`, and on an order named in the body. */
export function writesUnder(path: string): ApiKey[] {
  const ofOrders = /^\w+ \/api\/payment\//
  return (Object.keys(api) as ApiKey[]).filter(
    (key) =>
      !key.startsWith('GET') &&
      (key.includes(`${path}/:id`) || (path === '/api/orders' && ofOrders.test(key))),
  )
}

/** An order of `owner` that stands so. */
export async function orderStanding(
  testing: TestShop,
  owner: Person,
  [status, paymentStatus]: Standing<OrderStatus>,
): Promise<string> {
  const { _id } = await seedOrder(testing, { of: owner })
  const { db, clock } = testing.shop
  const paidAt = paymentStatus === 'paid' ? clock() : null
  await db.update(orders).set({ status, paymentStatus, paidAt }).where(eq(orders.id, _id))
  return _id
}

export function designStanding(
  testing: TestShop,
  owner: Person,
  [status, paymentStatus]: Standing<DesignStatus>,
): Promise<string> {
  return seedRequest(testing, owner, { status, paymentStatus, concepts: 1 })
}

/** How an order or a design request stands now, in one word each. */
export async function standingOf({ shop: { db } }: TestShop, id: string): Promise<string> {
  for (const table of [orders, designRequests]) {
    const [row] = await db.select().from(table).where(eq(table.id, id))
    if (row) return `${row.status} ${row.paymentStatus} ${row.paidAt?.toISOString() ?? 'unpaid'}`
  }
  return 'gone'
}

/** Makes `person` say `word` of the thing `id` in every way that an operation could listen to. */
export async function sayStatus({ http }: TestShop, person: Person, key: ApiKey, id: string, word: string) {
  const { body } = api[key] as Operation
  const words = ['status', 'paymentStatus', 'orderStatus', 'quoteStatus', 'answer', 'action', 'state', 'to']
  const said = {
    ...Object.fromEntries(words.map((name) => [name, word])),
    orderId: id,
    paymentMethod: 'wire_transfer',
    shippingMethod: word,
    reason: word,
    details: word,
    ...(holdsFiles(body)
      ? { paymentEvidence: pictureFile() }
      : { isPaid: true, paid: true, isDelivered: true }),
  }
  const params = { id, commentId: id, suggestionId: id, noteId: id }
  return injectedReply(http, person, key, {
    params,
    body: said,
    query: { status: word, paymentStatus: word },
  })
}
