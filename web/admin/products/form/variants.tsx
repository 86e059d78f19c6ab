import { ownOf } from '#kit/core/own-of.ts'
import { PlainField } from '#kit/browser/ui/field.tsx'
import { Select } from '#kit/browser/ui/select.tsx'
import { availabilities, availabilityLabels } from '#domain/stock/availability.ts'
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
        <div className="flex flex-wrap items-start gap-4">
          <PlainField label="Stock quantity" inputMode="numeric" className="w-32" {...form.field('stock')} />
          <HadBy state={state} variantKey="default" label="this product" />
        </div>
      ) : (
        <StockTable state={state} combinations={combinationsOf(variants)} />
      )}
    </FormSection>
  )
}

type HadByProps = { state: ProductFormState; variantKey: string; label: string }

/** How a finish can be had, and how long it takes to make where it is made to order. */
function HadBy({ state: { form, set }, variantKey, label }: HadByProps) {
  const all = form.watch('variantAvailability')
  const { availability, leadWeeks } = ownOf(all, variantKey) ?? { availability: 'stocked', leadWeeks: '' }
  const change = (next: Partial<(typeof all)[string]>) =>
    set('variantAvailability', { ...all, [variantKey]: { availability, leadWeeks, ...next } })
  return (
    <>
      <Select
        label="How it is had"
        hideLabel={variantKey !== 'default'}
        aria-label={`How ${label} is had`}
        value={availability}
        choices={availabilities.map((value) => ({ value, label: availabilityLabels[value] }))}
        onChange={({ target }) =>
          change({ availability: availabilities.find((one) => one === target.value) ?? 'stocked' })
        }
        className="w-44 shrink-0"
      />
      {availability === 'made to order' && (
        <PlainField
          label="Weeks"
          hideLabel={variantKey !== 'default'}
          aria-label={`Weeks to make ${label}`}
          name={`variantAvailability.${variantKey}.leadWeeks`}
          value={leadWeeks}
          placeholder="Weeks"
          inputMode="numeric"
          error={form.error(`variantAvailability.${variantKey}.leadWeeks`)}
          onChange={({ target }) => change({ leadWeeks: target.value })}
          className="w-24 shrink-0"
        />
      )}
    </>
  )
}

type StockTableProps = { state: ProductFormState; combinations: readonly Combination[] }

/** The units of every combination. */
function StockTable({ state, combinations }: StockTableProps) {
  const { form, set } = state
  const stock = form.watch('variantStock')
  const total = combinations.reduce((sum, { key }) => sum + (Number(ownOf(stock, key)) || 0), 0)
  return (
    <div className="max-w-3xl">
      <h3 className="mb-2 text-sm font-medium">Stock of each combination</h3>
      <ul className="divide-y divide-line border-y border-line">
        {combinations.map(({ key, label }) => (
          <li key={key} className="flex flex-wrap items-start gap-x-4 gap-y-2 py-2">
            <span className="min-w-0 grow pt-3">{label}</span>
            <PlainField
              label={`Stock of ${label}`}
              hideLabel
              name={`variantStock.${key}`}
              value={ownOf(stock, key) ?? ''}
              inputMode="numeric"
              error={form.error(`variantStock.${key}`)}
              onChange={({ target }) => set('variantStock', { ...stock, [key]: target.value })}
              className="w-32 shrink-0"
            />
            <HadBy state={state} variantKey={key} label={label} />
          </li>
        ))}
      </ul>
      <p className="mt-2 text-sm text-muted tabular-nums">{total.toLocaleString('en-US')} in all</p>
    </div>
  )
}
