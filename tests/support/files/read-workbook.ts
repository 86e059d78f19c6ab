import { inflateRawSync } from 'node:zlib'

export type WorkbookCell = { text: string } | { number: number } | { formula: string }

/** What an Excel workbook holds: sheet name → rows of cells, read from the file itself. */
export function readWorkbook(file: Buffer): Map<string, WorkbookCell[][]> {
  const parts = unzip(file)
  const strings = [...part(parts, 'xl/sharedStrings.xml').matchAll(/<si>([^]*?)<\/si>/g)].map(([, si = '']) =>
    textIn(si),
  )
  const names = [...part(parts, 'xl/workbook.xml').matchAll(/<sheet [^>]*name="([^"]*)"/g)]
  return new Map(
    names.map(([, name = ''], place) => [
      unescaped(name),
      rowsIn(part(parts, `xl/worksheets/sheet${place + 1}.xml`), strings),
    ]),
  )
}

function rowsIn(xml: string, strings: string[]): WorkbookCell[][] {
  return [...xml.matchAll(/<row [^>]*?(?:\/>|>([^]*?)<\/row>)/g)].map(([, row = '']) =>
    [...row.matchAll(/<c ([^>]*?)(?:\/>|>([^]*?)<\/c>)/g)].flatMap(([, attributes = '', cell = '']) =>
      cell === '' ? [] : [cellOf(attributes, cell, strings)],
    ),
  )
}

function cellOf(attributes: string, cell: string, strings: string[]): WorkbookCell {
  const formula = /<f[^>]*>([^]*?)<\/f>/.exec(cell)?.[1]
  if (formula !== undefined) return { formula }
  const value = /<v[^>]*>([^]*?)<\/v>/.exec(cell)?.[1] ?? ''
  const type = /\bt="(\w+)"/.exec(attributes)?.[1] ?? 'n'
  if (type === 's') return { text: strings[Number(value)] ?? '' }
  if (type === 'inlineStr' || type === 'str') return { text: textIn(cell) || unescaped(value) }
  return { number: Number(value) }
}

function textIn(xml: string): string {
  return [...xml.matchAll(/<t[^>]*>([^]*?)<\/t>/g)].map(([, text = '']) => unescaped(text)).join('')
}

function unescaped(text: string): string {
  return text
    .replace(/&#(x[\da-f]+|\d+);/gi, (_whole, code: string) =>
      String.fromCodePoint(Number(code.startsWith('x') ? `0${code}` : code)),
    )
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
}

function part(parts: Map<string, string>, name: string): string {
  return parts.get(name) ?? ''
}

const CENTRAL = 0x02014b50
const END = 0x06054b50

/** The files of a ZIP archive by name, found through the directory at its end. */
function unzip(file: Buffer): Map<string, string> {
  const end = file.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0 || file.readUInt32LE(end) !== END) throw new Error('This is no ZIP archive')
  const parts = new Map<string, string>()
  let at = file.readUInt32LE(end + 16)
  while (file.readUInt32LE(at) === CENTRAL) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((place) =>
      file.readUInt16LE(at + place),
    )
    const name = file.toString('utf8', at + 46, at + 46 + (nameLength ?? 0))
    parts.set(name, entry(file, file.readUInt32LE(at + 42), file.readUInt32LE(at + 20)))
    at += 46 + (nameLength ?? 0) + (extraLength ?? 0) + (commentLength ?? 0)
  }
  return parts
}

function entry(file: Buffer, at: number, size: number): string {
  const begin = at + 30 + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28)
  const bytes = file.subarray(begin, begin + size)
  return (file.readUInt16LE(at + 8) === 0 ? bytes : inflateRawSync(bytes)).toString('utf8')
}
