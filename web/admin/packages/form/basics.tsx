import { packageTabLabels, packageTabs } from '#domain/packages/package-tabs.ts'
import { Checkbox } from '#kit/browser/ui/checkbox.tsx'
import { ChoiceGroup } from '#kit/browser/ui/choice-group.tsx'
import { PlainField } from '#kit/browser/ui/field.tsx'
import { TextArea } from '#kit/browser/ui/text-area.tsx'
import { AmountField } from '../../money-field.tsx'
import { FormSection } from '../../form/form-section.tsx'
import type { PackageFormState } from './use-package-form.ts'

type Props = { state: PackageFormState }

const tabs = packageTabs.map((value) => ({ value, label: packageTabLabels[value] }))

/** What it is called, and on which shelf it stands. */
export function Basics({ state: { form } }: Props) {
  const isByBedrooms = form.watch('tab') === 'pre-designed'
  return (
    <FormSection title="Basics" line="Its page in the shop is named once, after its first name.">
      <PlainField label="Package name" maxLength={80} {...form.field('name')} />
      <ChoiceGroup
        legend="Tab"
        pick="one"
        look="boxes"
        choices={tabs}
        error={form.error('tab')}
        {...form.register('tab')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        {isByBedrooms && (
          <PlainField label="Number of bedrooms" inputMode="numeric" {...form.field('bedrooms')} />
        )}
        <PlainField
          label="Style"
          optional
          hint="For example: White oak, oat and sage"
          maxLength={80}
          {...form.field('style')}
        />
      </div>
    </FormSection>
  )
}

/** What one set costs; it is published in every sales mode. */
export function PriceOf({ state: { form } }: Props) {
  return (
    <FormSection
      title="Price"
      line="In dollars, for one whole set. Everyone sees it, also while other prices are on request."
    >
      <AmountField label="Price" className="sm:max-w-60" {...form.field('price')} />
    </FormSection>
  )
}

/** How it is told. */
export function Words({ state: { form } }: Props) {
  return (
    <FormSection title="Words" line="The summary stands in menus and on its card.">
      <PlainField label="Summary" maxLength={200} {...form.field('summary')} />
      <TextArea label="Description" rows={6} maxLength={10_000} {...form.field('description')} />
    </FormSection>
  )
}

/** Whether shoppers find it. */
export function InShop({ state: { form } }: Props) {
  return (
    <FormSection title="In the shop">
      <Checkbox
        label="Shoppers can see and order it"
        hint="Without this it is kept here, out of the shop."
        {...form.field('isInShop')}
      />
    </FormSection>
  )
}
