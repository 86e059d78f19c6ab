import { currentSettings } from '#server/settings/current-settings.ts'
import type { z } from 'zod'
import type { RegisterForm, User } from '#contract/users.ts'
import { queueLetter } from '#server/outbox/outbox.ts'
import { letterShop } from '#server/settings/letter-shop.ts'
import type { World } from '#server/world.ts'
import { emailTaken } from './email-taken.ts'
import type { Passwords } from './password-hash.ts'
import { findUserByEmail, insertUser } from './queries.ts'
import { refuseCommon } from './refuse-common.ts'
import { openSession } from './tokens.ts'
import { accountLetter } from './letters.ts'

/**
 * Opens an account, always a customer's, with its first session and a letter of welcome.
 *
 * @throws Problem `validation_failed` (a password that everyone tries first) · `email_taken`
 */
export async function register(
  shop: World,
  passwords: Passwords,
  { password, ...form }: z.output<typeof RegisterForm>,
): Promise<{ token: string; user: User }> {
  refuseCommon(password, 'password')
  if (await findUserByEmail(shop.db, form.email)) throw emailTaken()
  const settings = await currentSettings.get(shop)
  const passwordHash = await passwords.hash(password)
  const newcomer = {
    ...form,
    id: shop.random.uuid(),
    role: 'customer',
    passwordHash,
    createdAt: shop.clock(),
  } as const
  return shop.db.inTransaction(async (tx) => {
    const user = await insertUser(tx, newcomer)
    if (!user) throw emailTaken()
    const { welcomeEmailTemplate: ownBody } = settings.email
    await queueLetter(
      tx,
      accountLetter('welcome', { customer: user, shop: letterShop(settings, shop.config), ownBody }),
    )
    return { token: await openSession(tx, shop, user._id), user }
  })
}
