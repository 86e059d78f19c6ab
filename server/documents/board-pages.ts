import { letterSheet, planOnPaper, PT_PER_MM, type Tile, tilesOnPaper } from '#domain/boards/paper-scale.ts'
import { northPath } from '#domain/boards/plan-paths.ts'
import type { Light } from '#domain/boards/board.ts'
import type { LetterShop } from '#server/outbox/letter.ts'
import { drawBoard } from './board-drawing.ts'
import type { FaceFiles } from './faces.ts'
import { drawFoot, drawRunningHead } from './letterhead.ts'
import { Paper } from './paper.ts'
import { sheet, styles } from './paper-styles.ts'
import type { PrintedBoard, PrintedPicture } from './printed-board.ts'

const FIVE_FEET_MM = 5 * 304.8
/** Of a picture, in points. */
const WIDTH = sheet.right - sheet.left
const TALLEST = 500
/** Between a line of the list and its number. */
const INDENT = 24
/** The side of a picture in the list. */
const THUMB = 44
/** The arm of a cross. */
const CROSS = 10

/** A board as a PDF: its plan to scale, what that can be checked by, and its pieces by number. */
export function boardPdf(printed: PrintedBoard, shop: LetterShop, faces: FaceFiles): Promise<Buffer> {
  const { title, board, pieces, unit } = printed
  const { sheet: first, scale, foot, ...mapping } = planOnPaper(board)
  const tiles = tilesOnPaper(board)
  const drawHead = (next: Paper) => drawRunningHead(next, shop.storeName, title)
  const paper = new Paper(title, shop.storeName, faces, drawHead, first)
  drawHead(paper)
  drawBoard(paper, printed, mapping)
  paper.skip(foot + 14 - paper.y)
  drawNorth(paper, board.light)
  paper.write(
    `Plan 1:${scale} when printed at 100 percent${first === letterSheet ? '' : ' on tabloid or A3 paper'}. The first line is then 100 mm (3.94 in) long.${tiles.length > 0 ? ` The plan follows at 1:50 on ${tiles.length} sheets.` : ''}`,
    styles.small,
  )
  drawBar(paper, 100, '100 mm')
  drawBar(
    paper,
    (unit === 'in' ? FIVE_FEET_MM : 1000) / scale,
    unit === 'in' ? '5 ft in the home' : '1 m in the home',
  )
  for (const tile of tiles) drawTile(paper, printed, tile)
  for (const picture of printed.pictures) drawPicture(paper, picture)
  paper.makeRoom(first.height)
  const rooms = new Set(pieces.flatMap(({ room }) => room || [])).size
  paper.write(
    `${pieces.length === 1 ? '1 piece' : `${pieces.length} pieces`} in ${rooms === 1 ? '1 room' : `${rooms} rooms`}`,
    styles.total,
  )
  paper.skip(10)
  drawPieceList(paper, printed)
  return paper.finish((number, of) => drawFoot(paper, shop, `Page ${number} of ${of}`))
}

/** A part of the plan; where its crosses lie on those of its neighbours, the walls go on. */
function drawTile(paper: Paper, printed: PrintedBoard, { name, box, around, ...mapping }: Tile): void {
  paper.makeRoom(letterSheet.height)
  const { left, top, width, height } = box
  drawBoard(paper, printed, mapping, {
    left: left - around,
    top: top - around,
    width: width + 2 * around,
    height: height + 2 * around,
  })
  paper.draw((doc) => {
    for (const x of [left, left + width])
      for (const y of [top, top + height])
        doc.path(`M${x - CROSS} ${y}H${x + CROSS}M${x} ${y - CROSS}V${y + CROSS}`)
    doc.lineWidth(0.5).stroke(styles.body.color)
  })
  paper.skip(top + height + around + 10 - paper.y)
  drawNorth(paper, printed.board.light)
  paper.write(
    `Plan 1:50, sheet ${name}: its crosses lie on those of the sheets beside, above and below it.`,
    styles.small,
  )
  drawBar(paper, 100, '100 mm')
}

/** Where somebody has said where it is. */
function drawNorth(paper: Paper, { north, isNorthSet }: Light): void {
  if (!isNorthSet) return
  paper.draw((doc) =>
    doc
      .translate(paper.right - 20, paper.y + 26)
      .rotate(north)
      .path(northPath)
      .lineWidth(1.2)
      .stroke(styles.body.color),
  )
}

/** As wide as the sheet, two on one where they are low enough. */
function drawPicture(paper: Paper, { name, bytes, width, height }: PrintedPicture): void {
  const size = { width: WIDTH, height: Math.min((height * WIDTH) / width, TALLEST) }
  if (!paper.makeRoom(size.height + styles.strong.leading) && paper.y > sheet.top) paper.skip(16)
  paper.write(name, styles.strong)
  paper.skip(4)
  paper.picture(bytes, size)
}

/** By the numbers on the plan, each with its picture where one has any. */
function drawPieceList(paper: Paper, { pieces, thumbs }: PrintedBoard): void {
  const left = sheet.left + INDENT + (thumbs.size > 0 ? THUMB + 14 : 0)
  const least = thumbs.size > 0 ? THUMB : 0
  // By its address a picture stands in the file once, however many pieces it is of.
  const sources = new Map(
    [...thumbs].map(([address, jpeg]) => [
      address,
      `data:image/jpeg;base64,${Buffer.from(jpeg).toString('base64')}`,
    ]),
  )
  for (const [at, { name, finish, size, room, picture }] of pieces.entries()) {
    paper.makeRoom(Math.max(least, styles.strong.leading + styles.small.leading) + 8)
    const source = sources.get(picture)
    if (source !== undefined)
      paper.draw((doc) =>
        doc.image(source, sheet.left + INDENT, paper.y, { fit: [THUMB, THUMB], align: 'center' }),
      )
    paper.beside(
      () => paper.write(String(at + 1), styles.body, { width: INDENT }),
      () => {
        paper.write(name, styles.strong, { x: left })
        paper.write([finish, size, room].filter(Boolean).join('  ·  '), styles.small, { x: left })
      },
      () => paper.skip(least),
    )
    paper.skip(8)
  }
}

/** A line of a length on paper. */
function drawBar(paper: Paper, mm: number, words: string): void {
  const [width, middle] = [mm * PT_PER_MM, paper.y + 7]
  paper.draw((doc, type) => {
    const { left } = sheet
    doc
      .path(
        `M${left} ${middle - 4}V${middle + 4}M${left} ${middle}H${left + width}M${left + width} ${middle - 4}V${middle + 4}`,
      )
      .lineWidth(0.8)
      .strokeColor(styles.body.color)
      .stroke()
    type.draw(words, styles.small, left + width + 8, middle - 6)
  })
  paper.skip(18)
}
