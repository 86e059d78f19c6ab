import { eq } from 'drizzle-orm'
import type { Count, Stocktake } from '#contract/stocktakes.ts'
import { Problem } from '#contract/problems.ts'
import { MAX_STOCK, tooMuchStock } from '#domain/stock/inventory-list.ts'
import { stockKey } from '#domain/stock/stock-units.ts'
import { pieceInWords } from '#domain/stock/stocktake.ts'
import type { Db } from '#kit/node/db/database.ts'
import { stocktakeLines } from '#server/db/schema/stocktakes.ts'
import { invalid } from '#server/invalid.ts'
import type { World } from '#server/world.ts'
import { type Books, booksOf } from './books.ts'
import { type Finish, findFinishes } from './finishes.ts'
import { lockOpen, requireStocktake } from './stocktakes.ts'

/** The most lines of one stocktake. */
const MAX_LINES = 5000

/** What is entered of one finish: `counted` is what is counted from now on, `null` nothing. */
type Entered = Finish & Omit<Books, 'expectedThen'>

/**
 * Enters counts into an open stocktake, all or none. Each is kept with what should stand there at this moment, so that
 * what is sold between counting and applying is no difference.
 *
 * @throws Problem `validation_failed` (no such piece or finish, one of them twice) · `stale` (somebody else counted it
 *   meanwhile) · `stocktake_full` · `stocktake_not_found` · `stocktake_applied`
 */
export async function enterCounts(
  tx: Db,
  { clock }: Pick<World, 'clock'>,
  countedBy: string,
  id: string,
  counts: readonly Count[],
): Promise<{ stocktake: Stocktake; lines: Entered[] }> {
  await lockOpen(tx, id)
  const finishes = await requireFinishes(tx, counts)
  const books = await booksOf(tx, id, finishes)
  const entered = finishes.map((finish, at) => enter(finish, books[at], counts[at], at))
  await write(tx, id, entered, { countedBy, countedAt: clock() })
  const lines = await tx.$count(stocktakeLines, eq(stocktakeLines.stocktakeId, id))
  if (lines > MAX_LINES) throw new Problem('stocktake_full')
  return { stocktake: await requireStocktake(tx, id), lines: entered }
}

async function requireFinishes(tx: Db, counts: readonly Count[]): Promise<Finish[]> {
  const places = new Set<string>()
  return (await findFinishes(tx, counts)).map((finish, at) => {
    const field = `counts.${at}.productCode`
    if (typeof finish === 'string') throw invalid(field, finish)
    if (places.has(stockKey(finish))) throw invalid(field, `${pieceInWords(finish)} is here twice`)
    places.add(stockKey(finish))
    return finish
  })
}

function enter(finish: Finish, books: Books | undefined, count: Count | undefined, at: number): Entered {
  if (!books || !count) throw new Error('There are not as many books as counts')
  const { counted: before, expected, expectedThen } = books
  if (count.seen !== undefined && count.seen !== before) {
    const now = before === null ? 'is not counted any more' : `was counted meanwhile: ${before}`
    const message = `${pieceInWords(finish)} ${now}. Nothing of yours was saved.`
    throw new Problem('stale', { message })
  }
  const reason = count.reason ?? books.reason
  if (count.counted === undefined && count.add === undefined) {
    if (before === null || expectedThen === null) throw invalid(`counts.${at}.counted`, 'Enter a count')
    return { ...finish, expected: expectedThen, counted: before, reason }
  }
  const counted = count.add === undefined ? (count.counted ?? null) : (before ?? 0) + count.add
  if (counted !== null && counted > MAX_STOCK) throw invalid(`counts.${at}.counted`, tooMuchStock)
  return { ...finish, expected, counted, reason }
}

const removeText = `
  delete from stocktake_lines l using unnest($2::uuid[], $3::text[]) as gone (product_id, variant_key)
  where l.stocktake_id = $1 and l.product_id = gone.product_id and l.variant_key = gone.variant_key`

type By = { countedBy: string; countedAt: Date }

async function write(tx: Db, stocktakeId: string, entered: readonly Entered[], by: By): Promise<void> {
  const keys = [entered.map(({ productId }) => productId), entered.map(({ variantKey }) => variantKey)]
  await tx.rows({ name: 'remove_stocktake_lines', text: removeText, values: [stocktakeId, ...keys] })
  const rows = entered.flatMap(({ counted, ...line }) =>
    counted === null ? [] : [{ ...line, ...by, counted, stocktakeId }],
  )
  if (rows.length > 0) await tx.insert(stocktakeLines).values(rows)
}
