import { recordChange } from '#server/audit/record.ts'
import type { Db } from '#kit/node/db/database.ts'
import type { StoredOrder, Viewer } from './queries.ts'

/** Whoever asks for a change, and from where. */
export type Actor = Viewer & { address: string }

/** Writes what an admin did for a customer into the audit log; what customers do themselves is not in it. */
export async function auditForCustomer(
  tx: Db,
  actor: Actor,
  action: string,
  before: StoredOrder,
  after: StoredOrder,
): Promise<void> {
  if (actor.role === 'admin' && after !== before) await auditOrder(tx, actor, action, before, after)
}

/** Writes what the studio changed of an order into the audit log: of what is watched, only what differs. */
export async function auditOrder(
  tx: Db,
  { id: actorId, address }: Actor,
  action: string,
  before: StoredOrder,
  after: StoredOrder,
): Promise<void> {
  const [was, is] = [watched(before), watched(after)]
  const changed = Object.keys(was).filter((name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]))
  await recordChange(tx, {
    actorId,
    action,
    objectType: 'order',
    objectId: before._id,
    before: pick(was, changed),
    after: pick(is, changed),
    address,
  })
}

const watchedFields = [
  'status',
  'quoteStatus',
  'paymentStatus',
  'paymentMethod',
  'paymentClaim',
  'paymentNote',
  'paidAt',
  'deliveredAt',
  'itemsPrice',
  'shippingPrice',
  'taxPrice',
  'discount',
  'totalPrice',
  'validUntil',
  'quoteNote',
  'trackingNumber',
  'shippingMethod',
  'shippingAddress',
] as const satisfies (keyof StoredOrder)[]

function watched(order: StoredOrder): Record<string, unknown> {
  return {
    ...Object.fromEntries(watchedFields.map((field) => [field, order[field]])),
    evidence: order.evidence?.id ?? null,
    prices: order.items.map((item) => item.price),
  }
}

function pick(from: Record<string, unknown>, names: string[]): Record<string, unknown> {
  return Object.fromEntries(names.map((name) => [name, from[name]]))
}
