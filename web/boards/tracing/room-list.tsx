import type { Id } from '#domain/boards/board.ts'
import type { LengthUnit } from '#domain/fit/unit-systems.ts'
import type { Point } from '#domain/boards/polygons.ts'
import { facesOf, roomsOf } from '#domain/boards/wall-graph.ts'
import { newId } from '../device-plan.ts'
import { usePlan, type Plan } from '../plan-store.ts'
import { TypedField } from '../typed-field.tsx'
import { WallRow } from './wall-row.tsx'

/** Every room with its name and its walls, and in them doors and windows: all by fields. */
export function RoomList({ plan, unit }: { plan: Plan; unit: LengthUnit }) {
  const { board } = usePlan(plan)
  const rooms = roomsOf(board)
  const faces = facesOf(board)

  function rename(id: Id | undefined, { x, y }: Point, name: string) {
    const found = id === undefined ? undefined : board.rooms[id]
    const unnamed = { x: Math.round(x), y: Math.round(y), kind: '', floor: 'oak', paint: 'paper' } as const
    const value = { ...(found ?? unnamed), name }
    plan.act([{ of: 'rooms', id: id ?? newId(), value }], `Room called ${name}`)
  }
  return rooms.map(({ id, name, walls, areaM2, centre }, at) => (
    <details key={walls.join()} className="border-t border-line pt-2 text-sm">
      <summary className="font-medium">
        {name} <span className="text-muted">{Math.round(areaM2 * 10.7639)} sq ft</span>
      </summary>
      <div className="mt-2 grid gap-3">
        <TypedField
          key={name}
          label="Name"
          shown={name}
          maxLength={60}
          onSet={(text) => {
            if (text.trim() !== '') rename(id, centre, text.trim())
            return text.trim() === '' ? 'Give the room a name' : undefined
          }}
        />
        <ul className="grid gap-3">
          {walls.map((wall, side) => (
            <WallRow
              // A wall that ends in the room is walked along twice.
              key={`${wall} ${faces[at]?.walls.indexOf(wall) === side}`}
              {...{ plan, unit, wall, side }}
              start={faces[at]?.corners[side]}
            />
          ))}
        </ul>
      </div>
    </details>
  ))
}
