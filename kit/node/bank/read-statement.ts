import { decode } from './decode.ts'
import { readCamt } from './read-camt.ts'
import { readCsv, readTable, tooMany } from './read-csv.ts'
import { readOfx } from './read-ofx.ts'
import {
  type CsvHeads,
  MAX_MOVEMENTS,
  type Movement,
  type Statement,
  type StatementFormat,
  type StatementTable,
  UnreadableStatement,
} from './statement.ts'

const HEAD = 2000

/**
 * Reads a statement of a bank, whatever its file is called.
 *
 * @param heads  how the account's bank heads the columns of a table
 * @throws UnreadableStatement in words that name the line
 */
export function readStatement(bytes: Buffer, heads?: CsvHeads): Statement {
  const statement = readText(decode(bytes), heads)
  const { length } = statement.movements
  if (length > MAX_MOVEMENTS) throw tooMany()
  if (length === 0) throw new UnreadableStatement('The statement has no movements')
  return statement
}

/**
 * How a statement that is a table begins; undefined for one in another format, which is read to see whether it can be.
 *
 * @throws UnreadableStatement in words that name the line
 */
export function readBeginning(bytes: Buffer, heads?: CsvHeads): StatementTable | undefined {
  const text = decode(bytes)
  if (formatOf(text) === 'csv') return readTable(text, heads)
  readStatement(bytes)
  return undefined
}

function readText(text: string, heads: CsvHeads | undefined): Statement {
  const format = formatOf(text)
  if (format === 'ofx') return { format, movements: ofxIn(text) }
  return { format, movements: format === 'camt' ? readCamt(text) : readCsv(text, heads) }
}

function formatOf(text: string): StatementFormat {
  const head = text.slice(0, HEAD)
  if (/^\s*(OFXHEADER|<OFX>|<\?OFX)/i.test(head) || /<OFX>/i.test(head)) return 'ofx'
  if (/^\s*<(!DOCTYPE html|html)/i.test(head))
    throw new UnreadableStatement('This is a web page, not a statement', 'unsupported_type')
  return /^\s*</.test(head) ? 'camt' : 'csv'
}

function ofxIn(text: string): Movement[] {
  if (!/<OFX>/i.test(text))
    throw new UnreadableStatement('Line 1: the file begins as OFX, but holds no <OFX>')
  return readOfx(text)
}
