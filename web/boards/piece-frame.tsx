import { memo } from 'react'
import type { Board } from '#domain/boards/board.ts'
import type { Products } from '#domain/boards/note.ts'
import { roomsOf, type FoundRoom } from '#domain/boards/wall-graph.ts'
import { finishOfKey } from '#domain/products/finish-of-key.ts'
import { classes } from '#kit/browser/ui/classes.ts'
import { LETTER_WIDE } from './board-drawing.tsx'
import type { BoardProducts } from './board-products.ts'
import { PieceShape } from './piece-shape.tsx'

const LETTER = 12
const LINE_HIGH = 1.25

type RoomNamesProps = { board: Board; mmPerPixel: number }

/** What each room is called and how large it is, as far as it has room for that, under what stands there. */
export const RoomNames = memo(function RoomNames({ board, mmPerPixel }: RoomNamesProps) {
  const letter = LETTER * mmPerPixel
  return roomsOf(board).map((room) => (
    <text
      key={room.walls.join()}
      textAnchor="middle"
      fontSize={letter}
      className="pointer-events-none fill-muted/70 font-sans"
    >
      {wordsIn(room, letter).map((words, line, { length }) => (
        <tspan key={words} x={room.centre.x} y={room.centre.y + line * letter * LINE_HIGH}>
          {words}
          {line < length - 1 && ' '}
        </tspan>
      ))}
    </text>
  ))
})

/** `letter` is how high one is, in millimetres. */
function wordsIn({ name, areaM2, outline }: FoundRoom, letter: number): string[] {
  const span = (along: number[]) => Math.max(...along) - Math.min(...along)
  const [wide, high] = [span(outline.map(({ x }) => x)), span(outline.map(({ y }) => y))]
  return [name === 'Room' ? '' : name, `${Math.round(areaM2 * 10.7639)} sq ft`]
    .filter((words) => words !== '' && words.length * letter * LETTER_WIDE <= wide)
    .slice(0, Math.floor(high / (letter * LINE_HIGH)))
}

type PieceBodyProps = {
  product: string
  /** Of its finish. */
  variant: string
  turn: number
  number: number
  products: BoardProducts
  shapes: Products
  mmPerPixel: number
  isSelected: boolean
  isFaulty: boolean
}

/**
 * A piece with its middle at 0, and its number; a line around it once it is selected, or where something is wrong with
 * its place.
 */
export const PieceBody = memo(function PieceBody(props: PieceBodyProps) {
  const { variant, turn, number, mmPerPixel, isSelected, isFaulty } = props
  const [shape, product] = [props.shapes.get(props.product), props.products.get(props.product)]
  if (!shape) return null
  const { category, size } = shape
  const air = isSelected ? 3 * mmPerPixel : 0
  return (
    <>
      <g data-body="">
        <PieceShape
          category={category}
          size={size}
          finish={product ? finishOfKey(product.variants, variant) : ''}
          mmPerPixel={mmPerPixel}
        />
      </g>
      <rect
        x={-size.w / 2 - air}
        y={-size.d / 2 - air}
        width={size.w + 2 * air}
        height={size.d + 2 * air}
        rx={2 * mmPerPixel}
        strokeWidth={(isSelected ? 2 : 1.5) * mmPerPixel}
        strokeDasharray={isFaulty ? `${5 * mmPerPixel} ${3 * mmPerPixel}` : undefined}
        className={classes(
          'fill-transparent',
          isFaulty ? 'stroke-red' : isSelected ? 'stroke-lagoon' : 'stroke-none',
        )}
      />
      <g transform={`rotate(${-turn})`} className="pointer-events-none">
        <circle r={10 * mmPerPixel} className="fill-paper/90" />
        <text
          fontSize={11 * mmPerPixel}
          textAnchor="middle"
          dominantBaseline="central"
          className="fill-ink font-sans font-medium tabular-nums"
        >
          {number}
        </text>
      </g>
    </>
  )
})

/** How far off the front of its piece the handle stands, and how far a finger may miss it, in pixels. */
const OFF = 30
const FINGER = 22

type TurnHandleProps = { d: number; mmPerPixel: number }

/** Turns the piece; as large for a finger as it has to be. */
export function TurnHandle({ d, mmPerPixel }: TurnHandleProps) {
  const y = d / 2 + OFF * mmPerPixel
  return (
    <g data-turn="" className="cursor-grab">
      <line y1={d / 2 + 3 * mmPerPixel} y2={y} className="stroke-lagoon" strokeWidth={1.5 * mmPerPixel} />
      <circle cy={y} r={FINGER * mmPerPixel} className="fill-transparent" />
      <circle cy={y} r={7 * mmPerPixel} className="fill-paper stroke-lagoon" strokeWidth={2 * mmPerPixel} />
    </g>
  )
}
