import { memo } from 'react'
import type { Board, Opening } from '#domain/boards/board.ts'
import { plus, sidesOf, wayTo, type Point, type Polygon } from '#domain/boards/polygons.ts'
import { placeOfOpening, swingsOf, type OpeningPlace } from '#domain/boards/swings.ts'
import { roomsOf, type FoundRoom } from '#domain/boards/wall-graph.ts'
import { wallOutlines } from '#domain/boards/wall-shape.ts'
import type { LengthUnit } from '#domain/fit/unit-systems.ts'
import { lengthWords } from './plan-words.ts'

type BoardDrawingProps = {
  board: Board
  /** How many millimetres one pixel is, for letters and thin lines. */
  mmPerPixel: number
  unit: LengthUnit
  /** What stands before each measure: the letter of its wall. */
  letters?: readonly string[]
}

/** Floor, walls, doors and windows of a board in millimetres, with the measures of its rooms. */
export const BoardDrawing = memo(function BoardDrawing({
  board,
  mmPerPixel,
  unit,
  letters,
}: BoardDrawingProps) {
  const rooms = roomsOf(board)
  return (
    <g strokeLinejoin="round">
      {rooms.map(({ outline, walls }) => (
        <path key={walls.join()} d={pathOf(outline)} className="board-floor" />
      ))}
      {wallOutlines(board).map(({ id, corners }) => (
        <path key={id} d={pathOf(corners)} className="fill-ink stroke-ink" strokeWidth={mmPerPixel * 0.5} />
      ))}
      {Object.entries(board.openings).map(([id, opening]) => (
        <OpeningShape key={id} board={board} opening={opening} mmPerPixel={mmPerPixel} />
      ))}
      {rooms.map((room) => (
        <Measures key={room.walls.join()} room={room} mmPerPixel={mmPerPixel} unit={unit} letters={letters} />
      ))}
    </g>
  )
})

export function pathOf(corners: Polygon): string {
  return `${corners.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('')}Z`
}

type OpeningShapeProps = { board: Board; opening: Opening; mmPerPixel: number }

/** A door with its leaf and the way it swings; a window with its panes. */
function OpeningShape({ board, opening, mmPerPixel }: OpeningShapeProps) {
  const place = placeOfOpening(board, opening)
  if (!place) return null
  const thin = { fill: 'none', strokeWidth: mmPerPixel * 1.25, className: 'stroke-ink' }
  return (
    <>
      <path d={pathOf(holeOf(place, opening.width, 1.02))} className="board-hole" />
      {opening.kind === 'window' && <path d={windowPath(place, opening.width)} {...thin} />}
      {swingsOf(board, opening).map(({ hinge, shut, open, radius }) => (
        <path
          key={`${hinge.x} ${hinge.y}`}
          d={`M${hinge.x} ${hinge.y}L${open.x} ${open.y}A${radius} ${radius} 0 0 ${turnsRight(hinge, open, shut) ? 1 : 0} ${shut.x} ${shut.y}`}
          {...thin}
          className="stroke-muted"
        />
      ))}
    </>
  )
}

function turnsRight(at: Point, from: Point, to: Point): boolean {
  return (from.x - at.x) * (to.y - at.y) - (from.y - at.y) * (to.x - at.x) > 0
}

function holeOf({ middle, along, mm }: OpeningPlace, width: number, part: number): Polygon {
  const corner = (u: number, v: number) => ({
    x: middle.x + (along.x * u * width) / 2 - (along.y * v * mm * part) / 2,
    y: middle.y + (along.y * u * width) / 2 + (along.x * v * mm * part) / 2,
  })
  return [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)]
}

function windowPath(place: OpeningPlace, width: number): string {
  const [a, b, c, d] = holeOf(place, width, 1) as [Point, Point, Point, Point]
  const between = (one: Point, other: Point) => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
  const [from, to] = [between(a, d), between(b, c)]
  return `${pathOf([a, b, c, d])}M${from.x} ${from.y}L${to.x} ${to.y}`
}

/** How far outside the floor a measure stands, in pixels. */
const OUT = 30
const LETTER = 12

type MeasuresProps = {
  room: FoundRoom
  mmPerPixel: number
  unit: LengthUnit
  letters?: readonly string[] | undefined
}

/** How long each side of a room is, beside its wall. */
function Measures({ room, mmPerPixel, unit, letters }: MeasuresProps) {
  return sidesOf(room.outline).map(([from, to], at) => {
    const way = wayTo(from, to)
    const out = OUT * mmPerPixel + 60
    const middle = plus(
      { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 },
      { x: way.y * out, y: -way.x * out },
    )
    const isUpright = Math.abs(way.y) > Math.abs(way.x)
    const text = `${letters?.[at] === undefined ? '' : `${letters[at]}  `}${lengthWords(way.length, unit)}`
    return (
      <text
        key={`${from.x} ${from.y}`}
        transform={`translate(${middle.x} ${middle.y})${isUpright ? ' rotate(-90)' : ''}`}
        fontSize={LETTER * mmPerPixel}
        textAnchor="middle"
        dominantBaseline="central"
        className="fill-muted font-sans tabular-nums"
      >
        {text}
      </text>
    )
  })
}
