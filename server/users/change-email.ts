import type { z } from 'zod'
import { Problem } from '#contract/problems.ts'
import type { EmailProof } from '#contract/own-account.ts'
import type { User } from '#contract/users.ts'
import { tooMany } from '#kit/core/operation/problem.ts'
import { linkSigner } from '#server/files/signed-links.ts'
import { invalid } from '#server/invalid.ts'
import { recordChange } from '#server/audit/record.ts'
import { queueLetter } from '#server/outbox/outbox.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import { letterShop } from '#server/settings/letter-shop.ts'
import type { Db } from '#kit/node/db/database.ts'
import type { World } from '#server/world.ts'
import { emailTaken, emailTakenInstead } from './email-taken.ts'
import { accountLetter } from './letters.ts'
import {
  findAccount,
  findPasswordHash,
  findUser,
  findUserByEmail,
  holdUser,
  storeNewEmail,
  updateUser,
} from './queries.ts'
import { MAX_MAILS_PER_HOUR } from './temporary-password.ts'
import { forgetTemporaryPassword, mailedWithin } from './temporary-password-queries.ts'

const PROOF_LASTS_MS = 24 * 60 * 60_000
const HOUR = 60 * 60_000
const MAX_PROOFS_A_DAY = 10
const TOO_MANY = 'Too many letters to this address'
const SAME_EMAIL = 'This is your email address already'

/** What a link proves. The old address and the password are in it: once either is another, the link is void. */
async function proofOf(db: Db, { _id, email }: Pick<User, '_id' | 'email'>, to: string): Promise<string> {
  return `change-email of ${_id} from ${email} to ${to}, ${await findPasswordHash(db, _id)}`
}

/**
 * Sends a link to a new address of the person `id`, whose password was checked.
 *
 * @throws Problem `email_taken` · `validation_failed` (it is theirs already) · `not_signed_in` · `rate_limited` (three
 *   letters an hour and ten a day to one address, whoever asks)
 */
export async function sendEmailProof(shop: World, id: string, email: string): Promise<void> {
  const person = await findUser(shop.db, id)
  if (!person) throw new Problem('not_signed_in')
  if (person.email === email) throw invalid('email', SAME_EMAIL)
  if (await findUserByEmail(shop.db, email)) throw emailTaken()
  const link = (await linkSigner(shop)).queryOf(await proofOf(shop.db, person, email), PROOF_LASTS_MS)
  const about = {
    customer: { ...person, email },
    shop: letterShop(await currentSettings.get(shop), shop.config),
    signed: `user=${id}&${link}`,
  }
  await shop.db.inTransaction(async (tx) => {
    if (!(await holdUser(tx, id))) throw new Problem('not_signed_in')
    if ((await mailedWithin(tx, 1, 'prove-email', email)) >= MAX_MAILS_PER_HOUR) throw tooMany(HOUR, TOO_MANY)
    if ((await mailedWithin(tx, 24, 'prove-email', email)) >= MAX_PROOFS_A_DAY) throw tooMany(HOUR, TOO_MANY)
    await storeNewEmail(tx, id, email, new Date(shop.clock().getTime() + PROOF_LASTS_MS))
    await queueLetter(tx, accountLetter('prove-email', about))
  })
}

/**
 * Changes an address to the one whose link was opened; a letter tells the old one.
 *
 * @throws Problem `link_expired` · `email_taken`
 */
export async function changeEmail(
  shop: World,
  address: string,
  { user: id, email, ...signed }: z.output<typeof EmailProof>,
): Promise<void> {
  const signer = await linkSigner(shop)
  const settings = await currentSettings.get(shop)
  const changed = shop.db.inTransaction(async (tx) => {
    const was = await holdUser(tx, id)
    if (!was || !signer.opens(await proofOf(tx, was, email), signed)) throw new Problem('link_expired')
    // They have cancelled it since, asked for another, or changed their address.
    if ((await findAccount(tx, id, shop.clock()))?.newEmail !== email) throw new Problem('link_expired')
    await updateUser(tx, id, { email, updatedAt: shop.clock() })
    await forgetTemporaryPassword(tx, id)
    const about = { customer: was, shop: letterShop(settings, shop.config) }
    await queueLetter(tx, accountLetter('email-changed', about, { newEmail: email }))
    const change = { action: 'user.changed', id, before: { email: was.email }, after: { email } } as const
    await recordChange(tx, { id, address }, change)
  })
  await changed.catch(emailTakenInstead)
}
