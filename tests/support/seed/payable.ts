import { isCalledOff } from '#domain/designs/design-status.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import { dueInFull } from '#domain/payments/dues.ts'
import type { PaymentStatus } from '#domain/payments/payment-status.ts'
import { paperSubject } from '#server/designs/payable.ts'
import { requireRequest } from '#server/designs/queries.ts'
import type { designRequests } from '#server/db/schema/designs.ts'
import type { Books } from '#server/payments/books.ts'
import { followNoun } from '#server/payments/follow-noun.ts'
import { openPayable } from '#server/payments/payables.ts'
import { issuePapers } from '#server/payments/papers/issue-papers.ts'
import { settle } from '#server/payments/settle.ts'
import { firstSettings } from '#server/settings/current-settings.ts'
import type { World } from '#server/world.ts'

type Request = typeof designRequests.$inferInsert
type Shop = Pick<World, 'db' | 'random'>

function booksAt({ db, random }: Shop, at: Date): Books {
  return { tx: db, random, actorId: null, at, today: at.toISOString().slice(0, 10) }
}

/** Puts what is to be paid for an unpaid order beside one that was put there without the shop's rules. */
export async function seedOwed(
  shop: Shop,
  id: string,
  { totalCents, status, at }: { totalCents: number; status: OrderStatus; at: Date },
): Promise<void> {
  await openPayable(shop.db, id, { orderId: id, totalCents, dues: dueInFull(totalCents), agreedAt: at })
  const stand = { isEarned: status === 'delivered', isCancelled: status === 'cancelled' }
  if (stand.isEarned || stand.isCancelled) await followNoun(booksAt(shop, at), id, stand)
}

/** Has the payable of an order follow where the order was put without the shop's rules. */
export async function seedStanding(
  shop: Shop,
  { id, userId }: { id: string; userId: string },
  { status, paymentStatus, at }: { status: OrderStatus; paymentStatus: PaymentStatus; at: Date },
): Promise<void> {
  const order = {
    id,
    userId,
    note: '',
    paidAt: null,
    isOver: false,
    next: [],
    isStated: false,
    evidenceFileId: null,
  }
  const unpaid = { ...order, status: 'pending', method: 'wire_transfer' } as const
  if (paymentStatus !== 'pending') await settle(booksAt(shop, at), unpaid, paymentStatus)
  const stand = { isEarned: status === 'delivered', isCancelled: status === 'cancelled' }
  if (stand.isEarned || stand.isCancelled) await followNoun(booksAt(shop, at), id, stand)
}

/** Puts the fee of a design request beside one that was put there without the shop's rules, paid as far as that says. */
export async function seedFee(shop: World, request: Request): Promise<void> {
  const { id, userId, status = 'pending', paymentStatus = 'pending', feeCents, createdAt: at } = request
  await openPayable(shop.db, id, {
    designId: id,
    totalCents: feeCents,
    dues: dueInFull(feeCents),
    agreedAt: at,
  })
  const books = booksAt(shop, request.paidAt ?? at)
  const { paymentMethod: method, evidenceFileId = null } = request
  const fee = {
    id,
    userId,
    note: '',
    paidAt: null,
    isOver: false,
    next: [],
    method,
    evidenceFileId,
    isStated: false,
  }
  const unpaid = { ...fee, status: 'pending' } as const
  if (paymentStatus === 'refunded') await settle(books, unpaid, 'paid')
  const stand = { isEarned: status === 'completed', isCancelled: isCalledOff(status) }
  if (stand.isEarned || stand.isCancelled) await followNoun(books, id, stand)
  if (paymentStatus !== 'pending') await settle(books, unpaid, paymentStatus)
  const stored = await requireRequest(shop.db, { id: userId, role: 'customer' }, id)
  await issuePapers(books, firstSettings, id, paperSubject(stored))
}
