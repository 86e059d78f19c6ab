import type { Face, FaceFiles } from './faces.ts'

export type TextStyle = {
  face: Face
  size: number
  /** From one line to the next, in points. */
  leading: number
  color: string
}

/** A stretch of text that one font file sets. */
type Run = { font: string; text: string }
type FontFile = { name: string; has(letter: string): boolean }

const missingLetter = '?'
// Figures of one width, so that columns of money stand straight.
const features: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum']

/** Sets text in the shop's faces on `doc`, and measures it before. Positions and sizes are points. */
export class Typesetter {
  #doc: PDFKit.PDFDocument
  #fonts: Record<Face, FontFile[]>
  /** By face and letter, and by style and word: each is looked up once in a document. */
  #letters = new Map<string, Run>()
  #widths = new Map<string, number>()

  constructor(doc: PDFKit.PDFDocument, files: FaceFiles) {
    this.#doc = doc
    this.#fonts = {
      serif: openFonts(doc, 'serif', files),
      sans: openFonts(doc, 'sans', files),
      bold: openFonts(doc, 'bold', files),
    }
  }

  /** `text` broken between words, or within a word longer than a line, into lines of at most `width`. */
  lines(text: string, style: TextStyle, width: number): string[] {
    return printable(text)
      .split('\n')
      .flatMap((paragraph) => this.#breakParagraph(paragraph, style, width))
  }

  /** How wide `text` is on one line. */
  width(text: string, style: TextStyle): number {
    return this.#runs(text, style.face).reduce((sum, run) => sum + this.#runWidth(run, style), 0)
  }

  /** Draws one line with its top at `y`. */
  draw(line: string, style: TextStyle, x: number, y: number): void {
    let left = x
    for (const run of this.#runs(printable(line), style.face)) {
      this.#select(run, style).fillColor(style.color).text(run.text, left, y, { lineBreak: false, features })
      left += this.#runWidth(run, style)
    }
  }

  // A line is as wide as its words and the spaces between them: each word is measured once, whatever its line.
  #breakParagraph(paragraph: string, style: TextStyle, width: number): string[] {
    const space = this.#wordWidth(' ', style)
    const lines: string[] = []
    let line = ''
    let taken = 0
    for (const word of paragraph.split(' ').flatMap((text) => this.#breakWord(text, style, width))) {
      const own = this.#wordWidth(word, style)
      const isFirst = line === ''
      if (!isFirst && taken + space + own > width) {
        lines.push(line)
        line = word
        taken = own
      } else {
        line = isFirst ? word : `${line} ${word}`
        taken = isFirst ? own : taken + space + own
      }
    }
    return [...lines, line]
  }

  #breakWord(word: string, style: TextStyle, width: number): string[] {
    if (this.#wordWidth(word, style) <= width) return [word]
    const pieces: string[] = []
    let piece = ''
    let taken = 0
    for (const letter of word) {
      const own = this.#wordWidth(letter, style)
      if (piece !== '' && taken + own > width) {
        pieces.push(piece)
        piece = ''
        taken = 0
      }
      piece += letter
      taken += own
    }
    return [...pieces, piece]
  }

  #wordWidth(word: string, style: TextStyle): number {
    const key = `${style.face} ${style.size} ${word}`
    const measured = this.#widths.get(key) ?? this.width(word, style)
    this.#widths.set(key, measured)
    return measured
  }

  #runs(text: string, face: Face): Run[] {
    const runs: Run[] = []
    for (const letter of text) {
      const key = `${face} ${letter}`
      const run = this.#letters.get(key) ?? this.#letterRun(letter, face)
      this.#letters.set(key, run)
      const last = runs.at(-1)
      if (last?.font === run.font) last.text += run.text
      else runs.push({ ...run })
    }
    return runs
  }

  /** A letter that no file has is set without its marks, or as a question mark. */
  #letterRun(letter: string, face: Face): Run {
    const [base = ''] = letter.normalize('NFD')
    for (const text of [letter, base]) {
      const file = this.#fonts[face].find((candidate) => candidate.has(text))
      if (file) return { font: file.name, text }
    }
    return { font: `${face} 0`, text: missingLetter }
  }

  #runWidth(run: Run, style: TextStyle): number {
    return this.#select(run, style).widthOfString(run.text, { features })
  }

  #select({ font }: Run, { size }: TextStyle): PDFKit.PDFDocument {
    return this.#doc.font(font).fontSize(size)
  }
}

/**
 * `text` without control characters, composed, with air around dots that part it (the space of our faces is narrow),
 * and with fractions in figures, the ʻokina and the marks of feet and inches as the quotation marks that our faces have.
 */
function printable(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/[^\P{C}\n]/gu, '')
    .replaceAll(' · ', '  ·  ')
    .replaceAll('ʻ', '‘')
    .replaceAll('ʼ', '’')
    .replaceAll('′', "'")
    .replaceAll('″', '"')
    .replace(/[¼-¾⅐-⅞]/g, (fraction) => ` ${fraction.normalize('NFKD').replace('⁄', '/')}`)
}

function openFonts(doc: PDFKit.PDFDocument, face: Face, files: FaceFiles): FontFile[] {
  return files[face].map((file, index) => {
    const name = `${face} ${index}`
    doc.registerFont(name, file)
    const { font } = opened(doc.font(name))
    return { name, has: (letter) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0) }
  })
}

/** pdfkit knows which letters a font has, but does not say so in its types. */
function opened(doc: PDFKit.PDFDocument): { font: { hasGlyphForCodePoint(codePoint: number): boolean } } {
  return (doc as unknown as { _font: ReturnType<typeof opened> })._font
}
