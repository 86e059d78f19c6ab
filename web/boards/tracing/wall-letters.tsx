import { useState } from 'react'
import type { Board } from '#domain/boards/board.ts'
import { plus, wayTo } from '#domain/boards/polygons.ts'
import { facesOf } from '#domain/boards/wall-graph.ts'
import { usePlan, type Plan } from '../plan-store.ts'

const LETTER = 13
/** Off its wall, within the room, in pixels. */
const IN = 16

/** By which letter the fields call a wall of a room. */
export const letterOf = (side: number) => String.fromCharCode(65 + (side % 26))

/** The letters of the walls of the room whose fields are open. */
export function useWallLetters(plan: Plan) {
  const { board } = usePlan(plan)
  const [shown, setShown] = useState('')
  return {
    /** The fields of the room with these walls were opened, or shut. */
    onRoom(walls: string, isOpen: boolean): void {
      if (isOpen || walls === shown) setShown(isOpen ? walls : '')
    },
    marks: (mmPerPixel: number) => <WallLetters {...{ board, shown, mmPerPixel }} />,
  }
}

export type OnRoom = ReturnType<typeof useWallLetters>['onRoom']

type WallLettersProps = { board: Board; shown: string; mmPerPixel: number }

/** Each beside its wall. */
function WallLetters({ board, shown, mmPerPixel }: WallLettersProps) {
  const corners = facesOf(board).find(({ walls }) => walls.join() === shown)?.corners ?? []
  return corners.map((from, side) => {
    const to = corners[(side + 1) % corners.length] ?? from
    const { x, y } = wayTo(from, to)
    const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
    const at = plus(middle, { x: -y * IN * mmPerPixel, y: x * IN * mmPerPixel })
    return (
      <text
        key={`${from.x} ${from.y}`}
        {...at}
        fontSize={LETTER * mmPerPixel}
        textAnchor="middle"
        dominantBaseline="central"
        className="fill-lagoon font-sans font-medium"
      >
        {letterOf(side)}
      </text>
    )
  })
}
