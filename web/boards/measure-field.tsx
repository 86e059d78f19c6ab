import { wholeTurn } from '#domain/boards/footprint.ts'
import type { LengthUnit } from '#domain/fit/unit-systems.ts'
import { lengthWords, typedMm } from './plan-words.ts'
import { TypedField } from './typed-field.tsx'

type MeasureFieldProps = {
  label: string
  mm: number
  unit: LengthUnit
  /** Why it cannot be so. */
  onSet: (mm: number) => string | undefined | void
}

/** A length in the units of the shop. */
export function MeasureField({ label, mm, unit, onSet }: MeasureFieldProps) {
  function set(text: string) {
    const typed = typedMm(text, unit)
    return typed === undefined ? `Try 3' 2" or 95 cm` : (onSet(typed) ?? undefined)
  }
  return <TypedField label={label} shown={lengthWords(mm, unit)} onSet={set} />
}

/** Degrees, clockwise as seen from above. */
export function TurnField({ turn, onSet }: { turn: number; onSet: (turn: number) => void }) {
  function set(text: string) {
    const degrees = Number(text.replace('°', ''))
    if (Number.isFinite(degrees)) onSet(wholeTurn(degrees))
    return Number.isFinite(degrees) ? undefined : 'Degrees, such as 45'
  }
  return <TypedField label="Turned" shown={`${turn}°`} onSet={set} />
}
