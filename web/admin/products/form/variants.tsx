import { Field } from '#kit/browser/ui/field.tsx'
import { freshId } from '#web/admin/form/fresh-id.ts'
import { combinationsOf } from './combinations.ts'
import { AddButton } from '../../form/line-list.tsx'
import { FormSection } from '#web/admin/form/form-section.tsx'
import type { DraftVariant } from './product-draft.ts'
import type { ProductFormState } from './use-product-form.ts'
import { VariantCard } from './variant-card.tsx'
import type { Combination } from '#web/admin/form/image-card.tsx'

/** What can be chosen about it, and how many of each combination there are. */
export function Variants({ state }: { state: ProductFormState }) {
  const { form, set } = state
  const variants = form.watch('variants')
  const change = (next: DraftVariant[]) => set('variants', next)

  function add() {
    const id = freshId()
    change([...variants, { name: '', defaultId: id, options: [{ id, name: '', priceDifference: '' }] }])
  }
  return (
    <FormSection
      title="Variants and stock"
      line="Fabric, finish, size: each combination has its own stock."
      part="variants"
      error={form.error('variants') ?? form.formState.errors.variants?.root?.message}
    >
      {variants.map((variant, at) => (
        <VariantCard
          // A variant has no identity but its place; what it holds is kept by the form.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          at={at}
          variant={variant}
          error={(field) => form.error(`variants.${at}.${field}` as 'variants')}
          onChange={(next) => change(variants.map((other, place) => (place === at ? next : other)))}
          onRemove={() => change(variants.filter((_variant, place) => place !== at))}
        />
      ))}
      <AddButton words="Add variant" onAdd={add} />
      {variants.length === 0 ? (
        <Field
          label="Stock quantity"
          inputMode="numeric"
          autoComplete="off"
          className="sm:max-w-48"
          {...form.field('stock')}
        />
      ) : (
        <StockTable state={state} combinations={combinationsOf(variants)} />
      )}
    </FormSection>
  )
}

type StockTableProps = { state: ProductFormState; combinations: readonly Combination[] }

/** The units of every combination. */
function StockTable({ state: { form, set }, combinations }: StockTableProps) {
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
      <p className="mt-2 text-sm text-muted tabular-nums">{total.toLocaleString('en-US')} in all</p>
    </div>
  )
}
