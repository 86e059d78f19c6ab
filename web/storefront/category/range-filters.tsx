import type { ReactNode } from 'react'
import { LENGTH_EXAMPLES } from '#domain/fit/unit-systems.ts'
import { MAX_SIZE_LENGTH } from '#domain/products/measures.ts'
import { Field, PlainField } from '#kit/browser/ui/field.tsx'
import { useLengthUnit } from '#web/shop/use-length-unit.ts'
import type { CategoryList } from './category-loader.ts'
import { FilterPanel } from './filter-panel.tsx'
import type { ReadSize } from './read-sizes.ts'
import { hasSize, sizeEnds, type ListChoice, type ListFilter } from './list-choice.ts'

type OnChoose = (form: HTMLFormElement, replace: boolean) => void
type RangeProps = { choice: ListChoice; onChoose: OnChoose }

/** From and up to, in dollars. */
export function PriceRange({ choice, onChoose }: RangeProps) {
  const ends = [
    { name: 'minPrice', label: 'From, in $', value: choice.minPrice },
    { name: 'maxPrice', label: 'Up to, in $', value: choice.maxPrice },
  ] as const
  return (
    <RangePanel legend="Price" ends={ends} isUsed={(value) => value !== ''}>
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

type SizeRangesProps = RangeProps & Pick<CategoryList, 'sizes'> & { hasSeats: boolean }

/** From and up to, in the unit of the address or else of the shop; the height of a seat where one is known. */
export function SizeRanges({ choice, sizes, hasSeats, onChoose }: SizeRangesProps) {
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
      <RangePanel
        legend={unit === 'in' ? 'Size in inches' : 'Size in cm'}
        ends={ends}
        isUsed={(value) => value in sizes}
      >
        {(end) => (
          <PlainField
            {...fieldOf(end, onChoose)}
            key={end.name + end.value}
            maxLength={MAX_SIZE_LENGTH}
            {...readAs(end.value, sizes[end.value])}
          />
        )}
      </RangePanel>
    </>
  )
}

type End = { name: ListFilter; label: string; value: string }

/** What a size was understood as, or that it was not. */
function readAs(typed: string, read: ReadSize | undefined) {
  if (read) return { hint: read.inBoth }
  return typed === '' ? {} : { error: LENGTH_EXAMPLES }
}

/** Asked for when the field is left or Enter is pressed; Back does not go through what was typed one by one. */
function fieldOf({ name, label, value }: End, onChoose: OnChoose) {
  return {
    name,
    label,
    defaultValue: value,
    onBlur: ({ currentTarget: { form } }: { currentTarget: HTMLInputElement }) => {
      if (form) onChoose(form, true)
    },
  }
}

type RangePanelProps = {
  legend: string
  ends: readonly End[]
  isUsed: (value: string) => boolean
  children: (end: End) => ReactNode
}

function RangePanel({ legend, ends, isUsed, children }: RangePanelProps) {
  return (
    <FilterPanel legend={legend} chosen={ends.filter(({ value }) => isUsed(value)).length}>
      <div className="grid grid-cols-2 items-start gap-3 py-1">{ends.map(children)}</div>
    </FilterPanel>
  )
}
