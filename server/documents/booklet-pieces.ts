import { formatMoney, sumCents } from '#kit/core/money.ts'
import type { Paper } from './paper.ts'
import { sheet, styles } from './paper-styles.ts'
import type { BookletPiece } from './printed-booklet.ts'

type Column = { head: string; x: number; width: number; textOf: (piece: BookletPiece) => string }

const PADDING = 9
const THUMB = 60
const NAME_X = sheet.left + THUMB + 14
const BEGINNING = 130
const ABOVE = 26
const ABOVE_TOTAL = 12
const TOTAL_HEIGHT = ABOVE_TOTAL + styles.total.leading + 2 * styles.small.leading

const quantityColumn = (x: number, width: number): Column => ({
  head: 'Quantity',
  x,
  width,
  textOf: ({ quantity }) => String(quantity),
})
const moneyOf =
  (count: (piece: BookletPiece) => number) =>
  (piece: BookletPiece): string =>
    piece.price === null ? '' : formatMoney(piece.price * count(piece))

const priced: Column[] = [
  quantityColumn(312, 54),
  { head: 'Unit price', x: 372, width: 86, textOf: moneyOf(() => 1) },
  { head: 'Amount', x: 464, width: 88, textOf: moneyOf(({ quantity }) => quantity) },
]
const unpriced: Column[] = [quantityColumn(482, 70)]

/** The suggested pieces with pictures, finishes and sizes; where the reader sees prices, with them and their sum. */
export function drawPieces(paper: Paper, pieces: readonly BookletPiece[]): void {
  if (pieces.length === 0) return
  const isPriced = pieces.some(({ price }) => price !== null)
  const columns = isPriced ? priced : unpriced
  if (!paper.makeRoom(BEGINNING)) paper.skip(ABOVE)
  paper.write('Pieces for this design', styles.total)
  paper.skip(8)
  drawHead(paper, columns)
  for (const [place, piece] of pieces.entries()) {
    // The sum never stands on a sheet alone: the last piece goes over with it.
    const below = isPriced && place === pieces.length - 1 ? TOTAL_HEIGHT : 0
    if (paper.makeRoom(rowHeight(paper, piece, columns) + below)) drawHead(paper, columns)
    drawRow(paper, piece, columns)
  }
  if (isPriced) drawTotal(paper, pieces)
}

function drawHead(paper: Paper, columns: readonly Column[]): void {
  paper.beside(
    () => paper.write('Piece', styles.label),
    ...columns.map(
      ({ head, x, width }) =>
        () =>
          paper.write(head, styles.label, { x, width, align: 'right' }),
    ),
  )
  paper.skip(5)
  paper.rule()
}

function drawRow(paper: Paper, piece: BookletPiece, columns: readonly Column[]): void {
  paper.skip(PADDING)
  paper.beside(
    () => drawThumb(paper, piece),
    () => drawWords(paper, piece, columns),
    ...columns.map(
      ({ x, width, textOf }) =>
        () =>
          paper.write(textOf(piece), styles.body, { x, width, align: 'right' }),
    ),
  )
  paper.skip(PADDING)
  paper.rule()
}

function drawThumb(paper: Paper, { picture }: BookletPiece): void {
  const { y } = paper
  if (picture) {
    const place = { fit: [THUMB, THUMB] as [number, number], align: 'center', valign: 'center' } as const
    paper.draw((doc) => doc.image(Buffer.from(picture), sheet.left, y, place))
  }
  paper.skip(THUMB)
}

function drawWords(paper: Paper, piece: BookletPiece, columns: readonly Column[]): void {
  const place = { x: NAME_X, width: nameWidth(columns) }
  paper.write(piece.name, styles.body, place)
  for (const line of linesOf(piece)) paper.write(line, styles.small, place)
}

function rowHeight(paper: Paper, piece: BookletPiece, columns: readonly Column[]): number {
  const width = nameWidth(columns)
  const small = linesOf(piece).map((line) => paper.height(line, styles.small, width))
  const words = small.reduce((sum, height) => sum + height, paper.height(piece.name, styles.body, width))
  return Math.max(THUMB, words) + 2 * PADDING
}

function linesOf({ finish, dimensions, remark }: BookletPiece): string[] {
  return [finish, dimensions, remark].filter(Boolean)
}

function nameWidth([first]: readonly Column[]): number {
  return (first?.x ?? sheet.right) - NAME_X - 10
}

function drawTotal(paper: Paper, pieces: readonly BookletPiece[]): void {
  const wanted = pieces.filter(({ isDeclined }) => !isDeclined)
  const amounts = wanted.flatMap(({ price, quantity }) => (price === null ? [] : price * quantity))
  paper.skip(ABOVE_TOTAL)
  if (amounts.length === wanted.length)
    paper.write(`Total  ${formatMoney(sumCents(amounts))}`, styles.total, { align: 'right' })
  if (wanted.length < pieces.length)
    paper.write('Without what was declined.', styles.small, { align: 'right' })
  paper.write('Prices are in USD.', styles.small, { align: 'right' })
}
