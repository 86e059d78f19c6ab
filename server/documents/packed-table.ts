import type { Paper } from './paper.ts'
import { sheet, styles } from './paper-styles.ts'
import type { TextStyle } from './typesetter.ts'

/** One kind of thing to pack; `finish` is empty where there is none to choose. */
export type PackedPiece = { name: string; finish: string; quantity: number }

/** A line of an order: a piece, or a package that is opened room by room; its pieces are counted for all sets together. */
export type PackedLine = PackedPiece & { rooms: { name: string; pieces: PackedPiece[] }[] }

const BY_THEMSELVES = 'Single pieces'
const BOX = 10
const PADDING = 7
const NAME = { x: sheet.left + 24, width: 390 }
const QUANTITY = { x: 482, width: 70, align: 'right' } as const

/** Every piece with its quantity and a box to tick, packages opened room by room; the head stands on every sheet. */
export function drawPacked(paper: Paper, lines: readonly PackedLine[]): void {
  drawHead(paper)
  for (const [at, line] of lines.entries()) {
    const isAfterPackage = (lines[at - 1]?.rooms.length ?? 0) > 0
    if (line.rooms.length > 0) drawPackage(paper, line)
    else if (isAfterPackage) drawUnder(paper, [{ text: BY_THEMSELVES, style: styles.strong }], [line])
    else drawPiece(paper, line)
  }
}

function drawHead(paper: Paper): void {
  paper.beside(
    () => paper.write('Piece', styles.label, NAME),
    () => paper.write('Quantity', styles.label, QUANTITY),
  )
  paper.skip(5)
  paper.rule()
}

function drawPackage(paper: Paper, { name, quantity, rooms }: PackedLine): void {
  const title = { text: quantity === 1 ? name : `${name}, ${quantity} sets`, style: styles.strong }
  rooms.forEach((room, at) => {
    const head = { text: room.name, style: styles.label }
    drawUnder(paper, at === 0 ? [title, head] : [head], room.pieces)
  })
}

type Head = { text: string; style: TextStyle }

/** Pieces under what they belong to; a head never stays behind on a sheet without the first of them. */
function drawUnder(paper: Paper, heads: readonly Head[], pieces: readonly PackedPiece[]): void {
  const [first] = pieces
  const heights = heads.map(({ text, style }) => paper.height(text, style, NAME.width))
  const height = heights.reduce((sum, one) => sum + one, PADDING)
  makeRoom(paper, height + (first ? rowHeight(paper, first) : 0))
  paper.skip(PADDING)
  for (const { text, style } of heads) paper.write(text, style, { x: sheet.left, width: NAME.width })
  for (const piece of pieces) drawPiece(paper, piece)
}

function drawPiece(paper: Paper, piece: PackedPiece): void {
  const { name, finish, quantity } = piece
  makeRoom(paper, rowHeight(paper, piece))
  paper.skip(PADDING)
  paper.box(sheet.left, BOX)
  paper.beside(
    () => {
      paper.write(name, styles.body, NAME)
      if (finish) paper.write(finish, styles.small, NAME)
    },
    () => paper.write(String(quantity), styles.strong, QUANTITY),
  )
  paper.skip(PADDING)
  paper.rule()
}

function makeRoom(paper: Paper, height: number): void {
  if (paper.makeRoom(height)) drawHead(paper)
}

function rowHeight(paper: Paper, { name, finish }: PackedPiece): number {
  const finishHeight = finish ? paper.height(finish, styles.small, NAME.width) : 0
  return paper.height(name, styles.body, NAME.width) + finishHeight + 2 * PADDING
}
