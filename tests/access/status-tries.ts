import { eq } from 'drizzle-orm'
import { api, type ApiKey } from '#contract/api.ts'
import type { Operation } from '#contract/endpoint.ts'
import { designStatuses, type DesignStatus } from '#domain/designs/design-status.ts'
import { orderStatuses, type OrderStatus } from '#domain/orders/order-status.ts'
import { paymentStatuses, type PaymentStatus } from '#domain/payments/payment-status.ts'
import { holdsFiles } from '#kit/core/operation/files.ts'
import { designRequests } from '#server/db/schema/designs.ts'
import { orders } from '#server/db/schema/orders.ts'
import { injectedReply } from '#tests/support/injected-call.ts'
import { kai, leilani, type Person } from '#tests/support/people.ts'
import { seedStanding } from '#tests/support/seed/payable.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { seedOrder } from '#tests/support/seed/order.ts'
import type { TestShop } from '#tests/support/test-shop.ts'
import { evidence } from './own-asks.ts'

/** Where an order or a design request may stand when somebody tries to move it. */
const orderStandings: [OrderStatus, PaymentStatus][] = [
  ['pending', 'pending'],
  ['pending', 'rejected'],
  ['processing', 'paid'],
  ['shipped', 'paid'],
  ['cancelled', 'pending'],
]
const designStandings: [DesignStatus, PaymentStatus][] = [
  ['pending', 'pending'],
  ['review', 'pending'],
  ['review', 'rejected'],
  ['in_progress', 'paid'],
  ['cancelled', 'pending'],
]

/**
 * The moves of members, by what was and what came of it: they take back what nobody has paid, lay a rejected payment
 * before the studio again, and nothing else of an order or of a request that is in the studio's hands.
 */
const membersMoves = new Set([
  'pending pending → cancelled pending',
  'pending rejected → cancelled rejected',
  'pending rejected → pending pending',
  'review rejected → review pending',
])

/** Every word for how far something has come, and every field in which one could stand. */
export const statusWords = [
  ...new Set([...orderStatuses, ...paymentStatuses, ...designStatuses, 'quoted', 'accepted', 'verified']),
]
const statusFields = ['status', 'paymentStatus', 'orderStatus', 'quoteStatus', 'answer', 'action', 'state']
const textFields = [...statusFields, 'to', 'shippingMethod', 'reason', 'details']

type Outcome = { asks: number; moves: Set<string>; faults: string[] }
type Thing = { id: string; fresh: () => Promise<string>; owner: Person }

/** Has a member say each of `words` of an order and a request of theirs and of another's, however far these are. */
export async function tryStatuses(
  testing: TestShop,
  words: readonly string[],
  standings: number,
): Promise<Outcome> {
  const outcome: Outcome = { asks: 0, moves: new Set(), faults: [] }
  const orderWrites = writes(/^\/api\/(orders\/:id|payment\/)/)
  const designWrites = writes(/^\/api\/design-requests\/:id/)
  for (const owner of [leilani, kai]) {
    for (const standing of orderStandings.slice(0, standings))
      await tryWords(testing, owner, () => orderAt(testing, owner, standing), orderWrites, words, outcome)
    for (const [status, paymentStatus] of designStandings.slice(0, standings)) {
      const fresh = () => seedRequest(testing, owner, { status, paymentStatus, concepts: 1 })
      await tryWords(testing, owner, fresh, designWrites, words, outcome)
    }
  }
  return outcome
}

function writes(path: RegExp): ApiKey[] {
  return (Object.keys(api) as ApiKey[]).filter(
    (key) => !key.startsWith('GET') && path.test(key.split(' ')[1] ?? ''),
  )
}

async function orderAt(
  testing: TestShop,
  owner: Person,
  [status, paymentStatus]: [OrderStatus, PaymentStatus],
): Promise<string> {
  const { _id } = await seedOrder(testing, { of: owner })
  const { db, clock } = testing.shop
  const paidAt = paymentStatus === 'paid' ? clock() : null
  await db.update(orders).set({ status, paymentStatus, paidAt }).where(eq(orders.id, _id))
  await seedStanding(testing.shop, { id: _id, userId: owner.id }, { status, paymentStatus, at: clock() })
  return _id
}

async function tryWords(
  testing: TestShop,
  owner: Person,
  fresh: () => Promise<string>,
  keys: ApiKey[],
  words: readonly string[],
  outcome: Outcome,
) {
  const thing: Thing = { id: await fresh(), fresh, owner }
  for (const key of keys) for (const word of words) await tryWord(testing, thing, key, word, outcome)
}

async function tryWord(testing: TestShop, thing: Thing, key: ApiKey, word: string, outcome: Outcome) {
  const before = await standingOf(testing, thing.id)
  const { statusCode } = await sayStatus(testing, key, thing.id, word)
  const after = await standingOf(testing, thing.id)
  outcome.asks++
  const isRefused = thing.owner === leilani ? statusCode < 500 : [400, 403, 404].includes(statusCode)
  if (!isRefused) outcome.faults.push(`${key} "${word}" of ${thing.owner.firstName}: ${statusCode}`)
  if (after === before) return
  const move = `${before.replace(/ \S+$/, '')} → ${after.replace(/ \S+$/, '')}`
  const isOfMember = thing.owner === leilani && membersMoves.has(move) && after.endsWith('unpaid')
  outcome.moves.add(move)
  if (!isOfMember) outcome.faults.push(`${key} "${word}" of ${thing.owner.firstName}: ${move}`)
  thing.id = await thing.fresh()
}

/** How an order or a design request stands now, in one word each. */
async function standingOf({ shop: { db } }: TestShop, id: string): Promise<string> {
  for (const table of [orders, designRequests]) {
    const [row] = await db.select().from(table).where(eq(table.id, id))
    if (row) return `${row.status} ${row.paymentStatus} ${row.paidAt?.toISOString() ?? 'unpaid'}`
  }
  return 'gone'
}

/** Makes Leilani say `word` of the thing `id` in every way that an operation could listen to. */
function sayStatus({ http }: TestShop, key: ApiKey, id: string, word: string) {
  const flags = { isPaid: true, paid: true, isDelivered: true }
  return injectedReply(http, leilani, key, {
    params: { id, commentId: id, suggestionId: id, noteId: id },
    body: {
      ...Object.fromEntries(textFields.map((name) => [name, word])),
      orderId: id,
      paymentMethod: 'wire_transfer',
      ...(holdsFiles((api[key] as Operation).body) ? evidence() : flags),
    },
    query: { status: word, paymentStatus: word },
  })
}
