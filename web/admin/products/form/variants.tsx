import { Field } from '#kit/browser/ui/field.tsx'
import { freshId } from '../../form/fresh-id.ts'
import { combinationsOf } from './combinations.ts'
import { AddButton } from '../../form/add-button.tsx'
import { FormSection } from '../../form/form-section.tsx'
import type { DraftVariant } from './product-draft.ts'
import { StockTable } from './stock-table.tsx'
import type { ProductFormState } from './use-product-form.ts'
import { VariantCard } from './variant-card.tsx'

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
