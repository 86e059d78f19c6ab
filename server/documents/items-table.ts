import { formatMoney } from '#kit/core/money.ts'
import type { DocumentItem } from './document-words.ts'
import type { Paper } from './paper.ts'
import { sheet, styles } from './paper-styles.ts'

type Column = { head: string; x: number; width: number; textOf: (item: DocumentItem) => string }
/** `thumb` is the height of a picture, 0 where no piece has one. */
type Table = { thumb: number; pieceWidth: number; figures: Column[] }

const PADDING = 8
const ABOVE_ROOMS = 5
const BELOW_HEAD = 5
const HEAD_HEIGHT = styles.label.leading + BELOW_HEAD
const TALLEST_TOGETHER = 560
const THUMB = 44
const BESIDE_THUMB = THUMB + 12

const quantity = (item: DocumentItem) => String(item.quantity)
const priceOf = (count: (item: DocumentItem) => number) => (item: DocumentItem) =>
  item.unitPrice === null ? '' : formatMoney(item.unitPrice * count(item))

const pricedTable: Table = {
  thumb: 0,
  pieceWidth: 240,
  figures: [
    { head: 'Quantity', x: 306, width: 54, textOf: quantity },
    { head: 'Unit price', x: 366, width: 90, textOf: priceOf(() => 1) },
    { head: 'Amount', x: 462, width: 90, textOf: priceOf((item) => item.quantity) },
  ],
}
const unpricedTable: Table = {
  thumb: 0,
  pieceWidth: 400,
  figures: [{ head: 'Quantity', x: 482, width: 70, textOf: quantity }],
}

/**
 * The pieces with finish and quantity, and their prices once every piece has one; its head stands on every sheet. What
 * comes below, `heightBelow` high, never stands on a sheet alone: the last piece goes over with it.
 */
export function drawItems(paper: Paper, items: readonly DocumentItem[], heightBelow: number): void {
  const table = tableOf(items)
  const [first] = items
  if (first) paper.makeRoom(HEAD_HEIGHT + rowHeight(paper, first, table))
  drawHead(paper, table)
  for (const [place, item] of items.entries()) {
    const isLastOfMore = place > 0 && place === items.length - 1
    const height = rowHeight(paper, item, table)
    if (paper.makeRoom(isLastOfMore ? together(height, heightBelow) : height)) drawHead(paper, table)
    drawRow(paper, item, table)
  }
}

function tableOf(items: readonly DocumentItem[]): Table {
  const table = items.every((item) => item.unitPrice !== null) ? pricedTable : unpricedTable
  if (!items.some(({ thumb }) => thumb)) return table
  return { ...table, thumb: THUMB, pieceWidth: table.pieceWidth - BESIDE_THUMB }
}

/** The height of two things that stay on one sheet, unless no sheet holds both. */
function together(above: number, below: number): number {
  return above + below > TALLEST_TOGETHER ? above : above + below
}

function drawHead(paper: Paper, { figures }: Table): void {
  const heads = figures.map(
    ({ head, x, width }) =>
      () =>
        paper.write(head, styles.label, { x, width, align: 'right' }),
  )
  paper.beside(() => paper.write('Piece', styles.label), ...heads)
  paper.skip(BELOW_HEAD)
  paper.rule()
}

function drawRow(paper: Paper, item: DocumentItem, { thumb, pieceWidth: width, figures }: Table): void {
  const place = { x: sheet.left + (thumb > 0 ? BESIDE_THUMB : 0), width }
  const cells = figures.map(
    ({ x, width, textOf }) =>
      () =>
        paper.write(textOf(item), styles.body, { x, width, align: 'right' }),
  )
  paper.skip(PADDING)
  paper.beside(
    () => {
      if (item.thumb) paper.picture(item.thumb, { width: THUMB, height: THUMB })
      else paper.skip(thumb)
    },
    () => {
      paper.write(item.name, styles.body, place)
      if (item.finish) paper.write(item.finish, styles.small, place)
    },
    ...cells,
  )
  drawRooms(paper, item)
  paper.skip(PADDING)
  paper.rule()
}

/** What a package holds, under its line and as wide as the sheet. */
function drawRooms(paper: Paper, { rooms = [] }: DocumentItem): void {
  if (rooms.length > 0) paper.skip(ABOVE_ROOMS)
  for (const room of rooms) paper.write(room, styles.small)
}

function rowHeight(
  paper: Paper,
  { name, finish, rooms = [] }: DocumentItem,
  { thumb, pieceWidth }: Table,
): number {
  const finishHeight = finish ? paper.height(finish, styles.small, pieceWidth) : 0
  const roomHeights = rooms.map((room) => paper.height(room, styles.small, sheet.right - sheet.left))
  const roomsHeight = roomHeights.reduce((sum, height) => sum + height, rooms.length > 0 ? ABOVE_ROOMS : 0)
  const words = paper.height(name, styles.body, pieceWidth) + finishHeight
  return Math.max(thumb, words) + roomsHeight + 2 * PADDING
}
