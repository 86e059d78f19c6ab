import { thingLooks, type Id, type Thing } from '#domain/boards/board.ts'
import { FARTHEST_MM } from '#domain/boards/board-limits.ts'
import { thingName } from '#domain/boards/things.ts'
import { roomsOf } from '#domain/boards/wall-graph.ts'
import type { LengthUnit } from '#domain/fit/unit-systems.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { Select } from '#kit/browser/ui/select.tsx'
import { newId } from '../device-plan.ts'
import { MeasureField, TurnField } from '../measure-field.tsx'
import { usePlan, type Plan } from '../plan-store.ts'
import { cornerOf } from '../plan-words.ts'
import { RoomSelect } from '../room-select.tsx'
import { TypedField } from '../typed-field.tsx'

const looks = thingLooks.map((look) => ({ value: look, label: thingName({ look, name: '' }) }))
/** What is usual, in millimetres: width, depth, height. */
const usual: Record<Thing['look'], readonly [w: number, d: number, h: number]> = {
  box: [600, 600, 600],
  rug: [2400, 1700, 10],
  plant: [500, 500, 1400],
  piano: [1500, 620, 1200],
  counter: [1800, 620, 910],
  stove: [760, 660, 910],
  fridge: [910, 760, 1780],
  sink: [760, 560, 910],
  bath: [1520, 760, 560],
  toilet: [460, 710, 760],
}

type ThingListProps = { plan: Plan; unit: LengthUnit }

/** What stands there and is not sold, such as a rug, a counter, the client's own piano: all by fields. */
export function ThingList({ plan, unit }: ThingListProps) {
  const { board } = usePlan(plan)

  function add(look: Thing['look']) {
    const [room] = roomsOf(board).toSorted((one, other) => other.areaM2 - one.areaM2)
    const at = room?.centre ?? { x: 0, y: 0 }
    const place = { x: Math.round(at.x), y: Math.round(at.y), turn: 0, up: 0 }
    const [w, d, h] = usual[look]
    const value: Thing = { look, name: '', w, d, h, ...place, isTheirs: false }
    plan.act([{ of: 'things', id: newId(), value }], `${thingName(value)} added`)
  }
  return (
    <details className="border-t border-line pt-2 text-sm">
      <summary className="font-medium">Not sold by us</summary>
      <div className="mt-2 grid gap-4">
        <Select
          label="Add what stands there"
          placeholder="Choose"
          choices={looks}
          value=""
          onChange={({ target }) => target.value !== '' && add(target.value as Thing['look'])}
        />
        {Object.entries(board.things).map(([id, thing], at) => (
          <ThingFields key={id} number={at + 1} {...{ plan, unit, id, thing }} />
        ))}
      </div>
    </details>
  )
}

type ThingFieldsProps = ThingListProps & { id: Id; thing: Thing; number: number }

function ThingFields({ plan, unit, id, thing, number }: ThingFieldsProps) {
  const corner = cornerOf(plan.state.get().board, thing)
  const name = thingName(thing)

  function change(part: Partial<Thing>, what = 'changed'): undefined {
    plan.act([{ of: 'things', id, value: { ...thing, ...part } }], `${name} ${what}`)
  }
  const measure = (label: string, mm: number, set: (mm: number) => string | undefined) => (
    <MeasureField label={label} mm={mm} unit={unit} onSet={set} />
  )
  const sized = (side: 'w' | 'd' | 'h') => (mm: number) =>
    mm < 1 || mm > MOST_MM ? 'Nothing is so large, or so small' : change({ [side]: mm })
  const moved = (axis: 'x' | 'y') => (mm: number) =>
    change({ [axis]: Math.max(-FARTHEST_MM, Math.min(FARTHEST_MM, corner[axis] + mm)) }, 'moved')
  return (
    <fieldset className="grid grid-cols-3 gap-2 border-t border-line pt-2">
      <legend className="float-left mb-2 w-full font-medium">{`${number}. ${name}`}</legend>
      <div className="col-span-2">
        <TypedField
          label="Name"
          shown={thing.name}
          maxLength={60}
          onSet={(text) => change({ name: text.trim() })}
        />
      </div>
      <TurnField turn={thing.turn} onSet={(turn) => change({ turn }, 'turned')} />
      <div className="col-span-3 empty:hidden">
        <RoomSelect
          board={plan.state.get().board}
          at={thing}
          onRoom={({ centre: { x, y } }) => change({ x: Math.round(x), y: Math.round(y) }, 'moved')}
        />
      </div>
      {measure('Width', thing.w, sized('w'))}
      {measure('Depth', thing.d, sized('d'))}
      {measure('Height', thing.h, sized('h'))}
      {measure('From left', thing.x - corner.x, moved('x'))}
      {measure('From top', thing.y - corner.y, moved('y'))}
      <Button
        variant="quiet"
        size="compact"
        icon="trash"
        aria-label={`Take away ${name}`}
        className="self-end justify-self-start"
        onClick={() => plan.act([{ of: 'things', id, value: null }], `${name} taken away`)}
      />
      <label className="col-span-3 flex items-center gap-2">
        <input
          type="checkbox"
          checked={thing.isTheirs}
          onChange={({ target }) => change({ isTheirs: target.checked })}
        />
        The client’s own
      </label>
    </fieldset>
  )
}

/** As the contract has it of heights. */
const MOST_MM = 10_000
