import { useLayoutEffect } from 'react'
import { CategoryForm as CategorySchema } from '#contract/categories.ts'
import { categoryKindLabels, categoryKinds } from '#domain/categories/category-kinds.ts'
import { type ShopCategory, useShop } from '#web/shop/shop.ts'
import { Card } from '#kit/browser/ui/card.tsx'
import { ChoiceGroup } from '#kit/browser/ui/choice-group.tsx'
import { PlainField } from '#kit/browser/ui/field.tsx'
import { Form } from '#kit/browser/ui/form.tsx'
import { Notice } from '#kit/browser/ui/notice.tsx'
import { Select } from '#kit/browser/ui/select.tsx'
import { TextArea } from '#kit/browser/ui/text-area.tsx'
import { useSchemaForm } from '#kit/browser/ui/use-schema-form.ts'
import { FormFoot } from '../form/form-foot.tsx'
import { SAVE_FAILED, useSaveCategory, type CategoryTyped } from './use-category-actions.ts'

const kinds = categoryKinds.map((value) => ({ value, label: categoryKindLabels[value] }))

type CategoryFormProps = {
  /** The one to change; without it a new one is added. */
  category?: ShopCategory | undefined
  onClose: () => void
}

/** Adds or changes a category in the page, and is gone when it is saved or canceled. */
export function CategoryForm({ category, onClose }: CategoryFormProps) {
  const { name = '', description = '', kind = 'type', synonyms = '', parent = '' } = category ?? {}
  const { categories } = useShop()
  const others = categories.filter(({ _id }) => _id !== category?._id)
  const save = useSaveCategory(category?._id)
  const form = useSchemaForm<CategoryTyped>(CategorySchema, saveAndClose, {
    defaults: { name, description, kind, synonyms, parent },
    failure: SAVE_FAILED,
    draft: `category ${category?._id ?? 'new'}`,
  })
  const { setFocus, formError } = form

  useLayoutEffect(() => setFocus('name'), [setFocus])

  async function saveAndClose(typed: CategoryTyped) {
    await save(typed)
    onClose()
  }

  return (
    <Card title={category ? `Edit ${category.name}` : 'Add category'} className="mb-6">
      <Form onSubmit={form.onSubmit} className="grid gap-4 md:grid-cols-[minmax(12rem,1fr)_2fr]">
        {formError !== undefined && (
          <Notice tone="bad" onDismiss={() => form.clearErrors('root')} className="col-span-full">
            {formError || SAVE_FAILED}
          </Notice>
        )}
        <PlainField
          label="Name"
          maxLength={60}
          hint={category ? `Its address stays /category/${category._id}` : undefined}
          {...form.field('name')}
        />
        <ChoiceGroup
          legend="In menus"
          pick="one"
          look="boxes"
          choices={kinds}
          className="md:order-last md:col-span-full"
          {...form.register('kind')}
        />
        <TextArea label="Description" optional rows={2} maxLength={500} {...form.field('description')} />
        <Select
          label="A kind of"
          optional
          placeholder="None"
          hint="Who searches for that one finds these pieces, too."
          choices={others.map(({ _id, name: label }) => ({ value: _id, label }))}
          {...form.field('parent')}
        />
        <PlainField
          label="Also called"
          optional
          maxLength={400}
          hint="What shoppers type for these pieces, with commas between: cot, baby bed"
          {...form.field('synonyms')}
        />
        <FormFoot
          leave={onClose}
          action="Save category"
          busy={form.busy}
          className="order-last col-span-full"
        />
      </Form>
    </Card>
  )
}
