import { Field } from '#kit/browser/ui/field.tsx'
import { IconButton } from '#kit/browser/ui/icon-button.tsx'
import { AddButton } from '../../form/add-button.tsx'
import { FormSection } from '../../form/form-section.tsx'
import { lineList } from '../../form/line-list.ts'
import { emptyFeature } from './product-draft.ts'
import type { ProductFormState } from './use-product-form.ts'

/** A list of what is worth saying about it; there is always a row to write into. */
export function Features({ state: { form, set } }: { state: ProductFormState }) {
  const features = form.watch('features')
  const { add, change, remove } = lineList(features, emptyFeature, (next) => set('features', next))
  return (
    <FormSection
      title="Features"
      line="One short line each. Empty lines are left out."
      part="features"
      error={form.error('features')}
    >
      <ul className="grid gap-2">
        {features.map(({ id, text }, at) => (
          <li key={id} className="flex items-center gap-1">
            <Field
              label={`Feature ${at + 1}`}
              hideLabel
              name={`features.${at}`}
              value={text}
              maxLength={300}
              autoComplete="off"
              placeholder={at === 0 ? 'Solid walnut frame' : undefined}
              onChange={({ target }) => change(id, { text: target.value })}
              className="grow"
            />
            <IconButton icon="close" label={`Remove feature ${at + 1}`} onClick={() => remove(id)} />
          </li>
        ))}
      </ul>
      <AddButton words="Add feature" onAdd={add} />
    </FormSection>
  )
}
