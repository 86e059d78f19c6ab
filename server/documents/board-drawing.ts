import type { Board } from '#domain/boards/board.ts'
import { footprintOf } from '#domain/boards/footprint.ts'
import {
  holePath,
  leafPath,
  type MeasuredSide,
  outerSides,
  PARTING_MM,
  partingPath,
  pathOf,
  windowPath,
} from '#domain/boards/plan-paths.ts'
import { boundsOf, type Point } from '#domain/boards/polygons.ts'
import { placeOfOpening, swingsOf } from '#domain/boards/swings.ts'
import { nameOnPlan } from '#domain/boards/things.ts'
import { roomsOf } from '#domain/boards/wall-graph.ts'
import { wallOutlines } from '#domain/boards/wall-shape.ts'
import { formatLength } from '#domain/designs/plan-lengths.ts'
import { topViewOf } from '#domain/drawings/top-views.ts'
import type { PrintedBoard } from './printed-board.ts'
import type { Paper } from './paper.ts'
import { hairline, styles } from './paper-styles.ts'
import type { TextStyle, Typesetter } from './typesetter.ts'

/** How far a measure stands from its wall, in points. */
const OUT = 16
const floor = '#FFFEFB'
const wood = '#E8DFD2'

/** Points of paper for a millimetre of the home, and where its 0 lies. */
type Mapping = { k: number; x: number; y: number }
/** Of a sheet, in points. */
type Box = { left: number; top: number; width: number; height: number }
type Drawing = { doc: PDFKit.PDFDocument; type: Typesetter; mapping: Mapping }

/** Floor, walls, doors, pieces by number and measures, by the same paths as on the screen; `within` is all that is seen. */
export function drawBoard(paper: Paper, printed: PrintedBoard, mapping: Mapping, within?: Box): void {
  const { board, unit } = printed
  paper.draw((doc, type) => {
    if (within) doc.rect(within.left, within.top, within.width, within.height).clip()
    const drawing = { doc, type, mapping }
    inMm(doc, mapping, () => drawWalls(doc.lineWidth(0.5 / mapping.k), board))
    writeNames(drawing, printed)
    inMm(doc, mapping, () => drawPieces(doc, printed))
    for (const [at, piece] of Object.values(board.pieces).entries()) write(drawing, String(at + 1), piece)
    const outlines = roomsOf(board).map(({ outline }) => outline)
    for (const outline of outlines)
      for (const side of outerSides(outline, outlines)) writeMeasure(drawing, side, unit)
  })
}

function drawWalls(doc: PDFKit.PDFDocument, board: Board): void {
  for (const { outline } of roomsOf(board)) doc.path(pathOf(outline)).fill(floor)
  for (const { w, d, ...thing } of Object.values(board.things))
    doc.path(pathOf(footprintOf(thing, { w, d }))).fillAndStroke(wood, hairline.box)
  const parting = partingPath(board)
  // Dashes end with what is restored.
  if (parting !== '')
    doc.save().dash(PARTING_MM, { space: PARTING_MM }).path(parting).stroke(hairline.box).restore()
  for (const { corners } of wallOutlines(board)) doc.path(pathOf(corners)).fill(styles.body.color)
  for (const opening of Object.values(board.openings)) {
    const place = placeOfOpening(board, opening)
    if (!place) continue
    doc.path(holePath(place, opening.width)).fill(floor)
    if (['window', 'sliding'].includes(opening.kind))
      doc.path(windowPath(place, opening.width)).stroke(styles.body.color)
    for (const sector of swingsOf(board, opening)) doc.path(leafPath(sector)).stroke(hairline.box)
  }
}

function drawPieces(doc: PDFKit.PDFDocument, { board, shapes }: PrintedBoard): void {
  for (const { product, x, y, turn } of Object.values(board.pieces)) {
    const shape = shapes[product]
    if (!shape) continue
    const { w, d } = shape.size
    const { parts, detail } = topViewOf(shape.category, { widthCm: w / 10, depthCm: d / 10 })
    doc
      .save()
      .translate(x, y)
      .rotate(turn)
      .translate(-w / 2, d / 2)
      .scale(10)
      .lineWidth(1)
    for (const part of parts) doc.path(part).fillAndStroke(wood, styles.label.color)
    if (detail !== '') doc.path(detail).stroke(styles.label.color)
    doc.restore()
  }
}

function inMm(doc: PDFKit.PDFDocument, { k, x, y }: Mapping, draw: () => void): void {
  doc.save().translate(x, y).scale(k)
  draw()
  doc.restore()
}

/** Of rooms with their size, and of what is not sold where it is wide enough; what stands there is drawn over them. */
function writeNames(drawing: Drawing, { board, unit }: PrintedBoard): void {
  for (const { name, centre, outline, areaM2 } of roomsOf(board)) {
    if (name === 'Room') continue
    write(drawing, name, centre, styles.small)
    const { width, height } = boundsOf(outline)
    const isSquare = width * height < areaM2 * 1_010_000
    const below = { x: centre.x, y: centre.y + styles.small.leading / drawing.mapping.k }
    if (isSquare) write(drawing, `${lengthIn(width, unit)} × ${lengthIn(height, unit)}`, below, styles.small)
  }
  for (const thing of Object.values(board.things)) {
    const named = nameOnPlan(thing)
    const isNamed = named && drawing.type.width(named.words, styles.small) <= thing.w * drawing.mapping.k
    if (isNamed) write(drawing, named.words, thing, styles.small, named.turn)
  }
}

/** In the middle of a point of the board. */
function write(
  { doc, type, mapping: { k, x, y } }: Drawing,
  text: string,
  at: Point,
  style: TextStyle = styles.strong,
  turn = 0,
): void {
  doc
    .save()
    .translate(x + at.x * k, y + at.y * k)
    .rotate(turn)
  type.draw(text, style, -type.width(text, style) / 2, -style.size / 2)
  doc.restore()
}

/** How long a side of a room is, outside its wall. */
function writeMeasure(
  { doc, type, mapping }: Drawing,
  { from, to, way }: MeasuredSide,
  unit: 'in' | 'cm',
): void {
  const text = lengthIn(way.length, unit)
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  const at = {
    x: mapping.x + middle.x * mapping.k + way.y * OUT,
    y: mapping.y + middle.y * mapping.k - way.x * OUT,
  }
  doc.save().translate(at.x, at.y)
  if (Math.abs(way.y) > Math.abs(way.x)) doc.rotate(-90)
  type.draw(text, styles.small, -type.width(text, styles.small) / 2, -styles.small.size / 2)
  doc.restore()
}

function lengthIn(mm: number, unit: 'in' | 'cm'): string {
  const { imperial, metric } = formatLength(mm / 1000)
  return unit === 'in' ? imperial : metric
}
