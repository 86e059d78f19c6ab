import { CsvError, type Info, parse } from 'csv-parse/sync'
import { decimalMarkOf, withPlainNumbers } from '#domain/products/import/amounts.ts'
import {
  type Delimiter,
  delimiterOf,
  type FileColumns,
  MAX_IMPORT_ROWS,
  productColumns,
  readHeader,
  type ReadHeader,
} from '#domain/products/import/import-columns.ts'
import { unguarded } from '#domain/products/import/formula-guard.ts'
import { bytesBetween, type DecodedFile, decodeFile } from './decode-file.ts'
import { type FileFacts, type ImportRow, UnreadableFile } from './import-rows.ts'

/** What lies before a place in the file: bytes of its UTF-8, and bytes of itself. */
type Place = { bytes: number; at: number; lines: number; blanks: number; records: number }

const LINE_FEED = 10
const CARRIAGE_RETURN = 13

const NO_ROWS = 'The file has no rows'
const TOO_MANY = `A file may hold at most ${MAX_IMPORT_ROWS.toLocaleString('en-US')} rows`

const start: Place = { bytes: 0, at: 0, lines: 0, blanks: 0, records: 0 }

/**
 * All rows of a file of products, without those that are blank, and their numbers as programs write them.
 *
 * @throws UnreadableFile in words that name the row, the column or the encoding
 */
export function readRows(bytes: Buffer): FileFacts & { rows: ImportRow[] } {
  const { rows, encoding, delimiter, ...facts } = readTable(bytes, productColumns)
  const { numbered, ...amounts } = readNumbers(rows)
  return { ...facts, understood: { encoding, delimiter, ...amounts }, rows: numbered }
}

/**
 * All rows of a CSV file, without those that are blank. It holds the thread for as long as it takes: for ten
 * megabytes about half a second.
 *
 * @throws UnreadableFile in words that name the row, the column or the encoding
 */
export function readTable<Column extends string>(bytes: Buffer, columnsOfFile: FileColumns<Column>) {
  const file = decodeFile(bytes)
  const firstLine = firstLineOf(file)
  if (firstLine.length > MAX_HEADER) throw new UnreadableFile(NO_HEADER)
  const delimiter = delimiterOf(firstLine, columnsOfFile)
  const rows: ImportRow<Column>[] = []
  let header: ReadHeader<Column> | undefined
  let last = start
  let headerEnd = 0

  function take(record: string[], info: Info): null {
    const before = last
    last = placeAfter(file, before, info)
    if (!header) {
      header = headerOf(record, columnsOfFile)
      headerEnd = last.at
    } else if (record.some((cell) => cell.trim() !== '')) {
      if (rows.length === MAX_IMPORT_ROWS) throw new UnreadableFile(TOO_MANY, 'too_large')
      const fault = faultOf(record, header.columns.length, delimiter)
      rows.push({ ...rowOf(record, header.columns, before, last), fault })
    }
    return null
  }

  parseAll(file, delimiter, take, () => last)
  if (!header || rows.length === 0) throw new UnreadableFile(NO_ROWS)
  const columns = header.columns.filter((column) => column !== undefined)
  return { columns, ignored: header.ignored, headerEnd, encoding: file.encoding, delimiter, rows }
}

function firstLineOf({ utf8 }: DecodedFile): string {
  const ends = [LINE_FEED, CARRIAGE_RETURN].map((end) => utf8.indexOf(end)).filter((at) => at !== -1)
  return utf8.toString('utf8', 0, Math.min(utf8.length, ...ends)).replace(/^\uFEFF/, '')
}

/** The rows with their numbers as programs write them, whatever marks the file has in them. */
function readNumbers(rows: readonly ImportRow[]) {
  const decimals = decimalMarkOf(rows.map(({ cells }) => cells))
  const read = rows.map(({ cells }) => withPlainNumbers(cells, decimals))
  const numbered = rows.map((row, at): ImportRow => {
    const { cells, fault } = read[at] ?? row
    return { ...row, cells, fault: row.fault ?? fault }
  })
  return { numbered, decimals, amount: read.find(({ first }) => first !== undefined)?.first ?? null }
}

/** The reader counts \r\n inside a cell as two lines, so they are counted here. */
function placeAfter(file: DecodedFile, before: Place, { bytes, records, empty_lines: blanks }: Info): Place {
  return {
    bytes,
    records,
    blanks,
    at: before.at + bytesBetween(file, before.bytes, bytes),
    lines: before.lines + lineEnds(file.utf8, before.bytes, bytes),
  }
}

function lineEnds(file: Buffer, from: number, to: number): number {
  let count = 0
  for (let at = from; at < to; at++) {
    const isEnd = file[at] === LINE_FEED || (file[at] === CARRIAGE_RETURN && file[at + 1] !== LINE_FEED)
    if (isEnd) count++
  }
  return count
}

function headerOf<Column extends string>(record: string[], columns: FileColumns<Column>) {
  const read = readHeader(record, columns)
  if ('fault' in read) throw new UnreadableFile(read.fault)
  return read
}

function rowOf<Column extends string>(
  record: string[],
  columns: ReadHeader<Column>['columns'],
  before: Place,
  after: Place,
): ImportRow<Column> {
  const filled = record.flatMap((cell, at): [Column, string][] => {
    const column = columns[at]
    return column === undefined || cell.trim() === '' ? [] : [[column, unguarded(cell)]]
  })
  return {
    row: after.records + after.blanks,
    line: before.lines + 1 + after.blanks - before.blanks,
    from: before.at,
    to: after.at,
    cells: Object.fromEntries(filled) as Partial<Record<Column, string>>,
  }
}

/** Letters of the names of all columns. More are none, and take the reader seconds. */
const MAX_HEADER = 20_000
const NO_HEADER = 'Row 1 is too long to hold the names of columns'

const delimiterNames: Record<Delimiter, string> = { ',': 'commas', ';': 'semicolons', '\t': 'tabs' }

function faultOf(record: string[], width: number, delimiter: Delimiter): string | undefined {
  if (record.slice(width).some((cell) => cell.trim() !== ''))
    return `This row has ${record.length} cells and the header ${width}: put a cell that holds ${delimiterNames[delimiter]} in quotes`
  if (record.some((cell) => cell.includes('\0'))) return 'A cell holds a character that cannot be stored'
  return undefined
}

/** Gives every record to `take`, blank lines left out. */
function parseAll(
  { utf8 }: DecodedFile,
  delimiter: Delimiter,
  take: (record: string[], info: Info) => null,
  lastPlace: () => Place,
): void {
  try {
    parse(utf8, {
      bom: true,
      delimiter,
      relaxColumnCount: true,
      skipEmptyLines: true,
      recordDelimiter: ['\r\n', '\n', '\r'],
      onRecord: (record: string[], info) => take(record, info),
    })
  } catch (error) {
    throw error instanceof CsvError ? brokenQuotes(error, lastPlace()) : error
  }
}

function brokenQuotes({ code }: CsvError, { records, blanks }: Place): UnreadableFile {
  const row = records + blanks + 1
  return code === 'CSV_QUOTE_NOT_CLOSED'
    ? new UnreadableFile(`Row ${row}: a quote mark (") is opened and never closed`)
    : new UnreadableFile(
        `Row ${row}: a cell holds a quote mark ("). Put the whole cell in quotes and write the mark twice`,
      )
}
