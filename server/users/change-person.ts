import { difference } from '#domain/audit.ts'
import { recordChange } from '#server/audit/record.ts'
import type { Actor, SignedIn } from '#server/session.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import { Problem } from '#contract/problems.ts'
import type { PersonForm } from '#contract/users-admin.ts'
import type { User } from '#contract/users.ts'
import type { Db } from '#kit/node/db/database.ts'
import { queueLetter } from '#server/outbox/outbox.ts'
import { letterShop } from '#server/settings/letter-shop.ts'
import type { World } from '#server/world.ts'
import { emailTakenInstead } from './email-taken.ts'
import { holdAdmins } from './hold-admins.ts'
import type { Passwords } from './password-hash.ts'
import { auditedUser, holdUser, storePasswordHash, updateUser } from './queries.ts'
import { refuseCommon } from './refuse-common.ts'
import { forgetTemporaryPassword } from './temporary-password-queries.ts'
import { endOtherSessions, endSessions } from './tokens.ts'
import { accountLetter } from './letters.ts'

export const LAST_ADMIN = 'This is the only admin. Give the role to somebody else first.'
export const OWN_ROLE = 'You cannot take the admin role from yourself. Another admin can.'

/**
 * Changes who a person is. Another role or password ends their sessions at once, but the one that asks; of a new
 * password a letter tells its owner.
 *
 * @throws Problem `user_not_found` · `email_taken` · `validation_failed` (a password that everyone tries first) ·
 *   `illegal_state` (their own admin role, or that of the last admin)
 */
export async function changePerson(
  shop: World,
  passwords: Passwords,
  actor: Actor & Pick<SignedIn, 'tokenHash'>,
  id: string,
  { password = '', ...form }: PersonForm,
): Promise<User> {
  refuseCommon(password, 'password')
  const passwordHash = password === '' ? undefined : await passwords.hash(password)
  const settings = await currentSettings.get(shop)
  const letterFor = (customer: User) =>
    accountLetter('password-changed', { customer, shop: letterShop(settings, shop.config) })

  const written = shop.db.inTransaction(async (tx) => {
    const admins = await holdAdmins(tx, actor.id)
    const was = await holdUser(tx, id)
    if (!was) throw new Problem('user_not_found')
    if (was.role === 'admin' && form.role !== 'admin') refuseDemotion(admins, actor, id)
    const is = (await updateUser(tx, id, { ...form, updatedAt: shop.clock() })) ?? was
    if (passwordHash) await storePasswordHash(tx, id, passwordHash)
    const changed = { was, is, isNewPassword: passwordHash !== undefined }
    await record(tx, actor, changed)
    await endWhatWasOpened(tx, actor, changed)
    if (passwordHash) await queueLetter(tx, letterFor(is))
    return is
  })
  return written.catch(emailTakenInstead)
}

type Changed = { was: User; is: User; isNewPassword: boolean }

function refuseDemotion(admins: readonly string[], actor: Actor, id: string): void {
  if (id !== actor.id) return
  throw new Problem('illegal_state', { message: admins.length === 1 ? LAST_ADMIN : OWN_ROLE })
}

/** Nothing where nothing was changed; of a password only that it is another. */
async function record(tx: Db, actor: Actor, { was, is, isNewPassword }: Changed): Promise<void> {
  const { before, after, isNothing } = difference(auditedUser(was), auditedUser(is))
  if (isNothing && !isNewPassword) return
  const written = isNewPassword ? { ...after, signIn: 'new password' } : after
  await recordChange(tx, actor, { action: 'user.changed', id: is._id, before, after: written })
}

/** After the row was written: a sign-in at this moment waits for it, and finds the door shut or its session ended. */
async function endWhatWasOpened(
  tx: Db,
  actor: Actor & Pick<SignedIn, 'tokenHash'>,
  { was, is, isNewPassword }: Changed,
): Promise<void> {
  const isNewRole = was.role !== is.role
  if (isNewRole || isNewPassword) {
    if (is._id === actor.id) await endOtherSessions(tx, is._id, actor.tokenHash)
    else await endSessions(tx, is._id)
  }
  if (isNewRole || isNewPassword || was.email !== is.email) await forgetTemporaryPassword(tx, is._id)
}
