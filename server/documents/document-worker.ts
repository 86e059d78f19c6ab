/** The press: makes PDFs on a thread of its own, so that the server answers meanwhile. */

import { parentPort } from 'node:worker_threads'
import type { LetterShop } from '#server/outbox/letter.ts'
import type { LetterOrder } from '#server/documents/document-words.ts'
import { type DocumentOrder, documentFacts, documentTitle, paymentWords } from './document-words.ts'
import { type FaceFiles, loadFaces } from './faces.ts'
import type { PrintedBooklet } from './printed-booklet.ts'
import { type PrintedReport, reportPdf } from './report-pages.ts'
import { type PackingSlip, slipPdf } from './slip-pages.ts'
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
import type { TextStyle } from './typesetter.ts'
import { formatMoney } from '#kit/core/money.ts'

const LEFT = 340

const ROW = styles.body.leading + 4

const ABOVE = 16

const TOTAL_ROW = 18 + styles.total.leading + styles.small.leading

type Words = { text: string; style: TextStyle; gap: number }

const BESIDE_TOTALS = { width: 240 }

const BELOW_TOTALS = { width: 400 }

const GAP = 18

const TALLEST_BESIDE = 600

/** What can be printed. */
export type PressWork =
  | { paper: 'order'; order: DocumentOrder; shop: LetterShop }
  | { paper: 'packing-slip'; slip: PackingSlip; shop: LetterShop }
  | { paper: 'report'; report: PrintedReport }
  | { paper: 'booklet'; booklet: PrintedBooklet; shop: LetterShop }

export type PressJob = { id: number; work: PressWork }

export type PressReply = { id: number; pdf: Uint8Array } | { id: number; error: string }

const faces = loadFaces()

parentPort?.on('message', ({ id, work }: PressJob) => {
  void print(id, work).then((reply) => parentPort?.postMessage(reply, []))
})

async function print(id: number, work: PressWork): Promise<PressReply> {
  try {
    return { id, pdf: await pdfOf(work, await faces) }
  } catch (error) {
    return { id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

async function pdfOf(work: PressWork, files: FaceFiles): Promise<Buffer> {
  switch (work.paper) {
    case 'order':
      return orderPdf(work.order, work.shop, files)
    case 'packing-slip':
      return slipPdf(work.slip, work.shop, files)
    case 'report':
      return reportPdf(work.report, files)
    case 'booklet': {
      // Reading PDFs takes a large library that no other paper needs.
      const { bookletPdf } = await import('./booklet-pages.ts')
      return bookletPdf(work.booklet, work.shop, files)
    }
  }
}

/** The quote, order or invoice as a PDF. */
function orderPdf(order: DocumentOrder, shop: LetterShop, faces: FaceFiles): Promise<Buffer> {
  const title = `${documentTitle(order)} ${order.number}`
  const paper = new Paper(title, shop.storeName, faces, (next) =>
    drawRunningHead(next, shop.storeName, title),
  )
  drawLetterhead(paper, shop)
  drawTitle(paper, documentTitle(order), documentFacts(order, shop))
  drawPeople(paper, order)
  drawItems(paper, order.items, closingHeight(paper, order, shop))
  drawClosing(paper, order, shop)
  return paper.finish((number, of) => drawFoot(paper, shop, `Page ${number} of ${of}`))
}

function drawPeople(paper: Paper, order: DocumentOrder): void {
  const { customer } = order
  paper.beside(
    () => {
      paper.write('Prepared for', styles.label, FIRST_HALF)
      paper.write(`${customer.firstName} ${customer.lastName}`, styles.body, FIRST_HALF)
      paper.write(customer.email, styles.body, FIRST_HALF)
    },
    () => drawReceiver(paper, order, SECOND_HALF),
  )
  paper.skip(26)
}

/** How much the sums and the words beside them take, in points; of words that go on over sheets only the sums count. */
function closingHeight(paper: Paper, order: DocumentOrder, shop: LetterShop): number {
  const height = wordsHeight(paper, closingWords(order, shop))
  return Math.max(totalsHeight(order), height > TALLEST_BESIDE ? 0 : height)
}

/** The sums, with the studio's note and the words about paying beside them, or below when the note is long. */
function drawClosing(paper: Paper, order: DocumentOrder, shop: LetterShop): void {
  const words = closingWords(order, shop)
  paper.makeRoom(closingHeight(paper, order, shop))
  if (wordsHeight(paper, words) > TALLEST_BESIDE) {
    drawTotals(paper, order)
    drawWords(paper, words, BELOW_TOTALS)
  } else
    paper.beside(
      () => drawWords(paper, words, BESIDE_TOTALS),
      () => drawTotals(paper, order),
    )
}

function closingWords(order: DocumentOrder, shop: LetterShop): Words[] {
  const note = [
    { text: 'Note', style: styles.label, gap: 0 },
    { text: order.note, style: styles.body, gap: 14 },
  ]
  const payment = paymentWords(order, shop).map((text) => ({ text, style: styles.small, gap: 7 }))
  return order.note ? [...note, ...payment] : payment
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
function totalsHeight(order: LetterOrder): number {
  return isPriced(order) ? ABOVE + sums(order).length * ROW + TOTAL_ROW : 0
}

/** The sums of an order, on the right; nothing for one that has no prices yet. */
function drawTotals(paper: Paper, order: LetterOrder): void {
  if (!isPriced(order)) return
  paper.skip(ABOVE)
  for (const [label, value] of sums(order)) drawSum(paper, label, value)
  paper.skip(8)
  paper.rule(LEFT)
  paper.skip(10)
  paper.beside(
    () => paper.write('Total', styles.total, { x: LEFT }),
    () => paper.write(formatMoney(order.totalPrice), styles.total, { x: LEFT, align: 'right' }),
  )
  paper.write('Prices are in USD.', styles.small, { x: LEFT, align: 'right' })
}

function isPriced(order: LetterOrder): boolean {
  return order.items.every((item) => item.unitPrice !== null)
}

function sums({
  itemsPrice,
  discount,
  shippingPrice,
  taxPrice,
  taxLabel,
}: LetterOrder): [label: string, value: string][] {
  return [
    ['Items', formatMoney(itemsPrice)],
    ...(discount > 0 ? [['Discount', `−${formatMoney(discount)}`] satisfies [string, string]] : []),
    ['Shipping', shippingPrice === 0 ? 'Free' : formatMoney(shippingPrice)],
    [taxLabel, formatMoney(taxPrice)],
  ]
}

function drawSum(paper: Paper, label: string, value: string): void {
  paper.beside(
    () => paper.write(label, styles.body, { x: LEFT }),
    () => paper.write(value, styles.body, { x: LEFT, align: 'right' }),
  )
  paper.skip(ROW - styles.body.leading)
}
