import { Field } from '#kit/browser/ui/field.tsx'
import type { Combination } from '../../form/image-card.tsx'
import type { ProductFormState } from './use-product-form.ts'

type StockTableProps = { state: ProductFormState; combinations: readonly Combination[] }

/** The units of every combination. */
export function StockTable({ state: { form, set }, combinations }: StockTableProps) {
  const stock = form.watch('variantStock')
  const total = combinations.reduce((sum, { key }) => sum + (Number(stock[key]) || 0), 0)
  return (
    <div className="max-w-xl">
      <h3 className="mb-2 text-sm font-medium">Stock of each combination</h3>
      <ul className="divide-y divide-line border-y border-line">
        {combinations.map(({ key, label }) => (
          <li key={key} className="flex items-center justify-between gap-4 py-2">
            <span className="min-w-0">{label}</span>
            <Field
              label={`Stock of ${label}`}
              hideLabel
              name={`variantStock.${key}`}
              value={stock[key] ?? ''}
              inputMode="numeric"
              autoComplete="off"
              error={form.error(`variantStock.${key}`)}
              onChange={({ target }) => set('variantStock', { ...stock, [key]: target.value })}
              className="w-32 shrink-0"
            />
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-muted tabular-nums">{total} in all</p>
    </div>
  )
}
