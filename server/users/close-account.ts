import { and, eq, inArray, isNull, notInArray, or } from 'drizzle-orm'
import { Problem } from '#contract/problems.ts'
import { designStatuses, isOver } from '#domain/designs/design-status.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import { letterShop } from '#server/settings/letter-shop.ts'
import { recordChange } from '#server/audit/record.ts'
import { designRequests } from '#server/db/schema/designs.ts'
import { orders } from '#server/db/schema/orders.ts'
import { payables } from '#server/db/schema/payments.ts'
import { isUnsettled } from '#server/db/unsettled.ts'
import { queueLetter } from '#server/outbox/outbox.ts'
import type { Actor } from '#server/session.ts'
import type { World } from '#server/world.ts'
import type { Db } from '#kit/node/db/database.ts'
import { auditedFormer, makeFormer } from './delete-person.ts'
import { accountLetter } from './letters.ts'
import { holdUser } from './queries.ts'

export const UNDER_WAY =
  'An order, a quote or a design of yours is still under way. You can close your account once it is done or canceled.'
export const MONEY_OPEN =
  'Something is still to be paid for an order or a design of yours, or to be paid back to you. You can close your account once it is settled.'

/**
 * Closes the account of whoever asks: what is personal is blanked, orders stay without a name, and a last letter says
 * so. The caller has checked the password.
 *
 * @throws Problem `illegal_state` (something is still under way, or to be paid by either side) · `forbidden` (an admin by now) · `not_signed_in`
 */
export async function closeAccount(shop: World, actor: Actor): Promise<void> {
  const settings = await currentSettings.get(shop)
  await shop.db.inTransaction(async (tx) => {
    const person = await holdUser(tx, actor.id)
    if (!person) throw new Problem('not_signed_in')
    if (person.role === 'admin') throw new Problem('forbidden')
    if (await isAwaited(tx, actor.id)) throw new Problem('illegal_state', { message: UNDER_WAY })
    if (await isOwing(tx, actor.id)) throw new Problem('illegal_state', { message: MONEY_OPEN })
    const letter = { customer: person, shop: letterShop(settings, shop.config) }
    await queueLetter(tx, accountLetter('account-closed', letter))
    await makeFormer(tx, shop, person)
    await recordChange(tx, actor, { action: 'user.closed', id: actor.id, before: auditedFormer(person) })
  })
}

/** Whether somebody waits for an order, a quote or a design. */
async function isAwaited(tx: Db, userId: string): Promise<boolean> {
  const isOpenOrder = and(
    eq(orders.userId, userId),
    isNull(orders.archivedAt),
    inArray(orders.status, ['pending', 'processing', 'shipped']),
    or(isNull(orders.quoteStatus), notInArray(orders.quoteStatus, ['declined', 'expired'])),
  )
  const isOpenDesign = and(
    eq(designRequests.userId, userId),
    notInArray(designRequests.status, designStatuses.filter(isOver)),
  )
  return (await tx.$count(orders, isOpenOrder)) + (await tx.$count(designRequests, isOpenDesign)) > 0
}

/** Whether money is still to come from them or to go back: nobody could be asked for it any more. */
async function isOwing(tx: Db, userId: string): Promise<boolean> {
  const isOwn = and(eq(orders.userId, userId), isNull(orders.archivedAt))
  const ordered = tx.select({ id: orders.id }).from(orders).where(isOwn)
  const designed = tx
    .select({ id: designRequests.id })
    .from(designRequests)
    .where(eq(designRequests.userId, userId))
  const isTheirs = or(inArray(payables.orderId, ordered), inArray(payables.designId, designed))
  return (await tx.$count(payables, and(isTheirs, isUnsettled))) > 0
}
