import { Checkbox } from '#kit/browser/ui/checkbox.tsx'
import { PlainField } from '#kit/browser/ui/field.tsx'
import { TextArea } from '#kit/browser/ui/text-area.tsx'
import { AmountField } from '../../money-field.tsx'
import { FormSection } from '../../form/form-section.tsx'
import type { ProductFormState } from './use-product-form.ts'

type Props = { state: ProductFormState }

/** Its name and the code that is its own. */
export function Basics({ state: { form } }: Props) {
  return (
    <FormSection title="Basics" line="What it is called in the shop, and in your books.">
      <div className="grid gap-5 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <PlainField label="Product name" maxLength={200} {...form.field('name')} />
        <PlainField
          label="Product code"
          hint="One that no other product has."
          maxLength={60}
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
      {keeper.isAdmin && (
        <div className="grid gap-5 sm:grid-cols-3">
          <AmountField
            label="Guide price from"
            optional
            hint="Whole dollars. Shown where the settings say so, while prices are on request."
            {...form.field('guidePrice.from')}
          />
          <AmountField label="Guide price to" optional {...form.field('guidePrice.to')} />
        </div>
      )}
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

/** Whether it is shown at once. */
export function AsDraft({ state: { form } }: Props) {
  return (
    <FormSection title="In the shop" line="Whether shoppers find it at once.">
      <Checkbox
        label="Keep it as a draft"
        hint="Shoppers see nothing of it until it is published."
        {...form.field('asDraft')}
      />
    </FormSection>
  )
}
