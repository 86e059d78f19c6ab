import { asc, desc, eq } from 'drizzle-orm'
import type { PublishedLine } from '#domain/boards/piece-list.ts'
import type { VariantChoice } from '#domain/products/variant-key.ts'
import { one, type Db } from '#kit/node/db/database.ts'
import { boards } from '#server/db/schema/boards.ts'
import { designConcepts, designSuggestions } from '#server/db/schema/designs.ts'

/** A piece that the studio suggested, in one choice, with the client's answer. */
export type StoredSuggestion = {
  _id: string
  productId: string
  variantKey: string
  choice: VariantChoice
  quantity: number
  /** Came with a published board, and was not changed by hand since. */
  isFromBoard: boolean
  answer: 'accepted' | 'declined' | null
  answerNote: string
  answeredAt: Date | null
}

const columns = {
  _id: designSuggestions.id,
  productId: designSuggestions.productId,
  variantKey: designSuggestions.variantKey,
  choice: designSuggestions.choice,
  quantity: designSuggestions.quantity,
  isFromBoard: designSuggestions.isFromBoard,
  answer: designSuggestions.answer,
  answerNote: designSuggestions.answerNote,
  answeredAt: designSuggestions.answeredAt,
}

/** The pieces suggested for a request, in the studio's order. */
export function listSuggestions(db: Db, requestId: string): Promise<StoredSuggestion[]> {
  const { position, id } = designSuggestions
  return db
    .select(columns)
    .from(designSuggestions)
    .where(eq(designSuggestions.requestId, requestId))
    .orderBy(asc(position), asc(id))
}

/** What the pieces of the newest concept were called and cost when it was published; nothing where it was uploaded. */
export async function listPublished(db: Db, requestId: string): Promise<PublishedLine[]> {
  const newest = await one(
    db
      .select({ published: boards.published })
      .from(designConcepts)
      .leftJoin(boards, eq(boards.id, designConcepts.id))
      .where(eq(designConcepts.requestId, requestId))
      .orderBy(desc(designConcepts.version))
      .limit(1),
  )
  return newest?.published ?? []
}

/** A piece that could take the place of `productId`. */
type StandInPlace = { productId: string; standInId: string }

const STAND_INS = 3

const cents = (table: string) =>
  `greatest(coalesce(${table}.sale_price_cents, ${table}.price_cents), 1)::float8`
const width = (table: string) => `nullif(greatest((${table}.details #>> '{size,widthCm}')::float8, 0), 0)`

// Nearest in price, and in width where both are known: as ratios, so that sofas and stools are judged alike.
const standInsText = `
  select missing.id as "productId", near.id as "standInId"
  from products missing
  cross join lateral (
    select p.id, abs(ln(${cents('p')} / ${cents('missing')}))
      + coalesce(abs(ln(${width('p')} / ${width('missing')})), 0) as distance
    from products p
    where p.category_id = missing.category_id and p.state = 'live' and p.id <> all ($2::uuid[])
      and exists (select from inventory i where i.product_id = p.id and i.quantity > 0 and i.lead_weeks is null)
    order by distance, p.id
    limit ${STAND_INS}
  ) as near
  where missing.id = any ($1::uuid[])
  order by missing.id, near.distance, near.id`

/** Up to three pieces in stock and of the same category for each of `missing`, nearest first; none of `taken`. */
export function listStandIns(
  db: Db,
  missing: readonly string[],
  taken: readonly string[],
): Promise<StandInPlace[]> {
  return db.rows<StandInPlace>({ name: 'list_stand_ins', text: standInsText, values: [missing, taken] })
}
