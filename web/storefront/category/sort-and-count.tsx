import { productSortLabels, sortsFor } from '#domain/products/product-sort.ts'
import { useSalesMode } from '#web/shop/use-sales-mode.ts'
import { Select } from '#kit/browser/ui/select.tsx'
import type { ListChoice } from './list-choice.ts'
import { pieces } from './pieces.ts'

type SortAndCountProps = { choice: ListChoice; total: number; onChoose: (form: HTMLFormElement) => void }

/** How many pieces there are, and their order; by price only where prices are shown. */
export function SortAndCount({ choice, total, onChoose }: SortAndCountProps) {
  const sorts = sortsFor(useSalesMode())
  return (
    <div className="flex items-center gap-5">
      {choice.search === '' && (
        <p aria-live="polite" className="text-sm whitespace-nowrap text-muted max-sm:sr-only">
          {pieces(total)}
        </p>
      )}
      <Select
        label="Sort"
        hideLabel
        name="sort"
        value={choice.sort}
        onChange={({ currentTarget }) => currentTarget.form && onChoose(currentTarget.form)}
        choices={sorts.map((sort) => ({ value: sort, label: productSortLabels[sort] }))}
        className="w-52"
      />
    </div>
  )
}
