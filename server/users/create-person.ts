import { recordChange } from '#server/audit/record.ts'
import type { Actor } from '#server/session.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import type { PersonForm } from '#contract/users-admin.ts'
import type { User } from '#contract/users.ts'
import { queueLetter } from '#server/outbox/outbox.ts'
import { letterShop } from '#server/settings/letter-shop.ts'
import type { World } from '#server/world.ts'
import { emailTaken } from './email-taken.ts'
import { holdAdmins } from './hold-admins.ts'
import type { Passwords } from './password-hash.ts'
import { auditedUser, insertUser } from './queries.ts'
import { refuseCommon } from './refuse-common.ts'
import { accountLetter } from './letters.ts'

/**
 * Opens an account for somebody, in any role, with a letter to them. Without a password it gets one that nobody
 * knows: its owner chooses another by way of Forgot password.
 *
 * @throws Problem `validation_failed` (a password that everyone tries first) · `email_taken`
 */
export async function createPerson(
  shop: World,
  passwords: Passwords,
  actor: Actor,
  { password = '', ...person }: PersonForm,
): Promise<User> {
  refuseCommon(password, 'password')
  const passwordHash = await passwords.hash(password || shop.random.token())
  const settings = await currentSettings.get(shop)
  const newcomer = { ...person, id: shop.random.uuid(), passwordHash, createdAt: shop.clock() }
  return shop.db.inTransaction(async (tx) => {
    await holdAdmins(tx, actor.id)
    const user = await insertUser(tx, newcomer)
    if (!user) throw emailTaken()
    await queueLetter(
      tx,
      accountLetter('account-opened', { customer: user, shop: letterShop(settings, shop.config) }),
    )
    await recordChange(tx, actor, { action: 'user.created', id: user._id, after: auditedUser(user) })
    return user
  })
}
