import { Field } from '#kit/browser/ui/field.tsx'
import { FilterPanel } from './filter-panel.tsx'
import { sizeEnds, type ListChoice, type ListFilter } from './list-choice.ts'

type RangeProps = { choice: ListChoice; onChoose: (form: HTMLFormElement) => void }

/** From and up to, in dollars. */
export function PriceRange({ choice, onChoose }: RangeProps) {
  const ends = [
    { name: 'minPrice', label: 'From, in $', value: choice.minPrice },
    { name: 'maxPrice', label: 'Up to, in $', value: choice.maxPrice },
  ] as const
  return <RangePanel legend="Price" ends={ends} onChoose={onChoose} />
}

/** From and up to, in inches; the height of a seat where one is known. */
export function SizeRanges({ choice, hasSeats, onChoose }: RangeProps & { hasSeats: boolean }) {
  const ends = sizeEnds
    .filter(({ measure, ends: own }) => {
      return measure !== 'seatHeight' || hasSeats || own.some(({ name }) => choice[name] !== '')
    })
    .flatMap(({ ends: own }) => own.map((end) => ({ ...end, value: choice[end.name] })))
  return <RangePanel legend="Size in inches" ends={ends} onChoose={onChoose} />
}

type End = { name: ListFilter; label: string; value: string }
type RangePanelProps = Pick<RangeProps, 'onChoose'> & { legend: string; ends: readonly End[] }

/** Amounts to type; asked for when a field is left or Enter is pressed. */
function RangePanel({ legend, ends, onChoose }: RangePanelProps) {
  return (
    <FilterPanel legend={legend} chosen={ends.filter(({ value }) => value !== '').length}>
      <div className="grid grid-cols-2 gap-3 py-1">
        {ends.map(({ name, label, value }) => (
          <Field
            key={name + value}
            label={label}
            name={name}
            type="number"
            min={0}
            step="any"
            inputMode="decimal"
            defaultValue={value}
            onBlur={({ currentTarget }) => currentTarget.form && onChoose(currentTarget.form)}
          />
        ))}
      </div>
    </FilterPanel>
  )
}
