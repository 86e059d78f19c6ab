import { memo } from 'react'
import type { Board, Opening } from '#domain/boards/board.ts'
import {
  holePath,
  leafPath,
  outerSides,
  PARTING_MM,
  partingPath,
  pathOf,
  windowPath,
} from '#domain/boards/plan-paths.ts'
import { placeOfOpening, swingsOf } from '#domain/boards/swings.ts'
import { nameOnPlan, thingName } from '#domain/boards/things.ts'
import { roomsOf, type FoundRoom } from '#domain/boards/wall-graph.ts'
import { wallOutlines } from '#domain/boards/wall-shape.ts'
import type { LengthUnit } from '#domain/fit/unit-systems.ts'
import { lengthWords } from './plan-words.ts'

const LETTER = 12
/** Of a letter's height, at most. */
export const LETTER_WIDE = 0.6

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
      <path
        d={partingPath(board)}
        fill="none"
        className="stroke-muted"
        strokeWidth={mmPerPixel}
        strokeDasharray={PARTING_MM}
      />
      {Object.entries(board.things).map(([id, thing]) => (
        <ThingShape key={id} thing={thing} mmPerPixel={mmPerPixel} />
      ))}
      {Object.entries(board.openings).map(([id, opening]) => (
        <OpeningShape key={id} board={board} opening={opening} mmPerPixel={mmPerPixel} />
      ))}
      {rooms.map((room) => (
        <Measures key={room.walls.join()} {...{ room, rooms, mmPerPixel, unit, letters }} />
      ))}
    </g>
  )
})

/** What stands there and is not sold; a rug with its border. Pieces are drawn over it. */
function ThingShape({ thing, mmPerPixel }: ThingShapeProps) {
  const { look, w, d, x, y, turn } = thing
  const named = nameOnPlan(thing)
  const isNamed = named !== undefined && named.words.length * LETTER * LETTER_WIDE * mmPerPixel <= w
  const border = look === 'rug' ? Math.min(120, w / 8, d / 8) : 0
  const sheet = { x: -w / 2, y: -d / 2, width: w, height: d }
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn})`} strokeWidth={mmPerPixel}>
      <title>{thingName(thing)}</title>
      <rect {...sheet} className="board-thing" />
      {border > 0 && (
        <rect
          x={sheet.x + border}
          y={sheet.y + border}
          width={w - 2 * border}
          height={d - 2 * border}
          className="board-piece-detail"
        />
      )}
      {isNamed && (
        <text
          transform={`rotate(${named.turn - turn})`}
          fontSize={LETTER * mmPerPixel}
          textAnchor="middle"
          dominantBaseline="central"
          className="pointer-events-none fill-muted font-sans"
        >
          {named.words}
        </text>
      )}
    </g>
  )
}

type ThingShapeProps = { thing: Board['things'][string]; mmPerPixel: number }

type OpeningShapeProps = { board: Board; opening: Opening; mmPerPixel: number }

/** A door with its leaf and the way it swings; a window with its panes. */
function OpeningShape({ board, opening, mmPerPixel }: OpeningShapeProps) {
  const place = placeOfOpening(board, opening)
  if (!place) return null
  const thin = { fill: 'none', strokeWidth: mmPerPixel * 1.25, className: 'stroke-ink' }
  return (
    <>
      <path d={holePath(place, opening.width)} className="board-hole" />
      {['window', 'sliding'].includes(opening.kind) && (
        <path d={windowPath(place, opening.width)} {...thin} />
      )}
      {swingsOf(board, opening).map((sector) => (
        <path
          key={`${sector.hinge.x} ${sector.hinge.y}`}
          d={leafPath(sector)}
          {...thin}
          className="stroke-muted"
        />
      ))}
    </>
  )
}

/** How far outside the floor a measure stands, in pixels. */
const OUT = 30

type MeasuresProps = {
  room: FoundRoom
  rooms: readonly FoundRoom[]
  mmPerPixel: number
  unit: LengthUnit
  letters?: readonly string[] | undefined
}

/** How long each side of a room is, beside its wall, where no other room lies. */
function Measures({ room, rooms, mmPerPixel, unit, letters }: MeasuresProps) {
  const outlines = rooms.map(({ outline }) => outline)
  return outerSides(room.outline, outlines).map(({ from, to, at, way }) => {
    const out = OUT * mmPerPixel + 60
    const middle = { x: (from.x + to.x) / 2 + way.y * out, y: (from.y + to.y) / 2 - way.x * out }
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
