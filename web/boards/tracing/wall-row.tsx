import { wallKinds, type Edit, type Id, type Opening, type Wall } from '#domain/boards/board.ts'
import { wayTo, type Point } from '#domain/boards/polygons.ts'
import { stretched } from '#domain/boards/stretched-wall.ts'
import { openingIn, withoutWall } from '#domain/boards/tracing.ts'
import type { LengthUnit } from '#domain/fit/unit-systems.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { Select } from '#kit/browser/ui/select.tsx'
import { toast } from '#kit/browser/ui/toast.ts'
import { newId } from '../device-plan.ts'
import { usePlan, type Plan } from '../plan-store.ts'
import { MeasureField } from '../measure-field.tsx'
import { lengthWords } from '../plan-words.ts'
import { OpeningRow } from './opening-row.tsx'
import { letterOf } from './wall-letters.tsx'

type WallRowProps = {
  plan: Plan
  unit: LengthUnit
  wall: Id
  /** Of the room, from 0. */
  side: number
  /** Its left end, as one sees it from the room. */
  start: Point | undefined
}

const labels: Record<Wall['kind'], string> = { wall: 'Wall', low: 'Low wall', line: 'Line, not built' }
const kinds = wallKinds.map((value) => ({ value, label: labels[value] }))

/** A wall of a room with its length and kind, and what is in it. */
export function WallRow({ plan, unit, wall: id, side, start }: WallRowProps) {
  const { board } = usePlan(plan)
  const wall = board.walls[id]
  const [a, b] = [wall && board.nodes[wall.a], wall && board.nodes[wall.b]]
  if (!wall || !a || !b) return null
  const { length } = wayTo(a, b)
  const isFromA = a.x === start?.x && a.y === start.y
  const name = `Wall ${letterOf(side)}`
  const openings = Object.entries(board.openings).filter(([, one]) => one.wall === id)

  function add(kind: 'door' | 'window') {
    const value = openingIn(board, id, kind)
    const edit: Edit = { of: 'openings', id: newId(), value: value ?? null }
    if (value) plan.act([edit], kind === 'door' ? 'Door added' : 'Window added')
    else toast.error('There is no room for it in this wall.')
  }

  /** Its right end goes, as one sees it from the room. */
  function stretch(mm: number): string | undefined {
    const edits = stretched(board, id, isFromA ? 'b' : 'a', mm)
    if (edits) plan.act(edits, `${name} is ${lengthWords(mm, unit)} long`)
    return edits ? undefined : 'There is no room for that'
  }
  return (
    <li className="grid gap-2 border-t border-line pt-2">
      <div className="flex flex-wrap items-center gap-1">
        <p className="mr-auto tabular-nums">
          {name}, {lengthWords(length, unit)}
        </p>
        <Button variant="quiet" size="compact" icon="plus" onClick={() => add('door')}>
          Door<span className="sr-only"> in {name}</span>
        </Button>
        <Button variant="quiet" size="compact" icon="plus" onClick={() => add('window')}>
          Window<span className="sr-only"> in {name}</span>
        </Button>
        <Button
          variant="quiet"
          size="compact"
          icon="trash"
          aria-label={`Take away ${name}`}
          onClick={() => plan.act(withoutWall(board, id), `${name} taken away`)}
        />
      </div>
      <div className="grid grid-cols-2 gap-2 pl-3">
        <MeasureField label={`Length of ${name}`} mm={Math.round(length)} unit={unit} onSet={stretch} />
        <Select
          label="Built as"
          choices={kinds}
          value={wall.kind}
          onChange={({ target }) => {
            const kind = target.value as Wall['kind']
            plan.act([{ of: 'walls', id, value: { ...wall, kind } }], `${name}: ${labels[kind]}`)
          }}
        />
      </div>
      {openings.map(([opening, value]) => (
        <OpeningRow
          key={opening}
          wall={name}
          {...{ unit, value, isFromA, length }}
          edge={wall.mm / 2}
          onChange={(next: Opening | null) =>
            plan.act([{ of: 'openings', id: opening, value: next }], next ? 'Opening changed' : 'Taken away')
          }
          fits={(next) => fitsBeside(next, openings, opening, length)}
        />
      ))}
    </li>
  )
}

/** Whether an opening stays within its wall and beside its neighbours. */
function fitsBeside(next: Opening, all: [Id, Opening][], own: Id, length: number): boolean {
  const [start, end] = [next.at - next.width / 2, next.at + next.width / 2]
  return (
    start >= 0 &&
    end <= length &&
    all.every(([id, { at, width }]) => id === own || at + width / 2 <= start + 1 || at - width / 2 >= end - 1)
  )
}
