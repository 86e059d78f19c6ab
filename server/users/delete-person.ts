import { recordChange } from '#server/audit/record.ts'
import type { Actor } from '#server/session.ts'
import { and, eq, isNull, or } from 'drizzle-orm'
import { Problem } from '#contract/problems.ts'
import type { User } from '#contract/users.ts'
import { FORMER_PERSON, formerEmail } from '#domain/users/former-person.ts'
import { clearCart } from '#server/cart/queries.ts'
import type { Db } from '#kit/node/db/database.ts'
import { idempotencyKeys } from '#kit/node/http/tables.ts'
import { users } from '#server/db/schema/users.ts'
import { boards } from '#server/db/schema/boards.ts'
import { questions } from '#server/db/schema/questions.ts'
import { stockAlerts } from '#server/db/schema/inventory.ts'
import { wishlistItems } from '#server/db/schema/wishlist.ts'
import type { World } from '#server/world.ts'
import { holdAdmins } from './hold-admins.ts'
import { holdUser, NO_NEW_EMAIL } from './queries.ts'
import { forgetTemporaryPassword } from './temporary-password-queries.ts'
import { endSessions } from './tokens.ts'

export const OWN_ACCOUNT = 'You cannot delete your own account.'
export const ADMIN_ACCOUNT = 'Admin accounts cannot be deleted. Give this person another role first.'

/**
 * Deletes an account: what is personal is blanked and its sessions, cart and wishlist are gone. Orders and reviews
 * stay, a former customer's; so does what the audit log says, without the name.
 *
 * @throws Problem `user_not_found` · `illegal_state` (an admin's account, the own one among them)
 */
export async function deletePerson(shop: World, actor: Actor, id: string): Promise<void> {
  await shop.db.inTransaction(async (tx) => {
    await holdAdmins(tx, actor.id)
    const person = await holdUser(tx, id)
    if (!person) throw new Problem('user_not_found')
    if (id === actor.id) throw new Problem('illegal_state', { message: OWN_ACCOUNT })
    if (person.role === 'admin') throw new Problem('illegal_state', { message: ADMIN_ACCOUNT })
    await makeFormer(tx, shop, person)
    await recordChange(tx, actor, { action: 'user.deleted', id, before: auditedFormer(person) })
  })
}

/** What the audit log may say of a person who is gone. */
export function auditedFormer({ role, createdAt }: User) {
  return { role, createdAt: createdAt.toISOString() }
}

/** Blanks what is personal of somebody whose row is held, and ends what they had opened. */
export async function makeFormer(tx: Db, { clock, random }: World, { _id: id, email }: User): Promise<void> {
  await blank(tx, id, { at: clock(), email: formerEmail(random.uuid()) })
  await endSessions(tx, id)
  // Also what they asked as a visitor, with the address of their account.
  const asVisitor = and(isNull(questions.userId), eq(questions.email, email))
  await tx.delete(questions).where(or(eq(questions.userId, id), asVisitor))
  await forgetBelongings(tx, id)
}

async function blank(tx: Db, id: string, { at, email }: { at: Date; email: string }): Promise<void> {
  await tx
    .update(users)
    .set({
      ...FORMER_PERSON,
      email,
      phone: '',
      address: null,
      questionnaire: null,
      passwordHash: null,
      ...NO_NEW_EMAIL,
      updatedAt: at,
      deletedAt: at,
    })
    .where(eq(users.id, id))
}

async function forgetBelongings(tx: Db, userId: string): Promise<void> {
  await clearCart(tx, userId)
  await tx.delete(wishlistItems).where(eq(wishlistItems.userId, userId))
  await tx.delete(stockAlerts).where(eq(stockAlerts.userId, userId))
  await tx.delete(boards).where(eq(boards.ownerId, userId))
  await forgetTemporaryPassword(tx, userId)
  // The replies kept for a repeated submit hold an address.
  await tx.delete(idempotencyKeys).where(eq(idempotencyKeys.userId, userId))
}
