import PdfFile from 'pdfkit'
import type { FaceFiles } from './faces.ts'
import { hairline, sheet } from './paper-styles.ts'
import { type TextStyle, Typesetter } from './typesetter.ts'

type Place = { x?: number; width?: number; align?: 'left' | 'right' }

/** Sheets of paper that fill from the top; `y` is where the next thing goes, in points. */
export class Paper {
  y: number = sheet.top
  /** What stays free below, in points. */
  #foot: number = sheet.height - sheet.bottom
  #doc: PDFKit.PDFDocument
  #type: Typesetter
  #headOfNext: (paper: Paper) => void

  /** `first` is the size of the first sheet; those after it are letters. */
  constructor(
    title: string,
    author: string,
    faces: FaceFiles,
    headOfNext: (paper: Paper) => void,
    first: { width: number; height: number } = sheet,
  ) {
    const info = { Title: title, Author: author, Creator: author }
    this.#doc = new PdfFile({
      size: [first.width, first.height],
      margin: 0,
      bufferPages: true,
      font: '',
      lang: 'en-US',
      displayTitle: true,
      info,
    })
    this.#type = new Typesetter(this.#doc, faces)
    this.#headOfNext = headOfNext
  }

  /** Writes `text` below what is there, over as many lines and sheets as it takes. */
  write(
    text: string,
    style: TextStyle,
    { x = sheet.left, width = this.right - x, align = 'left' }: Place = {},
  ): void {
    for (const line of this.#type.lines(text, style, width)) {
      this.makeRoom(style.leading)
      const indent = align === 'right' ? width - this.#type.width(line, style) : 0
      this.#type.draw(line, style, x + indent, this.y)
      this.y += style.leading
    }
  }

  /** Draws a picture from the left edge, as large as fits; what comes next stands below its room. */
  picture(bytes: Uint8Array, { width, height }: { width: number; height: number }): void {
    this.#doc.image(Buffer.from(bytes), sheet.left, this.y, { fit: [width, height] })
    this.y += height
  }

  /** The sheet that is written on, counted from 0. */
  get sheetIndex(): number {
    return this.#doc.bufferedPageRange().count - 1
  }

  /** How much of the sheet is left below, in points. */
  get room(): number {
    return this.#doc.page.height - this.#foot - this.y
  }

  /** Where lines of the sheet end. */
  get right(): number {
    return this.#doc.page.width - (sheet.width - sheet.right)
  }

  /** Draws anywhere on the sheet, in points from its upper left corner; what it sets for lines and letters ends with it. */
  draw(work: (doc: PDFKit.PDFDocument, type: Typesetter) => void): void {
    this.#doc.save()
    work(this.#doc, this.#type)
    this.#doc.restore()
  }

  /** How high `text` will be. */
  height(text: string, style: TextStyle, width: number): number {
    return this.#type.lines(text, style, width).length * style.leading
  }

  /** Draws columns side by side, each from the same top, and goes on below the longest. */
  beside(...columns: (() => void)[]): void {
    const top = this.y
    let bottom = top
    for (const column of columns) {
      this.y = top
      column()
      bottom = Math.max(bottom, this.y)
    }
    this.y = bottom
  }

  skip(points: number): void {
    this.y += points
  }

  /** A hairline from `left` to the right edge. */
  rule(left: number = sheet.left): void {
    this.#doc
      .moveTo(left, this.y)
      .lineTo(this.right, this.y)
      .lineWidth(hairline.width)
      .strokeColor(hairline.color)
      .stroke()
  }

  /** An empty square to tick, beside the line that is written next. */
  box(left: number, size: number): void {
    this.#doc
      .rect(left, this.y + 2, size, size)
      .lineWidth(1)
      .strokeColor(hairline.box)
      .stroke()
  }

  /** Begins a new sheet unless `height` more fits on this one, and says whether it did. */
  makeRoom(height: number): boolean {
    if (height <= this.room) return false
    this.#doc.addPage({ size: [sheet.width, sheet.height], margin: 0 })
    this.y = sheet.top
    this.#headOfNext(this)
    return true
  }

  /** Draws the foot of every sheet, counted from 1, and closes the document. */
  async finish(drawFoot: (number: number, of: number) => void): Promise<Buffer> {
    const { count } = this.#doc.bufferedPageRange()
    this.#foot = 0
    for (let index = 0; index < count; index++) {
      this.#doc.switchToPage(index)
      this.y = this.#doc.page.height - (sheet.height - sheet.footTop)
      drawFoot(index + 1, count)
    }
    this.#doc.end()
    return Buffer.concat(await Array.fromAsync<Buffer>(this.#doc))
  }
}
