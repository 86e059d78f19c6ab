import { openingKinds, type Opening } from '#domain/boards/board.ts'
import { OPENING_MM } from '#domain/boards/room-shapes.ts'
import type { LengthUnit } from '#domain/fit/unit-systems.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { Select } from '#kit/browser/ui/select.tsx'
import { lengthWords, typedMm } from '../plan-words.ts'
import { TypedField } from '../typed-field.tsx'

const labels: Record<Opening['kind'], string> = {
  door: 'Door',
  double: 'Double door',
  sliding: 'Sliding door',
  gap: 'Opening',
  window: 'Window',
}
const kinds = openingKinds.map((value) => ({ value, label: labels[value] }))

type OpeningRowProps = {
  /** The name of its wall. */
  wall: string
  unit: LengthUnit
  value: Opening
  /** The left end of the wall, as one sees it from the room, is its node a. */
  isFromA: boolean
  length: number
  /** From the end of the wall to the corner of the room. */
  edge: number
  onChange: (next: Opening | null) => void
  fits: (next: Opening) => boolean
}

/** A door or window: its kind, where it is, how wide, and how it opens. */
export function OpeningRow(props: OpeningRowProps) {
  const { wall, unit, value, isFromA, length, edge, onChange, fits } = props
  const middle = isFromA ? value.at : length - value.at
  const from = Math.round(middle - value.width / 2 - edge)
  const turned: Opening = {
    ...value,
    hinge: value.hinge === 'a' ? 'b' : 'a',
    // Of the four ways to hang a door each press is one further.
    side: value.hinge === 'a' ? value.side : value.side === 'left' ? 'right' : 'left',
  }
  const isUpright = value.kind !== 'window'

  function set(left: number, width: number): string | undefined {
    const at = Math.round(isFromA ? left + edge + width / 2 : length - left - edge - width / 2)
    const next = { ...value, at, width }
    if (width < OPENING_MM.least || width > OPENING_MM.most || !fits(next)) return 'There is no room for that'
    onChange(next)
    return undefined
  }
  const typed = (text: string, use: (mm: number) => string | undefined) => {
    const mm = typedMm(text, unit)
    return mm === undefined ? `Try 3' 2" or 95 cm` : use(mm)
  }
  return (
    <fieldset className="grid grid-cols-2 gap-2 pl-3">
      <legend className="sr-only">
        {labels[value.kind]} in {wall}
      </legend>
      <Select
        label="Kind"
        choices={kinds}
        value={value.kind}
        onChange={({ target }) => onChange(ofKind(value, target.value as Opening['kind']))}
      />
      <TypedField
        label="Width"
        shown={lengthWords(value.width, unit)}
        onSet={(text) => typed(text, (mm) => set(from, mm))}
      />
      <TypedField
        label="From left"
        shown={lengthWords(from, unit)}
        onSet={(text) => typed(text, (mm) => set(mm, value.width))}
      />
      <div className="flex items-end gap-1">
        {isUpright && (
          <Button variant="secondary" size="compact" onClick={() => onChange(turned)}>
            Turn
          </Button>
        )}
        <Button
          variant="quiet"
          size="compact"
          icon="trash"
          aria-label={`Take away ${labels[value.kind].toLowerCase()}`}
          onClick={() => onChange(null)}
        />
      </div>
      {isUpright && (
        <label className="col-span-2 flex items-center gap-2">
          <input
            type="checkbox"
            checked={value.isEntry}
            onChange={({ target }) => onChange({ ...value, isEntry: target.checked })}
          />
          The way in, through which furniture comes
        </label>
      )}
    </fieldset>
  )
}

function ofKind(value: Opening, kind: Opening['kind']): Opening {
  const isWindow = kind === 'window'
  if (isWindow === (value.kind === 'window')) return { ...value, kind }
  return {
    ...value,
    kind,
    ...(isWindow ? { height: 1220, sill: 900 } : { height: 2032, sill: 0 }),
    isEntry: false,
  }
}
