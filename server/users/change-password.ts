import { currentSettings } from '#server/settings/current-settings.ts'
import type { User } from '#contract/users.ts'
import { queueLetter } from '#server/outbox/outbox.ts'
import type { SignedIn } from '#server/session.ts'
import { letterShop } from '#server/settings/letter-shop.ts'
import type { World } from '#server/world.ts'
import type { Passwords } from './password-hash.ts'
import { findPasswordHash, holdUserWithHash, storePasswordHash, updateUser, type Details } from './queries.ts'
import { refuseCommon } from './refuse-common.ts'
import { forgetTemporaryPassword } from './temporary-password-queries.ts'
import { endOtherSessions } from './tokens.ts'
import { accountLetter } from './letters.ts'

type PasswordChange = Details & { currentPassword: string; newPassword: string }

/**
 * Changes the password of whoever is signed in, and what else of the profile came with it. Their other sessions end
 * and a temporary password on its way to them is void; a letter says that it was done. Undefined when
 * `currentPassword` is not theirs.
 *
 * @throws Problem `validation_failed` (a password that everyone tries first)
 */
export async function changePassword(
  shop: World,
  passwords: Passwords,
  { id, tokenHash }: SignedIn,
  { currentPassword, newPassword, ...details }: PasswordChange,
): Promise<User | undefined> {
  refuseCommon(newPassword, 'newPassword')
  const stored = await findPasswordHash(shop.db, id)
  if (!stored || !(await passwords.isRight(currentPassword, stored))) return undefined
  const passwordHash = await passwords.hash(newPassword)
  const settings = await currentSettings.get(shop)
  return shop.db.inTransaction(async (tx) => {
    if (!(await holdUserWithHash(tx, id, stored))) return undefined
    await storePasswordHash(tx, id, passwordHash)
    const user = await updateUser(tx, id, { ...details, updatedAt: shop.clock() })
    if (!user) return undefined
    await endOtherSessions(tx, id, tokenHash)
    await forgetTemporaryPassword(tx, id)
    await queueLetter(
      tx,
      accountLetter('password-changed', { customer: user, shop: letterShop(settings, shop.config) }),
    )
    return user
  })
}
