import { currentSettings } from '#server/settings/current-settings.ts'
import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { Problem } from '#contract/problems.ts'
import type { OwnLetterForm } from '#contract/emails.ts'
import type { LetterDraft } from '#contract/settings-admin.ts'
import type { LetterTemplateName } from '#domain/emails/letter-templates.ts'
import { recordChange } from '#server/audit/record.ts'
import { type Letter, type LetterShop, type LetterCustomer, writeLetter } from '#server/outbox/letter.ts'
import { claimEmail } from '#server/outbox/claim-email.ts'
import { queueLetter } from '#server/outbox/outbox.ts'
import { sendAtOnce } from '#server/outbox/send-outbox.ts'
import { linkSigner, type LinkQuery } from '#server/files/signed-links.ts'
import { mailPreviewHeaders } from '#kit/node/http/security-headers.ts'
import type { FileAnswer } from '#kit/node/http/serve.ts'
import type { Actor, SignedIn } from '#server/session.ts'
import type { World } from '#server/world.ts'
import { letterShop, storeNameOf } from '#server/settings/letter-shop.ts'
import { orderWords } from '#server/orders/letter-words.ts'
import { requestValues } from '#server/designs/letters.ts'
import { orderLetter, orderValues } from '#server/orders/letters.ts'
import { sampleOrder, sampleRequest, sampleValues } from './sample-facts.ts'
import { ourWords, refuseFaults } from './own-letters.ts'
import { accountLetter, accountWords } from '#server/users/letters.ts'

type Sample = { shop: LetterShop; email: string; now: Date; ownBody: string }

const compose: Record<LetterTemplateName, (sample: Sample) => Letter> = {
  orderConfirmationTemplate: ({ email, now, ...own }) =>
    orderLetter('order-received', { ...own, customer: sampleCustomer(email), order: sampleOrder(now) }),
  shippingConfirmationTemplate: ({ email, now, ...own }) =>
    orderLetter('order-shipped', { ...own, customer: sampleCustomer(email), order: sampleOrder(now) }),
  welcomeEmailTemplate: ({ email, now: _now, ...own }) =>
    accountLetter('welcome', { ...own, customer: sampleCustomer(email) }),
}

/** Our own words of each letter, for which the owner's may stand. */
export const standardLetters: Record<LetterTemplateName, string> = {
  orderConfirmationTemplate: orderWords['order-received'].body,
  shippingConfirmationTemplate: orderWords['order-shipped'].body,
  welcomeEmailTemplate: accountWords.welcome.body,
}

/** A letter with words that are not saved yet, and a link that shows it for ten minutes. */
export async function previewLetter(shop: World, { id, email }: SignedIn, draft: LetterDraft) {
  return showLetter(shop, id, await sampleLetter(shop, email, draft))
}

/**
 * Any other letter with words that are not saved yet.
 *
 * @throws Problem `letter_not_found` · `validation_failed`
 */
export async function previewOwnLetter(
  shop: World,
  { id, email }: SignedIn,
  name: string,
  own: OwnLetterForm,
) {
  refuseFaults(name, own)
  const words = { ...ourWords(name), ...own }
  const about = letterShop(await currentSettings.get(shop), shop.config)
  const people = { shop: about, customer: sampleCustomer(email) }
  const order = sampleOrder(shop.clock())
  const values = {
    ...sampleValues,
    ...requestValues(sampleRequest(order), about),
    ...orderValues(order, about),
  }
  const pages = { [words.page]: '/' }
  return showLetter(shop, id, writeLetter(name, people, words, { values, pages, items: order.items }))
}

/** What is read of a letter that is not sent, with a link that shows it to an admin for a short while. */
export async function showLetter(shop: World, admin: string, { subject, text, html }: Letter, order = '') {
  // One for each admin and order, in the store that all processes share: a later one takes its place.
  const id = hashedUuid(`${admin} ${order}`)
  await shop.files.put(previewKey(id), Buffer.from(html))
  const signer = await linkSigner(shop)
  return { subject, text, url: signer.urlOf(previewPath(id)) }
}

/** The letter that is tried out as `id`, for a frame that can run nothing. */
export async function showPreview(shop: World, id: string, query: LinkQuery): Promise<FileAnswer> {
  const isOpen = (await linkSigner(shop)).opens(previewPath(id), query)
  const stored = isOpen ? await shop.files.read(previewKey(id)) : undefined
  if (!stored) throw new Problem('not_found')
  return { stream: await buffer(stored.stream), headers: mailPreviewHeaders }
}

/**
 * Sends a letter that is tried out to the admin email at once. `refusal` is what the mail server answered where it did
 * not take it; without a mail server it waits with the others.
 */
export async function sendTestLetter(
  shop: World,
  actor: Actor,
  draft: LetterDraft,
): Promise<{ sentTo: string; canSend: boolean; refusal: string }> {
  const { adminEmail } = (await currentSettings.get(shop)).email
  const canSend = shop.config.smtpUrl !== undefined
  const letter = await sampleLetter(shop, adminEmail, draft)
  const claimed = await shop.db.inTransaction(async (tx) => {
    const id = shop.random.uuid()
    await queueLetter(tx, { ...letter, id, subject: `Test: ${letter.subject}` })
    await recordChange(tx, actor, {
      action: 'settings.test_email_sent',
      id: 'email',
      after: { template: draft.template, sentTo: adminEmail },
    })
    // Claimed where it is written, so that no other sender takes it first.
    return canSend ? claimEmail(tx, shop.clock(), id) : undefined
  })
  const refusal = claimed && (await sendAtOnce({ ...shop, storeName: storeNameOf(shop) }, claimed))
  return { sentTo: adminEmail, canSend, refusal: refusal ?? '' }
}

async function sampleLetter(shop: World, email: string, { template, text }: LetterDraft): Promise<Letter> {
  const about = letterShop(await currentSettings.get(shop), shop.config)
  return compose[template]({ shop: about, email, now: shop.clock(), ownBody: text })
}

function previewPath(id: string): string {
  return `/api/settings/email-preview/${id}`
}

function previewKey(id: string): string {
  return `letter-previews/${id}.html`
}

function hashedUuid(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
}

/** Who a letter is tried out on; `email` is that of whoever reads it. */
function sampleCustomer(email: string): LetterCustomer {
  return { firstName: 'Leilani', lastName: 'Akana', email }
}
