import { isCalledOff } from '#domain/designs/design-status.ts'
import { dueInFull } from '#domain/payments/dues.ts'
import type { designRequests } from '#server/db/schema/designs.ts'
import { followNoun } from '#server/payments/follow-noun.ts'
import { openPayable } from '#server/payments/payables.ts'
import { settle } from '#server/payments/settle.ts'
import type { World } from '#server/world.ts'

type Request = typeof designRequests.$inferInsert

/** Puts the fee of a design request beside one that was put there without the shop's rules, paid as far as that says. */
export async function seedFee({ db, random }: Pick<World, 'db' | 'random'>, request: Request): Promise<void> {
  const { id, userId, status = 'pending', paymentStatus = 'pending', feeCents, createdAt: at } = request
  await openPayable(db, id, { designId: id, totalCents: feeCents, dues: dueInFull(feeCents), agreedAt: at })
  const books = {
    tx: db,
    random,
    actorId: null,
    at: request.paidAt ?? at,
    today: at.toISOString().slice(0, 10),
  }
  const { paymentMethod: method, evidenceFileId = null } = request
  const fee = { id, userId, note: '', paidAt: null, isOver: false, next: [], method, evidenceFileId }
  const unpaid = { ...fee, status: 'pending' } as const
  if (paymentStatus === 'refunded') await settle(books, unpaid, 'paid')
  const stand = { isEarned: status === 'completed', isCancelled: isCalledOff(status) }
  if (stand.isEarned || stand.isCancelled) await followNoun(books, id, stand)
  if (paymentStatus !== 'pending') await settle(books, unpaid, paymentStatus)
}
