import { memo } from 'react'
import type { Board, Piece } from '#domain/boards/board.ts'
import { roomsOf } from '#domain/boards/wall-graph.ts'
import { classes } from '#kit/browser/ui/classes.ts'

/** How large each room is, under what stands there. */
export const RoomNames = memo(function RoomNames({
  board,
  mmPerPixel,
}: {
  board: Board
  mmPerPixel: number
}) {
  return roomsOf(board).map(({ name, centre, areaM2, walls }) => (
    <text
      key={walls.join()}
      x={centre.x}
      y={centre.y}
      textAnchor="middle"
      fontSize={12 * mmPerPixel}
      className="pointer-events-none fill-muted/70 font-sans"
    >
      {`${name === 'Room' ? '' : `${name}  `}${Math.round(areaM2 * 10.7639)} sq ft`}
    </text>
  ))
})

type PieceFrameProps = {
  piece: Piece
  shape: { size: { w: number; d: number } }
  mmPerPixel: number
  isSelected: boolean
  isFaulty: boolean
  number: number
}

/** Its number; a line around it once it is selected, or where something is wrong with its place. */
export function PieceFrame({
  piece,
  shape: { size },
  mmPerPixel,
  isSelected,
  isFaulty,
  number,
}: PieceFrameProps) {
  const air = isSelected ? 3 * mmPerPixel : 0
  return (
    <>
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
      <g transform={`rotate(${-piece.turn})`} className="pointer-events-none">
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
}

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
