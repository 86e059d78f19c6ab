import { CsvError, type Info, parse } from 'csv-parse/sync'
import { isOwnHead, NO_COLUMN } from '#kit/core/csv.ts'
import { refuseCurrency } from './read-ofx.ts'
import {
  cleanWords,
  type CsvColumn,
  type CsvHeads,
  MAX_MOVEMENTS,
  type Movement,
  movementOf,
  readCents,
  readDay,
  type StatementTable,
  UnreadableStatement,
} from './statement.ts'
import { usualHeads } from './usual-heads.ts'
import { cutText } from '#kit/core/cut-text.ts'

type Row = { cells: string[]; line: number }
type Columns = Partial<Record<CsvColumn, number>>

const delimiters = [',', ';', '\t'] as const

/** Banks put their own name and that of the account before the table. */
const MOST_BEFORE = 20

/**
 * The movements of a table, by the words in its header.
 *
 * @throws UnreadableStatement with the line
 */
export function readCsv(text: string, heads: CsvHeads = {}): Movement[] {
  let fault: UnreadableStatement | undefined
  for (const delimiter of delimiters) {
    const rows = rowsOf(text, delimiter)
    if (rows instanceof UnreadableStatement) {
      fault ??= rows
      continue
    }
    const at = headerIn(rows, heads)
    const header = rows[at]
    if (header) return movementsOf(rows.slice(at + 1), columnsOf(header.cells, heads))
  }
  throw fault ?? noHeader()
}

function noHeader(): UnreadableStatement {
  return new UnreadableStatement(
    'Line 1: no header that we know. A statement needs a column “Date” and either “Amount” or “Debit” and “Credit”',
  )
}

/** Enough of a table to choose its columns by. */
const MOST_SHOWN = 5
const MOST_HEADS = 40
const MAX_CELL = 100

/**
 * How a table begins: under the header that is known, else under the first of its widest rows.
 *
 * @throws UnreadableStatement with the line
 */
export function readTable(text: string, heads: CsvHeads = {}): StatementTable {
  const splits = delimiters.map((delimiter) => rowsOf(text, delimiter, MOST_BEFORE + MOST_SHOWN))
  const tables = splits.filter((rows) => Array.isArray(rows))
  const read = tables.find((rows) => headerIn(rows, heads) !== -1)
  const [widest = []] = tables.toSorted((a, b) => widthOf(b) - widthOf(a))
  const rows = read ?? widest
  const at = read ? headerIn(read, heads) : widest.findIndex(({ cells }) => cells.length === widthOf(widest))
  const [header = [], ...below] = rows
    .slice(at, at + 1 + MOST_SHOWN)
    .map(({ cells }) => cells.slice(0, MOST_HEADS).map((cell) => cutText(cleanWords(cell), MAX_CELL)))
  if (!read && !below.some(isMovement))
    throw splits.find((rows) => rows instanceof UnreadableStatement) ?? noHeader()
  const found = Object.entries(columnsOf(header, heads)) as [CsvColumn, number | undefined][]
  const named = found.map(([column, index]) => [column, header[index ?? -1]] as const)
  return {
    heads: header,
    rows: below,
    columns: Object.fromEntries(named.filter(([, head]) => head !== undefined)),
  }
}

function isMovement(cells: readonly string[]): boolean {
  return cells.some(readDay) && cells.some((cell) => readCents(cell) !== undefined)
}

function widthOf(rows: readonly Row[]): number {
  return Math.max(0, ...rows.map(({ cells }) => cells.length))
}

/** Where the header stands; -1 where there is none. */
function headerIn(rows: readonly Row[], heads: CsvHeads): number {
  return rows.slice(0, MOST_BEFORE).findIndex(({ cells }) => isHeader(columnsOf(cells, heads)))
}

function movementsOf(rows: Row[], columns: Columns): Movement[] {
  if (rows.length > MAX_MOVEMENTS) throw tooMany()
  return rows.map((row) => movementIn(row, columns)).filter((movement) => movement !== undefined)
}

export function tooMany(): UnreadableStatement {
  const most = MAX_MOVEMENTS.toLocaleString('en-US')
  return new UnreadableStatement(`A statement may hold at most ${most} lines`, 'too_large')
}

function movementIn({ cells, line }: Row, columns: Columns): Movement | undefined {
  const cell = (column: CsvColumn) => cleanWords(cells[columns[column] ?? -1] ?? '')
  if (columns.currency !== undefined) refuseCurrency(cell('currency'), line)
  const where = `Line ${line}`
  return movementOf(where, {
    day: cell('date'),
    amount: columns.amount === undefined ? sidesOf(where, cell('debit'), cell('credit')) : cell('amount'),
    name: cell('name'),
    memo: columns.memo === columns.name ? '' : cell('memo'),
    bankRef: cell('bankRef'),
    chequeNo: cell('chequeNo').replace(/^0+$/, ''),
  })
}

/** What came less what went, whichever sign the bank gives to what went. */
function sidesOf(where: string, debit: string, credit: string): number {
  const [out, come] = [debit, credit].map((side) => (side === '' ? 0 : readCents(side)))
  if (out === undefined || come === undefined || (debit === '' && credit === ''))
    throw new UnreadableStatement(`${where}: “${debit || credit}” is no amount`)
  return come - Math.abs(out)
}

function isHeader({ date, amount, debit, credit }: Columns): boolean {
  return date !== undefined && (amount !== undefined || (debit !== undefined && credit !== undefined))
}

/** Where each column stands: under the account's own word for it, else under the most telling of the usual ones. */
function columnsOf(cells: string[], heads: CsvHeads): Columns {
  const words = cells.map(folded)
  const columns: Columns = {}
  for (const column of Object.keys(usualHeads) as CsvColumn[]) {
    const own = heads[column]
    if (own === NO_COLUMN) continue
    const at = (own ? [folded(own)] : usualHeads[column]).map((head) => words.indexOf(head))
    columns[column] = at.find((index) => index !== -1)
  }
  // Who names two sides means them, even beside an amount.
  if (isOwnHead(heads.debit) && isOwnHead(heads.credit) && !heads.amount) columns.amount = undefined
  return columns
}

function folded(word: string): string {
  return cleanWords(word).toLowerCase()
}

/** The rows of a table, or what is wrong with its quote marks for this delimiter. */
function rowsOf(text: string, delimiter: string, most?: number): Row[] | UnreadableStatement {
  const rows: Row[] = []
  let line = 1
  function take(cells: string[], { lines }: Info): null {
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ cells, line })
    line = lines + 1
    return null
  }
  try {
    parse(text, {
      delimiter,
      relaxColumnCount: true,
      skipEmptyLines: true,
      onRecord: take,
      ...(most && { to: most }),
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    return new UnreadableStatement(
      `Line ${line}: a quote mark (") is opened there and never closed, or stands inside a cell`,
    )
  }
  return rows
}
