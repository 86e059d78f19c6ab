import type { EditableLetter, OwnLetterForm } from '#contract/emails.ts'
import { Problem } from '#contract/problems.ts'
import type { Settings } from '#contract/settings.ts'
import { wordsFault } from '#domain/emails/letter-templates.ts'
import { recordChange } from '#server/audit/record.ts'
import { designWords } from '#server/designs/letter-words.ts'
import { orderWords } from '#server/orders/letter-words.ts'
import { sellerWords } from '#server/orders/seller-letters.ts'
import { quoteWords } from '#server/orders/quotes/letter-words.ts'
import { type LetterWords, partsOf } from '#server/outbox/letter.ts'
import { feeWords } from '#server/payments/fee-words.ts'
import { lateWords } from '#server/payments/late-words.ts'
import { orderPaymentWords } from '#server/payments/letter-words.ts'
import { moneyWords, refundSentWords } from '#server/payments/money-words.ts'
import { questionWords } from '#server/questions/letters.ts'
import type { Actor } from '#server/session.ts'
import { currentSettings, lockSettings, writeSettings } from '#server/settings/current-settings.ts'
import { stockWords } from '#server/stock/letters.ts'
import { accountWords } from '#server/users/letters.ts'
import type { World } from '#server/world.ts'

// Three letters have their words among the settings: see `domain/emails/letter-templates.ts`.
const { welcome: _welcome, ...account } = accountWords
const {
  'order-received': _received,
  'order-received:on-delivery': _onDelivery,
  'order-shipped': _shipped,
  ...order
} = orderWords

/** Our words of every letter that has no setting of its own. */
const tables = new Map<string, LetterWords>(
  Object.entries({
    ...account,
    ...quoteWords,
    ...order,
    ...sellerWords,
    ...orderPaymentWords,
    ...designWords,
    ...feeWords,
    ...moneyWords,
    ...lateWords,
    'order-refunded:part': refundSentWords,
    'design-fee-refunded:part': refundSentWords,
    ...stockWords,
    ...questionWords,
  }),
)

/** @throws Problem `letter_not_found` */
export function ourWords(name: string): LetterWords {
  const words = tables.get(name)
  if (!words) throw new Problem('letter_not_found')
  return words
}

/** Every letter whose words the owner may write, as it is now. */
export async function editableLetters(shop: World): Promise<EditableLetter[]> {
  const { letters } = await currentSettings.get(shop)
  return [...tables.keys()].map((name) => editable(name, letters))
}

/**
 * Writes the words of a letter, or with null goes back to ours.
 *
 * @throws Problem `letter_not_found` · `validation_failed` (placeholders nobody can fill in, or that are missing)
 */
export async function saveOwnLetter(
  shop: World,
  actor: Actor,
  name: string,
  own: OwnLetterForm | null,
): Promise<EditableLetter> {
  if (own) refuseFaults(name, own)
  const { original } = editable(name, {})
  return shop.db.inTransaction(async (tx) => {
    const before = (await lockSettings(shop, tx)).letters[name] ?? null
    await writeSettings(shop, tx, 'letters', { [name]: own })
    if (JSON.stringify(before) !== JSON.stringify(own))
      await recordChange(tx, actor, {
        action: 'letter.changed',
        id: name,
        before: before ?? original,
        after: own ?? original,
      })
    return editable(name, { [name]: own })
  })
}

/** @throws Problem `letter_not_found` · `validation_failed` */
export function refuseFaults(name: string, { subject, body }: OwnLetterForm): void {
  const { placeholders, required } = partsOf(ourWords(name))
  const inSubject = wordsFault(subject, placeholders)
  const inBody = wordsFault(body, placeholders, required)
  const message = inSubject ?? inBody
  if (message === undefined) return
  const fields = { ...(inSubject && { subject: inSubject }), ...(inBody && { body: inBody }) }
  throw new Problem('validation_failed', { message, fields })
}

function editable(name: string, own: Settings['letters']): EditableLetter {
  const words = ourWords(name)
  return {
    name,
    isToStudio: words.page === 'studio',
    original: { subject: words.subject, body: words.body },
    own: own[name] ?? null,
    ...partsOf(words),
  }
}
