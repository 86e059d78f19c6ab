import type { LetterShop } from '#server/emails/letters/letter.ts'
import { type DocumentOrder, paymentWords } from './document-words.ts'
import type { Paper } from './paper.ts'
import { styles } from './paper-styles.ts'
import { drawTotals, totalsHeight } from './totals-block.ts'
import type { TextStyle } from './typesetter.ts'

type Words = { text: string; style: TextStyle; gap: number }

const BESIDE_TOTALS = { width: 240 }
const BELOW_TOTALS = { width: 400 }
const GAP = 18
const TALLEST_BESIDE = 600

/** How much the sums and the words beside them take, in points; of words that go on over sheets only the sums count. */
export function closingHeight(paper: Paper, order: DocumentOrder, shop: LetterShop): number {
  const height = wordsHeight(paper, closingWords(order, shop))
  return Math.max(totalsHeight(order), height > TALLEST_BESIDE ? 0 : height)
}

/** The sums, with the studio's note and the words about paying beside them, or below when the note is long. */
export function drawClosing(paper: Paper, order: DocumentOrder, shop: LetterShop): void {
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
