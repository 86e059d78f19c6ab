import { Problem } from '#contract/problems.ts'
import type { QuestionForm, SwatchForm } from '#contract/questions.ts'
import { finishOfKey } from '#domain/products/finish-of-key.ts'
import { questions } from '#server/db/schema/questions.ts'
import { queueLetters } from '#server/outbox/outbox.ts'
import { isVisible } from '#server/products/present-product.ts'
import type { SignedIn } from '#server/session.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import { letterShop } from '#server/settings/letter-shop.ts'
import type { World } from '#server/world.ts'
import { findNamedProduct } from './queries.ts'
import { studioLetters } from './question-letters.ts'

type Asking = SignedIn | undefined

/**
 * Takes a question to the studio, by letter too.
 *
 * @throws Problem `product_not_found`
 */
export async function askQuestion(world: World, user: Asking, form: QuestionForm): Promise<void> {
  const { productId, variantKey = '', ...said } = form
  const product = productId === undefined ? undefined : await requirePiece(world, user, productId)
  const finish = product && finishOfKey(product.variants, variantKey)
  await insertQuestion(world, user, {
    ...said,
    kind: 'question',
    ...(product && { productId, productName: product.name }),
    finishes: finish ? [finish] : [],
  })
}

/**
 * Takes a request for swatches of a piece.
 *
 * @throws Problem `product_not_found` · `validation_failed` (a finish that the piece does not have)
 */
export async function askForSwatches(world: World, user: Asking, form: SwatchForm): Promise<void> {
  const { productId, finishes, email, address } = form
  const { name: productName, variants } = await requirePiece(world, user, productId)
  const existing = new Set(variants.flatMap(({ options }) => options.map(({ name }) => name)))
  if (finishes.some((finish) => !existing.has(finish))) {
    const message = 'This piece does not come in one of these finishes'
    throw new Problem('validation_failed', { message, fields: { finishes: message } })
  }
  const name = address.fullName
  const chosen = [...new Set(finishes)]
  await insertQuestion(world, user, {
    kind: 'swatches',
    name,
    email,
    productId,
    productName,
    finishes: chosen,
    address,
  })
}

async function requirePiece({ db }: World, user: Asking, id: string) {
  const product = await findNamedProduct(db, id)
  if (!product || !isVisible(product, user)) throw new Problem('product_not_found')
  return product
}

type NewQuestion = Omit<typeof questions.$inferInsert, 'id' | 'userId' | 'createdAt'>

async function insertQuestion(world: World, user: Asking, row: NewQuestion): Promise<void> {
  const { db, clock, random } = world
  const shop = letterShop(await currentSettings.get(world), world.config)
  const at = clock()
  await db.inTransaction(async (tx) => {
    await tx.insert(questions).values({ ...row, id: random.uuid(), userId: user?.id ?? null, createdAt: at })
    await queueLetters(tx, await studioLetters(tx, row.kind, at, shop))
  })
}
