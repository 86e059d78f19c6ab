import type { Id, Room } from '#domain/boards/board.ts'
import { ROOM_HEIGHT_MM } from '#domain/boards/board-limits.ts'
import type { LengthUnit } from '#domain/fit/unit-systems.ts'
import type { Point } from '#domain/boards/polygons.ts'
import { facesOf, roomsOf } from '#domain/boards/wall-graph.ts'
import { roomTypeLabels, roomTypes } from '#domain/users/questionnaire.ts'
import { Select } from '#kit/browser/ui/select.tsx'
import { newId } from '../device-plan.ts'
import { MeasureField } from '../measure-field.tsx'
import { usePlan, type Plan } from '../plan-store.ts'
import { lengthWords } from '../plan-words.ts'
import { TypedField } from '../typed-field.tsx'
import type { OnRoom } from './wall-letters.tsx'
import { WallRow } from './wall-row.tsx'

const kinds = roomTypes.map((value) => ({ value, label: roomTypeLabels[value] }))
const floors = [
  { value: 'oak', label: 'Oak' },
  { value: 'koa', label: 'Koa' },
  { value: 'tile', label: 'Tile' },
  { value: 'sisal', label: 'Sisal' },
  { value: 'concrete', label: 'Concrete' },
] satisfies { value: Room['floor']; label: string }[]

type RoomListProps = { plan: Plan; unit: LengthUnit; onRoom: OnRoom }

/** Every room with its name, its use, its floor and its walls, and in them doors and windows: all by fields. */
export function RoomList({ plan, unit, onRoom }: RoomListProps) {
  const { board } = usePlan(plan)
  const rooms = roomsOf(board)
  const faces = facesOf(board)

  function change(id: Id | undefined, { x, y }: Point, part: Partial<Room>, said: string) {
    const found = id === undefined ? undefined : board.rooms[id]
    const unnamed = { x: Math.round(x), y: Math.round(y), kind: '', floor: 'oak', paint: 'paper' } as const
    const value = { ...(found ?? { ...unnamed, name: '' }), ...part }
    plan.act([{ of: 'rooms', id: id ?? newId(), value }], said)
  }
  function setHeight(mm: number): string | undefined {
    if (mm < ROOM_HEIGHT_MM.lowest || mm > ROOM_HEIGHT_MM.highest) return 'No room is so high, or so low'
    plan.act([{ of: 'heightMm', value: mm }], `Rooms are ${lengthWords(mm, unit)} high`)
    return undefined
  }
  return (
    <>
      {rooms.map(({ id, name, walls, areaM2, centre }, at) => (
        <details
          key={walls.join()}
          className="border-t border-line pt-2 text-sm"
          onToggle={({ currentTarget }) => onRoom(walls.join(), currentTarget.open)}
        >
          <summary className="font-medium">
            {name} <span className="text-muted">{Math.round(areaM2 * 10.7639)} sq ft</span>
          </summary>
          <div className="mt-2 grid gap-3">
            <TypedField
              label="Name"
              shown={name}
              maxLength={60}
              onSet={(text) => {
                const next = text.trim()
                if (next !== '') change(id, centre, { name: next }, `Room called ${next}`)
                return next === '' ? 'Give the room a name' : undefined
              }}
            />
            <div className="grid grid-cols-2 gap-2">
              <Select
                label="Used as"
                placeholder="Anything"
                choices={kinds}
                value={board.rooms[id ?? '']?.kind ?? ''}
                onChange={({ target }) =>
                  change(id, centre, { kind: target.value as Room['kind'] }, `${name} has another use`)
                }
              />
              <Select
                label="Floor"
                choices={floors}
                value={board.rooms[id ?? '']?.floor ?? 'oak'}
                onChange={({ target }) =>
                  change(id, centre, { floor: target.value as Room['floor'] }, `${name} has another floor`)
                }
              />
            </div>
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
      ))}
      {rooms.length > 0 && (
        <MeasureField label="Height of the rooms" mm={board.heightMm} unit={unit} onSet={setHeight} />
      )}
    </>
  )
}
