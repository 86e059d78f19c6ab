import { asc, inArray } from 'drizzle-orm'
import { countryName } from '#domain/users/countries.ts'
import { oneLine } from '#kit/node/mail/fill-in.ts'
import type { Db } from '#kit/node/db/database.ts'
import { questions } from '#server/db/schema/questions.ts'
import type { Letter, LetterShop } from '#server/outbox/letter.ts'
import { MAX_QUOTED, quoted, sendGathered, takeUnmailed } from '#server/talk/gathered-letters.ts'
import type { World } from '#server/world.ts'
import { senderOf, questionLetter } from './letters.ts'

type LetterQuestion = Pick<
  typeof questions.$inferSelect,
  'kind' | 'name' | 'email' | 'text' | 'productId' | 'productName' | 'finishes' | 'address'
>

/** The letter to the studio about what was asked and no letter has named yet, where it is time for one. */
export async function studioLetters(tx: Db, kind: string, at: Date, shop: LetterShop): Promise<Letter[]> {
  const ids = await takeUnmailed(tx, 'question', { id: kind, side: 'client', at })
  if (ids.length === 0) return []
  const rows = await tx
    .select()
    .from(questions)
    .where(inArray(questions.id, ids))
    .orderBy(asc(questions.createdAt))
    .limit(MAX_QUOTED)
  const [first, ...others] = rows
  if (!first) return []
  if (others.length === 0) return [aboutOne(first, shop)]
  const texts = rows.map((row) => ({ ...row, text: row.kind === 'swatches' ? swatchLines(row) : row.text }))
  const headOf = ({ name, email, productName }: LetterQuestion) =>
    oneLine(`${name} (${email})${productName && `, ${productName}`}`)
  const messages = await quoted(texts, headOf, ids.length)
  // Of several people nobody is answered: answers go to the shop itself.
  const customer = { firstName: '', lastName: '', email: shop.email }
  const values = { messageCount: String(ids.length), messages }
  return [questionLetter('studio-question:several', { customer, shop, productId: null }, values)]
}

function aboutOne(row: LetterQuestion, shop: LetterShop): Letter {
  const about = { customer: senderOf(row), shop, productId: row.productId }
  const { text: question } = row
  if (row.kind === 'swatches')
    return questionLetter('studio-question:swatches', about, {
      pieceName: row.productName,
      details: swatchLines(row),
    })
  if (row.productName === '') return questionLetter('studio-question:general', about, { question })
  return questionLetter('studio-question', about, { pieceName: pieceOf(row), question })
}

/** A piece with the finish that was looked at. */
export function pieceOf({ productName, finishes }: Pick<LetterQuestion, 'productName' | 'finishes'>): string {
  return [productName, ...finishes].map(oneLine).join(', ')
}

/** The finishes, and the address that they go to. */
export function swatchLines({ finishes, address }: Pick<LetterQuestion, 'finishes' | 'address'>): string {
  const {
    fullName = '',
    address: street = '',
    city = '',
    state = '',
    postalCode = '',
    country = '',
  } = address ?? {}
  const town = `${city}, ${state} ${postalCode}`
  return [finishes.join(', '), '', fullName, street, town, countryName(country)].map(oneLine).join('\n')
}

/** Sends the letters about what has waited for ten minutes since the last one. */
export function sendQuestionLetters(world: World): Promise<void> {
  return sendGathered(world, 'question', (tx, { id, at }, shop) => studioLetters(tx, id, at, shop))
}
