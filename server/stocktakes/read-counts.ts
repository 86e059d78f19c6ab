import { readFile } from 'node:fs/promises'
import { MAX_COUNTS } from '#contract/stocktakes.ts'
import { Problem } from '#contract/problems.ts'
import { MAX_STOCK } from '#domain/stock/inventory-list.ts'
import { stockKey } from '#domain/stock/stock-units.ts'
import { type CountColumn, countColumns, pieceInWords } from '#domain/stock/stocktake.ts'
import type { Db } from '#kit/node/db/database.ts'
import type { UploadedFile } from '#kit/node/http/uploads.ts'
import { type ImportRow, UnreadableFile } from '#server/products/import/import-rows.ts'
import { readTable } from '#server/products/import/read-rows.ts'
import { booksOf } from './books.ts'
import { type Finish, findFinishes, type NamedFinish } from './finishes.ts'
import { requireStocktake } from './stocktakes.ts'
import { cutText } from '#kit/core/cut-text.ts'

type Row = ImportRow<CountColumn>
type Counted = { finish: Finish; counted: number; reason: string | undefined }

/**
 * What a file of counts says beside what should stand there, and which of its rows mean nothing. Rows without a count
 * are passed over, so that an exported inventory can be filled in. Saves nothing.
 *
 * @throws Problem `stocktake_not_found` · `validation_failed` · `too_large` (the file as a whole cannot be read)
 */
export async function readCounts(db: Db, id: string, { path }: UploadedFile) {
  await requireStocktake(db, id)
  const rows = readCells(await readFile(path)).filter(({ cells }) => cells.counted !== undefined)
  if (rows.length > MAX_COUNTS) throw unreadable('too_large', TOO_MANY)
  const { counts, faults } = judge(rows, await findFinishes(db, rows.map(namedIn)))
  const books = await booksOf(
    db,
    id,
    counts.map(({ finish }) => finish),
  )
  const lines = counts.flatMap(({ finish, counted, reason }, at) => {
    const found = books[at]
    if (!found) return []
    return {
      ...finish,
      expected: found.expected,
      counted,
      seen: found.counted,
      reason: reason ?? found.reason,
    }
  })
  return { lines, faults }
}

const TOO_MANY = `A file may hold at most ${MAX_COUNTS.toLocaleString('en-US')} counts. Please split it.`

const NO_COUNT = `Counted must be a whole number from 0 to ${MAX_STOCK.toLocaleString('en-US')}`

function readCells(bytes: Buffer): Row[] {
  try {
    return readTable(bytes, { all: countColumns, required: ['productCode', 'counted'] }).rows
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error
    throw unreadable(error.code, error.message)
  }
}

function unreadable(code: UnreadableFile['code'], message: string): Problem {
  return new Problem(code, { message, fields: { countsFile: message } })
}

function namedIn({ cells: { productCode = '', variantKey, finish } }: Row): NamedFinish {
  return { productCode: productCode.trim(), variantKey: variantKey?.trim(), finish }
}

/** Which rows are counts, and what is wrong with the others. */
function judge(rows: readonly Row[], finishes: readonly (Finish | string)[]) {
  const firstRow = new Map<string, number>()
  const counts: Counted[] = []
  const faults: { row: number; message: string }[] = []
  rows.forEach(({ row, cells, fault }, at) => {
    const finish = finishes[at] ?? ''
    const key = typeof finish === 'string' ? '' : stockKey(finish)
    const first = firstRow.get(key)
    const counted = unitsIn(cells.counted)
    if (fault !== undefined) faults.push({ row, message: fault })
    else if (typeof finish === 'string') faults.push({ row, message: finish })
    else if (counted === undefined) faults.push({ row, message: NO_COUNT })
    else if (first !== undefined)
      faults.push({ row, message: `${pieceInWords(finish)} is counted in row ${first} already` })
    else counts.push({ finish, counted, reason: cells.reason && cutText(cells.reason.trim(), 200) })
    if (key !== '' && first === undefined) firstRow.set(key, row)
  })
  return { counts, faults }
}

/** `1,234` as spreadsheets show it; undefined where it is no count. */
function unitsIn(cell = ''): number | undefined {
  const text = cell.trim()
  const digits = /^\d{1,3}(,\d{3})+$/.test(text) ? text.replaceAll(',', '') : text
  return /^\d+$/.test(digits) && Number(digits) <= MAX_STOCK ? Number(digits) : undefined
}
