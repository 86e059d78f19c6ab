import { Checkbox } from '#web/ui/checkbox.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextArea } from '#web/ui/text-area.tsx'
import { AmountField } from './amount-field.tsx'
import { FormSection } from './form-section.tsx'
import type { ProductFormState } from './use-product-form.ts'

type Props = { state: ProductFormState }

/** Its name and the code that is its own. */
export function Basics({ state: { form } }: Props) {
  return (
    <FormSection title="Basics" line="What it is called in the shop, and in your books.">
      <div className="grid gap-5 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Field label="Product name" maxLength={200} autoComplete="off" {...form.field('name')} />
        <Field
          label="Product code"
          hint="No other product has it."
          maxLength={60}
          autoComplete="off"
          {...form.field('productCode')}
        />
      </div>
      <TextArea label="Description" rows={6} maxLength={10_000} {...form.field('description')} />
    </FormSection>
  )
}

/** What it costs, and for admins what it cost the shop. */
export function Prices({ state: { form, keeper } }: Props) {
  return (
    <FormSection title="Price" line="In dollars. While prices are on request, only the studio sees them.">
      <div className="grid gap-5 sm:grid-cols-3">
        <AmountField label="Price" {...form.field('price')} />
        <AmountField
          label="Sale price"
          optional
          hint="Counts as soon as it is saved."
          {...form.field('salePrice')}
        />
        {keeper.isAdmin && (
          <AmountField
            label="Cost price"
            optional
            hint="For profit in reports. Admins only."
            {...form.field('costPrice')}
          />
        )}
      </div>
    </FormSection>
  )
}

/** The badges it wears in the shop. */
export function Flags({ state: { form } }: Props) {
  return (
    <FormSection title="Badges" line="Shown on its card, and in the filters.">
      <div className="flex flex-wrap gap-x-8 gap-y-1">
        <Checkbox label="Sale" {...form.field('isOnSale')} />
        <Checkbox label="New" {...form.field('isNewArrival')} />
        <Checkbox label="Best Seller" {...form.field('isBestSeller')} />
      </div>
    </FormSection>
  )
}

/** What a good shop prints beside a piece. */
export function Details({ state: { form } }: Props) {
  return (
    <FormSection title="Details" line="Shown under Details and in the filters of the collection.">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label="Dimensions"
          optional
          hint="For example: W 89.8 in, D 37.4 in, H 35 in"
          maxLength={300}
          autoComplete="off"
          {...form.field('dimensions')}
        />
        <Field
          label="Weight in pounds"
          optional
          inputMode="decimal"
          autoComplete="off"
          {...form.field('weight')}
        />
        <Field
          label="Materials"
          optional
          hint="Separated by commas: Walnut, Linen"
          autoComplete="off"
          {...form.field('materials')}
        />
        <Field
          label="Colors"
          optional
          hint="Separated by commas: neutral, blue"
          autoComplete="off"
          {...form.field('colors')}
        />
        <Field
          label="Lead time"
          optional
          hint="For example: In stock: 2-4 weeks"
          maxLength={200}
          autoComplete="off"
          {...form.field('details.leadTime')}
        />
        <Field
          label="Assembly"
          optional
          maxLength={1000}
          autoComplete="off"
          {...form.field('details.assembly')}
        />
      </div>
      <TextArea label="Care" optional maxLength={1000} {...form.field('details.care')} />
    </FormSection>
  )
}
