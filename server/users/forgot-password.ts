import { currentSettings } from '#server/settings/current-settings.ts'
import { queueLetter } from '#server/outbox/outbox.ts'
import { letterShop } from '#server/settings/letter-shop.ts'
import type { World } from '#server/world.ts'
import { holdUserByEmail } from './queries.ts'
import { signLetter } from './letter-link.ts'
import { keepTemporaryPassword, mailedWithin } from './temporary-password-queries.ts'
import { accountLetter } from './letters.ts'
import {
  hashTemporaryPassword,
  MAX_MAILS_PER_HOUR,
  newTemporaryPassword,
  TEMPORARY_PASSWORD_LIFE,
} from './temporary-password.ts'

/** What everyone is told who asks, whether there is an account or not. */
export const FORGOT_ANSWER =
  'If this email has an account, a temporary password is on its way to it. It works once, for 30 minutes.'

/**
 * Mails a temporary password to the person who signs in with `email`, three times an hour at most; to nobody
 * else. Their own password, their sessions and, once the mails are spent, the last temporary one stay as they are.
 */
export async function sendTemporaryPassword(shop: World, email: string): Promise<void> {
  const settings = await currentSettings.get(shop)
  const tempPassword = newTemporaryPassword(shop.random)
  const hash = hashTemporaryPassword(tempPassword)
  const signed = await signLetter(shop, email)
  const expiresAt = new Date(shop.clock().getTime() + TEMPORARY_PASSWORD_LIFE)
  await shop.db.inTransaction(async (tx) => {
    const customer = await holdUserByEmail(tx, email)
    if (!customer || (await mailedWithin(tx, 1, 'temporary-password', email)) >= MAX_MAILS_PER_HOUR) return
    await keepTemporaryPassword(tx, { userId: customer._id, hash, expiresAt })
    await queueLetter(
      tx,
      accountLetter(
        'temporary-password',
        { customer, shop: letterShop(settings, shop.config), signed },
        { tempPassword },
      ),
    )
  })
}
