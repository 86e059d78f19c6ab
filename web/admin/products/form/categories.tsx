import { useShop } from '#web/shop/shop.ts'
import { ChoiceGroup } from '#kit/browser/ui/choice-group.tsx'
import { Select } from '#kit/browser/ui/select.tsx'
import { FormSection } from '../../form/form-section.tsx'
import type { ProductFormState } from './use-product-form.ts'

/** Where it is found: one main category, and any number of further ones. */
export function Categories({ state: { form } }: { state: ProductFormState }) {
  const { categories } = useShop()
  const choices = categories.map(({ _id, name }) => ({ value: _id, label: name }))
  const main = form.watch('category')
  return (
    <FormSection
      title="Categories"
      line="Where shoppers find it."
      part="categories"
      error={form.error('categories')}
    >
      <Select
        label="Category"
        placeholder="Choose a category"
        choices={choices}
        className="sm:max-w-80"
        {...form.field('category')}
      />
      <ChoiceGroup
        legend="Further categories"
        pick="several"
        look="boxes"
        optional
        choices={choices.filter(({ value }) => value !== main)}
        {...form.register('categories')}
      />
    </FormSection>
  )
}
