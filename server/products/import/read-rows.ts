import { isUtf8 } from 'node:buffer'
import { CsvError, type Info, parse } from 'csv-parse/sync'
import {
  type FileColumns,
  MAX_IMPORT_ROWS,
  readHeader,
  type ReadHeader,
} from '#domain/products/import/import-columns.ts'
import { unguarded } from '#domain/products/import/formula-guard.ts'
import { type FileFacts, type ImportRow, UnreadableFile } from './import-rows.ts'

/** What lies before a place in the file. */
type Place = { bytes: number; lines: number; blanks: number; records: number }

const LINE_FEED = 10
const CARRIAGE_RETURN = 13

const WRONG_ENCODING = 'The file is not in UTF-8. Save it as “CSV UTF-8” and select it again'
const NO_ROWS = 'The file has no rows'
const TOO_MANY = `A file may hold at most ${MAX_IMPORT_ROWS.toLocaleString('en-US')} rows`

const start: Place = { bytes: 0, lines: 0, blanks: 0, records: 0 }

/**
 * All rows of a CSV file, without those that are blank. It holds the thread for as long as it takes: for ten
 * megabytes about half a second.
 *
 * @throws UnreadableFile in words that name the row, the column or the encoding
 */
export function readRows<Column extends string>(
  bytes: Buffer,
  columnsOfFile: FileColumns<Column>,
): FileFacts<Column> & { rows: ImportRow<Column>[] } {
  if (!isUtf8(bytes)) throw new UnreadableFile(WRONG_ENCODING)
  const rows: ImportRow<Column>[] = []
  let header: ReadHeader<Column> | undefined
  let last = start
  let headerEnd = 0

  function take(record: string[], info: Info): null {
    const before = last
    last = placeAfter(bytes, before, info)
    if (!header) {
      header = headerOf(record, columnsOfFile)
      headerEnd = last.bytes
    } else if (record.some((cell) => cell.trim() !== '')) {
      if (rows.length === MAX_IMPORT_ROWS) throw new UnreadableFile(TOO_MANY, 'too_large')
      rows.push(rowOf(record, header.columns, before, last))
    }
    return null
  }

  parseAll(bytes, take, () => last)
  if (!header || rows.length === 0) throw new UnreadableFile(NO_ROWS)
  const columns = header.columns.filter((column) => column !== undefined)
  return { columns, ignored: header.ignored, headerEnd, rows }
}

/** The reader counts \r\n inside a cell as two lines, so they are counted here. */
function placeAfter(file: Buffer, before: Place, { bytes, records, empty_lines: blanks }: Info): Place {
  return { bytes, records, blanks, lines: before.lines + lineEnds(file, before.bytes, bytes) }
}

function lineEnds(file: Buffer, from: number, to: number): number {
  let count = 0
  for (let at = from; at < to; at++) {
    const isEnd = file[at] === LINE_FEED || (file[at] === CARRIAGE_RETURN && file[at + 1] !== LINE_FEED)
    if (isEnd) count++
  }
  return count
}

function headerOf<Column extends string>(record: string[], columns: FileColumns<Column>): ReadHeader<Column> {
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
    from: before.bytes,
    to: after.bytes,
    cells: Object.fromEntries(filled) as Partial<Record<Column, string>>,
    fault: faultOf(record, columns.length),
  }
}

function faultOf(record: string[], width: number): string | undefined {
  if (record.slice(width).some((cell) => cell.trim() !== ''))
    return `This row has ${record.length} cells and the header ${width}: put a cell that holds commas in quotes`
  if (record.some((cell) => cell.includes('\0'))) return 'A cell holds a character that cannot be stored'
  return undefined
}

/** Gives every record to `take`, blank lines left out. */
function parseAll(bytes: Buffer, take: (record: string[], info: Info) => null, lastPlace: () => Place): void {
  try {
    parse(bytes, {
      bom: true,
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
