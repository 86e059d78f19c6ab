import { useState, type ReactNode } from 'react'
import { bothUnits, LENGTH_EXAMPLES, type LengthUnit } from '#domain/fit/lengths.ts'
import { MAX_SIZE_LENGTH } from '#domain/products/measures.ts'
import { Field } from '#kit/browser/ui/field.tsx'
import { useLengthUnit } from '#web/shop/use-length-unit.ts'
import { FilterPanel } from './filter-panel.tsx'
import { hasSize, sizeEnds, type ListChoice, type ListFilter } from './list-choice.ts'
import { readSize } from './read-sizes.ts'

type OnChoose = (form: HTMLFormElement) => void
type RangeProps = { choice: ListChoice; onChoose: OnChoose }

/** From and up to, in dollars. */
export function PriceRange({ choice, onChoose }: RangeProps) {
  const ends = [
    { name: 'minPrice', label: 'From, in $', value: choice.minPrice },
    { name: 'maxPrice', label: 'Up to, in $', value: choice.maxPrice },
  ] as const
  return (
    <RangePanel legend="Price" ends={ends}>
      {(end) => (
        <Field
          {...fieldOf(end, onChoose)}
          key={end.name + end.value}
          type="number"
          min={0}
          step="any"
          inputMode="decimal"
        />
      )}
    </RangePanel>
  )
}

/** From and up to, in the unit of the address or else of the shop; the height of a seat where one is known. */
export function SizeRanges({ choice, hasSeats, onChoose }: RangeProps & { hasSeats: boolean }) {
  const shopUnit = useLengthUnit()
  const unit = hasSize(choice) ? choice.unit : shopUnit
  const ends = sizeEnds
    .filter(({ measure, ends: own }) => {
      return measure !== 'seatHeight' || hasSeats || own.some(({ name }) => choice[name] !== '')
    })
    .flatMap(({ ends: own }) => own.map((end) => ({ ...end, value: choice[end.name] })))
  return (
    <>
      {unit !== 'in' && <input type="hidden" name="unit" value={unit} />}
      <RangePanel legend={unit === 'in' ? 'Size in inches' : 'Size in cm'} ends={ends}>
        {(end) => <SizeField key={end.name + end.value} end={end} unit={unit} onChoose={onChoose} />}
      </RangePanel>
    </>
  )
}

type End = { name: ListFilter; label: string; value: string }

/** Any length a shopper types, and what it was understood as. */
function SizeField({ end, unit, onChoose }: { end: End; unit: LengthUnit; onChoose: OnChoose }) {
  const [isWrong, setIsWrong] = useState(false)
  const cm = readSize(end.value, unit)
  const { onBlur, ...field } = fieldOf(end, onChoose)
  return (
    <Field
      {...field}
      maxLength={MAX_SIZE_LENGTH}
      autoComplete="off"
      hint={cm !== undefined && bothUnits(cm, unit)}
      error={isWrong ? LENGTH_EXAMPLES : undefined}
      onChange={({ currentTarget }) => currentTarget.setCustomValidity(faultOf(currentTarget.value, unit))}
      onBlur={(event) => {
        const isFaulty = !event.currentTarget.validity.valid
        setIsWrong(isFaulty)
        if (!isFaulty) onBlur(event)
      }}
    />
  )
}

function faultOf(typed: string, unit: LengthUnit): string {
  return typed.trim() === '' || readSize(typed, unit) !== undefined ? '' : LENGTH_EXAMPLES
}

/** Asked for when the field is left or Enter is pressed. */
function fieldOf({ name, label, value }: End, onChoose: OnChoose) {
  return {
    name,
    label,
    defaultValue: value,
    onBlur: ({ currentTarget: { form } }: { currentTarget: HTMLInputElement }) => {
      if (form) onChoose(form)
    },
  }
}

type RangePanelProps = { legend: string; ends: readonly End[]; children: (end: End) => ReactNode }

function RangePanel({ legend, ends, children }: RangePanelProps) {
  return (
    <FilterPanel legend={legend} chosen={ends.filter(({ value }) => value !== '').length}>
      <div className="grid grid-cols-2 items-start gap-3 py-1">{ends.map(children)}</div>
    </FilterPanel>
  )
}
