import { formatMoney } from '#domain/money.ts'
import type { LetterItem } from '#server/emails/letters/letter.ts'
import type { Paper } from './paper.ts'
import { styles } from './paper-styles.ts'

type Column = { head: string; x: number; width: number; textOf: (item: LetterItem) => string }
type Table = { pieceWidth: number; figures: Column[] }

const PADDING = 8

const quantity = (item: LetterItem) => String(item.quantity)
const priceOf = (count: (item: LetterItem) => number) => (item: LetterItem) =>
  item.unitPrice === null ? '' : formatMoney(item.unitPrice * count(item))

const pricedTable: Table = {
  pieceWidth: 240,
  figures: [
    { head: 'Quantity', x: 306, width: 54, textOf: quantity },
    { head: 'Unit price', x: 366, width: 90, textOf: priceOf(() => 1) },
    { head: 'Amount', x: 462, width: 90, textOf: priceOf((item) => item.quantity) },
  ],
}
const unpricedTable: Table = {
  pieceWidth: 400,
  figures: [{ head: 'Quantity', x: 482, width: 70, textOf: quantity }],
}

/** The pieces with finish and quantity, and their prices once every piece has one; its head stands on every sheet. */
export function drawItems(paper: Paper, items: readonly LetterItem[]): void {
  const table = items.every((item) => item.unitPrice !== null) ? pricedTable : unpricedTable
  drawHead(paper, table)
  for (const item of items) {
    if (paper.makeRoom(rowHeight(paper, item, table))) drawHead(paper, table)
    drawRow(paper, item, table)
  }
}

function drawHead(paper: Paper, { figures }: Table): void {
  const heads = figures.map(
    ({ head, x, width }) =>
      () =>
        paper.write(head, styles.label, { x, width, align: 'right' }),
  )
  paper.beside(() => paper.write('Piece', styles.label), ...heads)
  paper.skip(5)
  paper.rule()
}

function drawRow(paper: Paper, item: LetterItem, { pieceWidth: width, figures }: Table): void {
  const cells = figures.map(
    ({ x, width, textOf }) =>
      () =>
        paper.write(textOf(item), styles.body, { x, width, align: 'right' }),
  )
  paper.skip(PADDING)
  paper.beside(
    () => {
      paper.write(item.name, styles.body, { width })
      if (item.finish) paper.write(item.finish, styles.small, { width })
    },
    ...cells,
  )
  paper.skip(PADDING)
  paper.rule()
}

function rowHeight(paper: Paper, { name, finish }: LetterItem, { pieceWidth }: Table): number {
  const finishHeight = finish ? paper.height(finish, styles.small, pieceWidth) : 0
  return paper.height(name, styles.body, pieceWidth) + finishHeight + 2 * PADDING
}
