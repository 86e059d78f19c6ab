import { inflateSync } from 'node:zlib'

type PdfObject = { dictionary: string; stream: string }

/** What a person reads on each page of a PDF that pdfkit made, a line for each height on the paper, top first. */
export function readPdf(pdf: Buffer): string[] {
  const objects = objectsOf(pdf)
  const pages = [...objects.values()].filter(({ dictionary }) => /\/Type \/Page\s/.test(dictionary))
  return pages.map(({ dictionary }) => {
    const fonts = fontsOf(objects, referred(objects, dictionary, 'Resources').dictionary)
    return linesOf(referred(objects, dictionary, 'Contents').stream, fonts)
  })
}

function objectsOf(pdf: Buffer): Map<string, PdfObject> {
  const found = pdf.toString('latin1').matchAll(/(\d+) 0 obj\n([^]*?)\nendobj/g)
  return new Map([...found].map(([, number = '', body = '']) => [number, objectOf(body)]))
}

function objectOf(body: string): PdfObject {
  const [dictionary = '', stream = ''] = body.split(/stream\n([^]*)\nendstream/)
  const isDeflated = dictionary.includes('/FlateDecode')
  return {
    dictionary,
    stream: isDeflated ? inflateSync(Buffer.from(stream, 'latin1')).toString('latin1') : stream,
  }
}

function referred(objects: Map<string, PdfObject>, dictionary: string, name: string): PdfObject {
  const number = new RegExp(`/${name} (\\d+) 0 R`).exec(dictionary)?.[1]
  const object = objects.get(number ?? '')
  if (!object) throw new Error(`The PDF has no ${name} where one is named`)
  return object
}

/** Font name on the page → glyph → letters. */
function fontsOf(objects: Map<string, PdfObject>, resources: string): Map<string, string[]> {
  const named = resources.matchAll(/\/(F\d+) (\d+) 0 R/g)
  return new Map(
    [...named].map(([, name = '', number = '']) => {
      const font = objects.get(number)?.dictionary ?? ''
      return [name, lettersOf(referred(objects, font, 'ToUnicode').stream)]
    }),
  )
}

function lettersOf(cmap: string): string[] {
  const ranges = cmap.matchAll(/<[\da-f]+> <[\da-f]+> \[([^\]]*)\]/g)
  return [...ranges].flatMap(([, list = '']) =>
    [...list.matchAll(/<([^>]*)>/g)].map(([, codes = '']) => {
      const points = codes.split(' ').filter(Boolean)
      return String.fromCodePoint(...points.map((code) => Number.parseInt(code, 16)))
    }),
  )
}

function linesOf(content: string, fonts: Map<string, string[]>): string {
  const lines = new Map<number, string>()
  let height = 0
  let letters: string[] = []
  for (const [, y, font, glyphs] of content.matchAll(/1 0 0 1 \S+ (\S+) Tm|\/(F\d+) \S+ Tf|\[(.*?)\] TJ/g)) {
    if (y) height = Math.round(Number(y))
    if (font) letters = fonts.get(font) ?? []
    if (glyphs) lines.set(height, (lines.get(height) ?? '') + textOf(glyphs, letters))
  }
  return [...lines]
    .toSorted(([a], [b]) => b - a)
    .map(([, line]) => line)
    .join('\n')
}

function textOf(glyphs: string, letters: string[]): string {
  return [...glyphs.matchAll(/<([^>]*)>/g)]
    .flatMap(([, codes = '']) => codes.match(/.{4}/g) ?? [])
    .map((code) => letters[Number.parseInt(code, 16)] ?? '')
    .join('')
}
