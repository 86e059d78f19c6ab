import type { ImportColumn } from './import-columns.ts'
import { cutText } from '#kit/core/cut-text.ts'

/** What stands before the cents in the amounts of a file. */
export const decimalMarks = ['point', 'comma'] as const
type DecimalMark = (typeof decimalMarks)[number]

/** How an amount of the file is written, and what it was read as. */
type ReadAmount = { written: string; read: string }

type Cells = Partial<Record<ImportColumn, string>>

const moneyColumns = [
  'price',
  'salePrice',
  'costPrice',
  'guidePriceFrom',
  'guidePriceTo',
  'variant_price_difference',
] as const
const numberColumns = [...moneyColumns, 'weight', 'stock', 'weeks'] as const

const LONGEST = 1000

// With a point before the decimals; of a comma, both marks are exchanged first.
const GROUPED = /^-?[1-9]\d{0,2}(?:,\d{3})+(?:\.\d*)?$/
const PLAIN = /^-?(?:\d+(?:\.\d*)?|\.\d+)$/
const CERTAIN = /^-?(?:\d*\.\d{1,2}|\d{1,3}(?:,\d{3})+\.\d*|\d{1,3}(?:,\d{3}){2,})$/
const ONE_GROUP = /^-?[1-9]\d{0,2},\d{3}$/
/** No amount has tenths of a cent: three digits behind the only mark may be thousands. */
const THREE_DECIMALS = /\.\d{3,}$/

/**
 * The mark of decimals in a whole file: what most of its amounts show for certain. Where none does, three digits
 * behind the only mark of an amount of money are thousands.
 */
export function decimalMarkOf(rows: readonly Cells[]): DecimalMark {
  const count = (columns: readonly ImportColumn[], pattern: RegExp) => (turn: (text: string) => string) =>
    rows.reduce(
      (sum, cells) => sum + partsIn(cells, columns).filter((part) => pattern.test(turn(part))).length,
      0,
    )
  const certain = count(numberColumns, CERTAIN)
  const [points, commas] = [certain(bare), certain(exchanged)]
  if (points > 0 || commas > 0) return commas > points ? 'comma' : 'point'
  const grouped = count(moneyColumns, ONE_GROUP)
  return grouped(exchanged) > 0 && grouped(bare) === 0 ? 'comma' : 'point'
}

/** The cells with their numbers as programs write them, or why one of them cannot be read. */
export function withPlainNumbers<C extends Cells>(
  cells: C,
  mark: DecimalMark,
): { cells: C; fault?: string; first?: ReadAmount } {
  const plain = { ...cells }
  let first: ReadAmount | undefined
  let fault: string | undefined
  for (const column of numberColumns) {
    const cell = cells[column]
    if (cell === undefined) continue
    const parts = partsOf(cell).map((part) => plainNumber(part, mark, isMoney(column)))
    if (parts.includes(undefined)) {
      fault ??= unclear(column, cell)
      continue
    }
    const read = parts.join(' / ')
    plain[column] = read
    if (isMoney(column) && parts.length === 1 && read !== cell.trim())
      first ??= { written: cell.trim(), read }
  }
  return { cells: plain, ...(fault !== undefined && { fault }), ...(first && { first }) }
}

function unclear(column: ImportColumn, cell: string): string {
  return `${column}: “${cutText(cell.trim(), 40)}” cannot be read, because the amounts of this file have a comma before their cents. Write it like 1299,00`
}

/** What is no number stays as it is, to be refused by the form; undefined for a number that may mean two. */
function plainNumber(part: string, mark: DecimalMark, isOfMoney: boolean): string | undefined {
  const text = mark === 'comma' ? exchanged(part) : bare(part)
  if (GROUPED.test(text)) return text.replaceAll(',', '')
  if (mark === 'point') return PLAIN.test(text) ? text : part
  if (PLAIN.test(text)) return isOfMoney && THREE_DECIMALS.test(text) ? undefined : text
  return /^-?[\d.,]+$/.test(text) ? undefined : part
}

/** Without the sign of dollars, and without the blanks and apostrophes that stand between thousands. */
function bare(part: string): string {
  const text = part
    .trim()
    .replace(/^(-?)\s*(?:US ?\$|\$|USD)\s*/i, '$1')
    .replace(/(?:US ?\$|\$|USD)$/i, '')
    .trim()
  return /^-?\d{1,3}(?:[\s'’]\d{3})+(?:[.,]\d*)?$/.test(text) ? text.replaceAll(/[\s'’]/g, '') : text
}

function exchanged(part: string): string {
  return bare(part).replaceAll(/[.,]/g, (sign) => (sign === '.' ? ',' : '.'))
}

function partsIn(cells: Cells, columns: readonly ImportColumn[]): string[] {
  return columns.flatMap((column) => partsOf(cells[column] ?? ''))
}

/** Beside each other in one cell: `0 / 45.00`; a cell that is too long for that is for its form to refuse. */
function partsOf(cell: string): string[] {
  return cell.length > LONGEST ? [cell] : cell.split('/').map((part) => part.trim())
}

function isMoney(column: ImportColumn): boolean {
  return (moneyColumns as readonly ImportColumn[]).includes(column)
}
