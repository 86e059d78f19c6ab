import type { LetterShop } from '#server/outbox/letter.ts'
import type { FaceFiles } from './faces.ts'
import { drawItems } from './items-table.ts'
import {
  drawFoot,
  drawLetterhead,
  drawReceiver,
  drawRunningHead,
  drawTitle,
  FIRST_HALF,
  SECOND_HALF,
} from './letterhead.ts'
import { Paper } from './paper.ts'
import { styles } from './paper-styles.ts'
import type { Sheet, Sum } from './sheet.ts'
import type { TextStyle } from './typesetter.ts'

const LEFT = 340

const ROW = styles.body.leading + 4

const ABOVE = 16

const TOTAL_ROW = 18 + styles.total.leading + styles.small.leading

type Words = { text: string; style: TextStyle; gap: number }

const BESIDE_TOTALS = { width: 240 }

const BELOW_TOTALS = { width: 400 }

const GAP = 18

const TALLEST_BESIDE = 600

/** A quote, order, invoice or any other paper of this kind as a PDF. */
export function sheetPdf(sheet: Sheet, shop: LetterShop, faces: FaceFiles): Promise<Buffer> {
  const title = `${sheet.title} ${sheet.number}`
  const paper = new Paper(title, shop.storeName, faces, (next) =>
    drawRunningHead(next, shop.storeName, title),
  )
  drawLetterhead(paper, shop)
  drawTitle(paper, sheet.title, sheet.facts)
  drawPeople(paper, sheet)
  if (sheet.items.length > 0) drawItems(paper, sheet.items, closingHeight(paper, sheet))
  drawClosing(paper, sheet)
  return paper.finish((number, of) => drawFoot(paper, shop, `Page ${number} of ${of}`))
}

function drawPeople(paper: Paper, { customer, receiver }: Sheet): void {
  paper.beside(
    () => {
      paper.write('Prepared for', styles.label, FIRST_HALF)
      paper.write(`${customer.firstName} ${customer.lastName}`, styles.body, FIRST_HALF)
      paper.write(customer.email, styles.body, FIRST_HALF)
    },
    () => receiver && drawReceiver(paper, receiver, SECOND_HALF),
  )
  paper.skip(26)
}

/** How much the sums and the words beside them take, in points; of words that go on over sheets only the sums count. */
function closingHeight(paper: Paper, sheet: Sheet): number {
  const height = wordsHeight(paper, closingWords(sheet))
  return Math.max(totalsHeight(sheet), height > TALLEST_BESIDE ? 0 : height)
}

/** The sums, with the studio's note and the words about paying beside them, or below when the note is long. */
function drawClosing(paper: Paper, sheet: Sheet): void {
  const words = closingWords(sheet)
  paper.makeRoom(closingHeight(paper, sheet))
  if (wordsHeight(paper, words) > TALLEST_BESIDE) {
    drawTotals(paper, sheet)
    drawWords(paper, words, BELOW_TOTALS)
  } else
    paper.beside(
      () => drawWords(paper, words, BESIDE_TOTALS),
      () => drawTotals(paper, sheet),
    )
}

function closingWords({ note, words }: Sheet): Words[] {
  const noted = [
    { text: 'Note', style: styles.label, gap: 0 },
    { text: note, style: styles.body, gap: 14 },
  ]
  const small = words.map((text) => ({ text, style: styles.small, gap: 7 }))
  return note ? [...noted, ...small] : small
}

function wordsHeight(paper: Paper, words: Words[]): number {
  const heights = words.map(({ text, style, gap }) => paper.height(text, style, BESIDE_TOTALS.width) + gap)
  return heights.reduce((sum, height) => sum + height, GAP)
}

function drawWords(paper: Paper, words: Words[], place: { width: number }): void {
  paper.skip(GAP)
  for (const { text, style, gap } of words) {
    paper.write(text, style, place)
    paper.skip(gap)
  }
}

/** How high the sums will be, in points. */
function totalsHeight({ sums, total, after }: Sheet): number {
  return total ? ABOVE + (sums.length + after.length) * ROW + TOTAL_ROW + (after.length > 0 ? 8 : 0) : 0
}

/** The sums on the right; nothing where there are no prices yet. */
function drawTotals(paper: Paper, { sums, total, after }: Sheet): void {
  if (!total) return
  const [label, value] = total
  paper.skip(ABOVE)
  for (const sum of sums) drawSum(paper, sum)
  paper.skip(8)
  paper.rule(LEFT)
  paper.skip(10)
  paper.beside(
    () => paper.write(label, styles.total, { x: LEFT }),
    () => paper.write(value, styles.total, { x: LEFT, align: 'right' }),
  )
  if (after.length > 0) paper.skip(8)
  for (const sum of after) drawSum(paper, sum)
  paper.write('Prices are in USD.', styles.small, { x: LEFT, align: 'right' })
}

function drawSum(paper: Paper, [label, value]: Sum): void {
  paper.beside(
    () => paper.write(label, styles.body, { x: LEFT }),
    () => paper.write(value, styles.body, { x: LEFT, align: 'right' }),
  )
  paper.skip(ROW - styles.body.leading)
}
