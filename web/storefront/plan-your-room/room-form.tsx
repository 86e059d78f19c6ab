import { useState } from 'react'
import type { Board } from '#domain/boards/board.ts'
import { faultsOf } from '#domain/boards/faults.ts'
import {
  boardOfRoom,
  faultyLength,
  OPENING_MM,
  type RoomByNumbers,
  type RoomShape,
} from '#domain/boards/room-shapes.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { ChoiceGroup } from '#kit/browser/ui/choice-group.tsx'
import { PlainField } from '#kit/browser/ui/field.tsx'
import { Form } from '#kit/browser/ui/form.tsx'
import { FormError } from '#kit/browser/ui/form-error.tsx'
import { NeedsScript } from '#kit/browser/ui/needs-script.tsx'
import { newId } from '#web/boards/device-plan.ts'
import { useLengthUnit } from '#web/shop/use-length-unit.ts'
import { OpeningRows } from './opening-rows.tsx'
import { RoomPreview } from './room-preview.tsx'
import { lengthNames, roomOf, usualRoom, type TypedRoom } from './typed-room.ts'

const shapes = [
  { value: 'rectangle', label: 'Rectangle' },
  { value: 'l', label: 'L-shaped' },
]

type RoomFormProps = { hasPlan: boolean; onBack: () => void; onDraw: (board: Board) => void }

/** The room by numbers: its shape, its sides, its doors and windows, and how that looks. */
export function RoomForm({ hasPlan, onBack, onDraw }: RoomFormProps) {
  const unit = useLengthUnit()
  const [typed, setTyped] = useState(() => usualRoom(unit))
  const [fault, setFault] = useState<Fault>({})
  const room = roomOf(typed, unit)
  const change = (part: Partial<TypedRoom>) => {
    setTyped({ ...typed, ...part })
    setFault({})
  }

  function draw(form: HTMLFormElement) {
    const found = faultOf(room)
    setFault(found)
    if (found.words === undefined) onDraw(boardOfRoom(room, newId))
    else if (found.name) form.querySelector<HTMLElement>(`[name=${found.name}]`)?.focus()
  }

  return (
    <div className="wrap grid gap-x-16 gap-y-8 py-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:py-12">
      <div className="grid content-start gap-6">
        <header className="grid gap-3">
          <h1 className="title-hero">Plan your room</h1>
          <p className="max-w-text text-lg">
            Tell us its measures from wall to wall. Then place our pieces in it, in their true size, and see
            what fits before you order.
          </p>
        </header>
        <NeedsScript />
        <Form
          aria-label="Your room"
          onSubmit={(event) => {
            event.preventDefault()
            draw(event.currentTarget)
          }}
          className="grid gap-6"
        >
          <ChoiceGroup
            legend="Shape"
            pick="one"
            look="boxes"
            name="shape"
            choices={shapes}
            chosen={[typed.shape]}
            onChange={({ target }) => change({ shape: target.value as RoomShape })}
          />
          <fieldset className="grid grid-cols-2 gap-4">
            <legend className="mb-1.5 text-sm font-medium">Sides</legend>
            {(typed.shape === 'l' ? lengthNames : lengthNames.slice(0, 2)).map(({ name, label }) => (
              <PlainField
                key={name}
                label={label}
                name={name}
                value={typed[name]}
                error={fault.name === name ? fault.words : undefined}
                onChange={({ target }) => change({ [name]: target.value })}
              />
            ))}
            <p className="col-span-2 text-sm text-muted">
              {unit === 'in'
                ? 'In feet, unless you type a unit: 12\' 6", 150 in or 3.8 m.'
                : 'In meters, unless you type a unit: 3.8, 380 cm or 12\' 6".'}
            </p>
          </fieldset>
          <OpeningRows typed={typed} onChange={(openings) => change({ openings })} />
          {fault.name === undefined && <FormError message={fault.words} />}
          <div className="flex flex-wrap gap-3">
            <Button className="max-sm:w-full">Furnish this room</Button>
            {hasPlan && (
              <Button variant="secondary" onClick={onBack} className="max-sm:w-full">
                Back to your plan
              </Button>
            )}
          </div>
        </Form>
      </div>
      <RoomPreview room={room} unit={unit} />
    </div>
  )
}

type Fault = { name?: string; words?: string }

function faultOf(room: RoomByNumbers): Fault {
  const name = faultyLength(room)
  if (name === 'cutWidth' || name === 'cutDepth')
    return { name, words: 'The missing corner has to leave 2 ft (0.6 m) of the room on each side' }
  if (name) return { name, words: 'Type a length between 2 ft (0.6 m) and 98 ft (30 m)' }
  const isOpening = room.openings.every(
    ({ from, width }) => from >= 0 && width >= OPENING_MM.least && width <= OPENING_MM.most,
  )
  if (!isOpening)
    return {
      words:
        'Type how wide each door and window is, from 1 ft (0.3 m) to 19 ft (6 m), and how far from the corner.',
    }
  const [fault] = faultsOf(boardOfRoom(room, newId))
  return fault ? { words: `${fault.what}. Check your doors and windows.` } : {}
}
