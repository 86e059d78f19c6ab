import { count } from 'drizzle-orm'
import type { DesignRequest } from '#contract/designs/design-request.ts'
import type { Payable } from '#contract/payables.ts'
import type { Db } from '#kit/node/db/database.ts'
import { designRequests } from '#server/db/schema/designs.ts'
import { payments } from '#server/db/schema/payments.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { noa, type Person } from '#tests/support/people.ts'
import { askShop, isDone } from '#tests/support/processes/ask-shop.ts'
import { note, place, repeat, type Writing } from '#tests/support/processes/writers.ts'
import type { ExistingOrder } from '#tests/support/processes/writer-books.ts'

type Paid = { order: string; key: string; body: object; isSaid: boolean }
type Sent = { buyer: Person; key: string; id?: string }

/** What clients and the studio were promised of designs and payments, and what they asked for without an answer. */
export type MoreBooks = { designs: Sent[]; payments: Paid[] }

/** A client who sends floor plans, and the studio that records a payment for each order of theirs, until `until`. */
export async function sendAndPay(
  at: Writing,
  { clients, more }: { clients: Person[]; more: MoreBooks },
  until: AbortSignal,
): Promise<void> {
  const orders: ExistingOrder[] = []
  let turn = 0
  await Promise.all([
    repeat(at, until, () => sendPlan(at, clients[turn++ % clients.length] ?? noa, more)),
    repeat(at, until, () => payNext(at, clients, { orders, more })),
  ])
}

async function sendPlan(at: Writing, buyer: Person, { designs }: MoreBooks): Promise<boolean> {
  const open = designs.find((each) => each.buyer === buyer && each.id === undefined)
  const sent: Sent = open ?? { buyer, key: `design-number-${designs.length}` }
  if (!open) designs.push(sent)
  const form = new FormData()
  form.append('floorPlan', new File([new Uint8Array(sampleFiles.pdf)], 'plan.pdf'))
  const outcome = await askShop<{ request: DesignRequest }>(at.shop, '/api/design-requests', {
    method: 'POST',
    person: buyer,
    form,
    key: sent.key,
  })
  if (!isDone(outcome)) return note(at, 'design', outcome)
  sent.id = outcome.body.request._id
  at.books.promises += 1
  return true
}

/** Has an order placed and all of it paid; one of which no answer came first. */
async function payNext(
  at: Writing,
  clients: Person[],
  { orders, more }: { orders: ExistingOrder[]; more: MoreBooks },
): Promise<boolean> {
  const open = more.payments.find(({ isSaid, order }) => !isSaid && orders.some(({ id }) => id === order))
  if (open) return pay(at, open)
  const order = orders.find(({ id }) => id === undefined) ?? newOrder(at, clients, orders)
  if (!(await place(at, order))) return false
  const { id = '' } = order
  const found = await askShop<{ payable: Payable }>(at.shop, `/api/payables/${id}`, { person: noa })
  if (!isDone(found)) {
    orders.splice(orders.indexOf(order), 1)
    return note(at, 'payable', found)
  }
  const { open: amount } = found.body.payable
  const paid = {
    order: id,
    key: `payment-of-${id}`,
    body: { method: 'wire_transfer', amount, seenOpen: amount },
    isSaid: false,
  }
  more.payments.push(paid)
  return pay(at, paid)
}

function newOrder({ books }: Writing, clients: Person[], orders: ExistingOrder[]): ExistingOrder {
  const buyer = clients[books.orders.length % clients.length] ?? noa
  const order = { buyer, key: `order-number-${books.orders.length}`, quantity: 1 }
  books.orders.push(order)
  orders.push(order)
  return order
}

async function pay(at: Writing, paid: Paid): Promise<boolean> {
  const { order, key, body: json } = paid
  const request = { method: 'POST', person: noa, json, key }
  const outcome = await askShop(at.shop, `/api/payables/${order}/payments`, request)
  if (!isDone(outcome)) return note(at, 'payment', outcome)
  paid.isSaid = true
  at.books.promises += 1
  return true
}

/** Where the database says something else than these books, each in a line. */
export async function compareMore(db: Db, { designs, payments: paid }: MoreBooks): Promise<string[]> {
  const requests = await db
    .select({ id: designRequests.id, userId: designRequests.userId })
    .from(designRequests)
  const ids = new Set(requests.map(({ id }) => id))
  const sentBy = Map.groupBy(designs, ({ buyer }) => buyer.id)
  const rows = await db
    .select({ id: payments.payableId, times: count() })
    .from(payments)
    .groupBy(payments.payableId)
  const times = new Map(rows.map((row) => [row.id, row.times]))
  return [
    ...designs.filter(({ id }) => id !== undefined && !ids.has(id)).map(({ id }) => `design ${id} is lost`),
    ...[...Map.groupBy(requests, ({ userId }) => userId ?? '')]
      .filter(([userId, theirs]) => theirs.length > (sentBy.get(userId)?.length ?? 0))
      .map(([userId, theirs]) => `${theirs.length} designs of ${userId}`),
    ...paid
      .filter(({ order, isSaid }) => (times.get(order) ?? 0) > 1 || (isSaid && times.get(order) !== 1))
      .map(({ order }) => `order ${order} has ${times.get(order) ?? 0} payments`),
  ]
}
