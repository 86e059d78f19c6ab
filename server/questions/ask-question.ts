import { Problem } from '#contract/problems.ts'
import type { QuestionForm, SwatchForm } from '#contract/questions.ts'
import { MAX_SWATCHES } from '#domain/questions/question.ts'
import { finishOfKey } from '#domain/products/finish-of-key.ts'
import type { Db } from '#kit/node/db/database.ts'
import { questions } from '#server/db/schema/questions.ts'
import { queueLetters } from '#server/outbox/outbox.ts'
import { isVisible } from '#server/products/present-product.ts'
import type { SignedIn } from '#server/session.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import { letterShop } from '#server/settings/letter-shop.ts'
import { holdUser } from '#server/users/queries.ts'
import type { World } from '#server/world.ts'
import { countWaitingSwatches, holdNamedProduct } from './queries.ts'
import { studioLetters } from './question-letters.ts'

type Asking = SignedIn | undefined

/**
 * Takes a question to the studio, by letter too.
 *
 * @throws Problem `product_not_found` · `not_signed_in` (an account closed since)
 */
export function askQuestion(world: World, user: Asking, form: QuestionForm): Promise<void> {
  const { productId, variantKey = '', ...said } = form
  return insertQuestion(world, user, async (tx) => {
    const product = productId === undefined ? undefined : await requirePiece(tx, user, productId)
    const finish = product && finishOfKey(product.variants, variantKey)
    return {
      ...said,
      kind: 'question',
      ...(product && { productId, productName: product.name }),
      finishes: finish ? [finish] : [],
    }
  })
}

/**
 * Takes a request for swatches of a piece.
 *
 * @throws Problem `product_not_found` · `validation_failed` (a finish that the piece does not have) ·
 *   `swatches_waiting` (with those that are not sent yet, too many) · `not_signed_in` (an account closed since)
 */
export function askForSwatches(world: World, user: Asking, form: SwatchForm): Promise<void> {
  const { productId, finishes, email, address } = form
  return insertQuestion(world, user, async (tx) => {
    const { name: productName, variants } = await requirePiece(tx, user, productId)
    const existing = new Set(variants.flatMap(({ options }) => options.map(({ name }) => name)))
    if (finishes.some((finish) => !existing.has(finish))) {
      const message = 'This piece does not come in one of these finishes'
      throw new Problem('validation_failed', { message, fields: { finishes: message } })
    }
    const chosen = [...new Set(finishes)]
    if ((await countWaitingSwatches(tx, email)) + chosen.length > MAX_SWATCHES)
      throw new Problem('swatches_waiting')
    const name = address.fullName
    return { kind: 'swatches', name, email, productId, productName, finishes: chosen, address }
  })
}

async function requirePiece(tx: Db, user: Asking, id: string) {
  const product = await holdNamedProduct(tx, id)
  if (!product || !isVisible(product, user)) throw new Problem('product_not_found')
  return product
}

type NewQuestion = Omit<typeof questions.$inferInsert, 'id' | 'userId' | 'createdAt'>

async function insertQuestion(
  world: World,
  user: Asking,
  read: (tx: Db) => Promise<NewQuestion>,
): Promise<void> {
  const { db, clock, random } = world
  const shop = letterShop(await currentSettings.get(world), world.config)
  const at = clock()
  await db.inTransaction(async (tx) => {
    // Who closes their account meanwhile is waited for, and waits for this question.
    if (user && !(await holdUser(tx, user.id))) throw new Problem('not_signed_in')
    const row = await read(tx)
    await tx.insert(questions).values({ ...row, id: random.uuid(), userId: user?.id ?? null, createdAt: at })
    await queueLetters(tx, await studioLetters(tx, row.kind, at, shop))
  })
}
