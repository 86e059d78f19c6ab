import { Field } from '#kit/browser/ui/field.tsx'
import { FilterPanel } from './filter-group.tsx'
import type { ListChoice } from './list-choice.ts'

type PriceRangeProps = { choice: ListChoice; onChoose: (form: HTMLFormElement) => void }

/** From and up to, in dollars; asked for when a field is left or Enter is pressed. */
export function PriceRange({ choice, onChoose }: PriceRangeProps) {
  const { minPrice, maxPrice } = choice
  const limits = [
    { name: 'minPrice', label: 'From, in $', value: minPrice },
    { name: 'maxPrice', label: 'Up to, in $', value: maxPrice },
  ]
  return (
    <FilterPanel legend="Price" chosen={limits.filter(({ value }) => value !== '').length}>
      <div className="grid grid-cols-2 gap-3 py-1">
        {limits.map(({ name, label, value }) => (
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
