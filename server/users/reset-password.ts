import { currentSettings } from '#server/settings/current-settings.ts'
import { timingSafeEqual } from 'node:crypto'
import type { z } from 'zod'
import type { ResetPasswordForm, User } from '#contract/users.ts'
import { queueLetter } from '#server/outbox/outbox.ts'
import { letterShop } from '#server/settings/letter-shop.ts'
import type { World } from '#server/world.ts'
import type { Passwords } from './password-hash.ts'
import { holdUser, storePasswordHash } from './queries.ts'
import { refuseCommon } from './refuse-common.ts'
import { countTry, useUp } from './temporary-password-queries.ts'
import { endSessions, openSession } from './tokens.ts'
import { accountLetter } from './letters.ts'
import { hashTemporaryPassword } from './temporary-password.ts'

/**
 * Puts a new password in place of a forgotten one: uses the temporary one up, ends every session, opens one, and
 * writes to the owner that it was done. Undefined when the temporary password is not the one, or not any more.
 *
 * @throws Problem `validation_failed` (a password that everyone tries first)
 */
export async function resetPassword(
  shop: World,
  passwords: Passwords,
  { email, tempPassword, newPassword }: z.output<typeof ResetPasswordForm>,
): Promise<{ token: string; user: User } | undefined> {
  refuseCommon(newPassword, 'newPassword')
  const stored = await countTry(shop.db, email, shop.clock())
  if (!stored || !isSame(hashTemporaryPassword(tempPassword), stored.hash)) return undefined
  const passwordHash = await passwords.hash(newPassword)
  const settings = await currentSettings.get(shop)
  return shop.db.inTransaction(async (tx) => {
    const user = await holdUser(tx, stored.userId)
    if (!user || !(await useUp(tx, stored, shop.clock()))) return undefined
    await storePasswordHash(tx, user._id, passwordHash)
    await endSessions(tx, user._id)
    await queueLetter(
      tx,
      accountLetter('password-changed', { customer: user, shop: letterShop(settings, shop.config) }),
    )
    return { token: await openSession(tx, shop, user._id), user }
  })
}

function isSame(hash: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(hash), Buffer.from(other))
}
