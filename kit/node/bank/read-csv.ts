import { CsvError, type Info, parse } from 'csv-parse/sync'
import { refuseCurrency } from './read-ofx.ts'
import {
  cleanWords,
  type CsvColumn,
  type CsvHeads,
  MAX_MOVEMENTS,
  type Movement,
  movementOf,
  readCents,
  UnreadableStatement,
} from './statement.ts'

/** How banks head their columns, the most telling first. */
const usualHeads: Record<CsvColumn, readonly string[]> = {
  date: [
    'posted date',
    'posting date',
    'date posted',
    'post date',
    'booking date',
    'posted',
    'date',
    'transaction date',
  ],
  amount: ['amount', 'transaction amount', 'amount (usd)', 'amount usd'],
  debit: [
    'debit',
    'debits',
    'withdrawals',
    'withdrawal',
    'debit amount',
    'withdrawal amount',
    'amount debit',
    'money out',
  ],
  credit: [
    'credit',
    'credits',
    'deposits',
    'deposit',
    'credit amount',
    'deposit amount',
    'amount credit',
    'money in',
  ],
  name: ['name', 'payee', 'description', 'transaction description', 'details'],
  memo: ['memo', 'description', 'notes', 'original description', 'extended description', 'additional info'],
  bankRef: ['reference', 'reference number', 'transaction id', 'bank reference', 'ref', 'id'],
  chequeNo: ['check', 'check number', 'check or slip #', 'check #', 'check no', 'check no.', 'cheque number'],
  currency: ['currency', 'ccy'],
}

type Row = { cells: string[]; line: number }
type Columns = Partial<Record<CsvColumn, number>>

/** Banks put their own name and that of the account before the table. */
const MOST_BEFORE = 20

/**
 * The movements of a table, by the words in its header.
 *
 * @throws UnreadableStatement with the line
 */
export function readCsv(text: string, heads: CsvHeads = {}): Movement[] {
  for (const delimiter of [',', ';', '\t']) {
    const rows = rowsOf(text, delimiter)
    const at = rows.slice(0, MOST_BEFORE).findIndex(({ cells }) => isHeader(columnsOf(cells, heads)))
    const header = rows[at]
    if (header) return movementsOf(rows.slice(at + 1), columnsOf(header.cells, heads))
  }
  throw new UnreadableStatement(
    'Line 1: no header that we know. A statement needs a column “Date” and either “Amount” or “Debit” and “Credit”',
  )
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
    const at = (own ? [folded(own)] : usualHeads[column]).map((head) => words.indexOf(head))
    columns[column] = at.find((index) => index !== -1)
  }
  return columns
}

function folded(word: string): string {
  return cleanWords(word).toLowerCase()
}

function rowsOf(text: string, delimiter: string): Row[] {
  const rows: Row[] = []
  let line = 1
  function take(cells: string[], { lines }: Info): null {
    if (cells.some((cell) => cell.trim() !== '')) rows.push({ cells, line })
    line = lines + 1
    return null
  }
  try {
    parse(text, { delimiter, relaxColumnCount: true, skipEmptyLines: true, onRecord: take })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new UnreadableStatement(
      `Line ${line}: a quote mark (") is opened there and never closed, or stands inside a cell`,
    )
  }
  return rows
}
