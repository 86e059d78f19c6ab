import { and, desc, eq, ilike, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { QuestionForm } from '#contract/questions.ts'
import { QUESTION_LIFETIME_DAYS, type QuestionKind } from '#domain/questions/question.ts'
import { daysFrom } from '#kit/core/calendar-days.ts'
import { one, type Db } from '#kit/node/db/database.ts'
import { containing } from '#server/db/like-pattern.ts'
import { products } from '#server/db/schema/products.ts'
import { questions } from '#server/db/schema/questions.ts'

const questionColumns = {
  _id: questions.id,
  kind: questions.kind,
  name: questions.name,
  email: questions.email,
  text: questions.text,
  productId: questions.productId,
  productName: questions.productName,
  finishes: questions.finishes,
  address: questions.address,
  createdAt: questions.createdAt,
  answer: questions.answer,
  answeredAt: questions.answeredAt,
}

export type StoredQuestion = NonNullable<Awaited<ReturnType<typeof findQuestion>>>

export function findQuestion(db: Db, id: string) {
  return one(db.select(questionColumns).from(questions).where(eq(questions.id, id)))
}

/** The same, held until the transaction ends. */
export function lockQuestion(tx: Db, id: string) {
  return one(tx.select(questionColumns).from(questions).where(eq(questions.id, id)).for('update'))
}

type QuestionFilter = {
  search?: string | undefined
  email?: string | undefined
  kind?: QuestionKind | undefined
  state?: 'open' | 'answered' | undefined
  page: number
  limit: number
}

/** One page of what was asked, newest first, and how many there are in all. */
export async function listQuestions(db: Db, { kind, state, search, email, page, limit }: QuestionFilter) {
  const { answeredAt, createdAt, id } = questions
  const inState = state && (state === 'open' ? isNull(answeredAt) : isNotNull(answeredAt))
  const chosen = and(
    kind && eq(questions.kind, kind),
    inState,
    email ? eq(questions.email, email) : undefined,
    search ? mentions(search) : undefined,
  )
  const rows = await db
    .select(questionColumns)
    .from(questions)
    .where(chosen)
    .orderBy(desc(createdAt), id)
    .limit(limit)
    .offset((page - 1) * limit)
  return { rows, total: await db.$count(questions, chosen) }
}

function mentions(search: string) {
  const part = containing(search)
  const { name, email, text, productName } = questions
  return or(...[name, email, text, productName].map((told) => ilike(told, part)))
}

/** What there is to know of a piece to speak of it, those out of the shop too; it is not deleted before the transaction ends. */
export function holdNamedProduct(tx: Db, id: NonNullable<QuestionForm['productId']>) {
  const { name, variants, state, ownerId } = products
  return one(
    tx.select({ name, variants, state, ownerId }).from(products).where(eq(products.id, id)).for('key share'),
  )
}

/** How many swatches wait to be sent to `email`; who asks at the same time waits until this transaction ends. */
export async function countWaitingSwatches(tx: Db, email: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`swatches for ${email}`}, 0))`)
  const { finishes, kind, answeredAt } = questions
  const waiting = and(eq(kind, 'swatches'), eq(questions.email, email), isNull(answeredAt))
  const rows = await tx.select({ finishes }).from(questions).where(waiting)
  return rows.flatMap((row) => row.finishes).length
}

/** Removes what was asked longer ago than it is of use, and says how many. */
export async function removeOldQuestions(db: Db, now: Date): Promise<number> {
  const before = daysFrom(now, -QUESTION_LIFETIME_DAYS)
  const { rowCount } = await db.delete(questions).where(lt(questions.createdAt, before))
  return rowCount ?? 0
}
