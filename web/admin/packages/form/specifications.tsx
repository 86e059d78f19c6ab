import { Field } from '#kit/browser/ui/field.tsx'
import { IconButton } from '#kit/browser/ui/icon-button.tsx'
import { AddButton } from '../../form/add-button.tsx'
import { FormSection } from '../../form/form-section.tsx'
import { lineList } from '../../form/line-list.ts'
import { emptySpecification } from './package-draft.ts'
import type { PackageFormState } from './use-package-form.ts'

/** Names and values, as they stand in the table on its page. */
export function Specifications({ state: { form, set } }: { state: PackageFormState }) {
  const lines = form.watch('specifications')
  const { add, change, remove } = lineList(lines, emptySpecification, (next) => set('specifications', next))
  return (
    <FormSection
      title="Specifications"
      line="A name and what it is. Empty lines are left out."
      part="specifications"
      error={form.error('specifications')}
    >
      <ul className="grid gap-3">
        {lines.map(({ id, label, value }, at) => (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,1fr)_2.75rem] gap-x-1 gap-y-2 sm:grid-cols-[12rem_minmax(0,1fr)_2.75rem]"
          >
            <Field
              label={`Name of specification ${at + 1}`}
              hideLabel
              placeholder="Lead time"
              name={`specifications.${at}.label`}
              value={label}
              maxLength={80}
              autoComplete="off"
              error={form.error(`specifications.${at}.label`)}
              onChange={({ target }) => change(id, { label: target.value })}
            />
            <Field
              label={`Value of specification ${at + 1}`}
              hideLabel
              placeholder="8-12 weeks"
              name={`specifications.${at}.value`}
              value={value}
              maxLength={200}
              autoComplete="off"
              error={form.error(`specifications.${at}.value`)}
              onChange={({ target }) => change(id, { value: target.value })}
              className="max-sm:order-3"
            />
            <IconButton
              icon="close"
              label={`Remove specification ${at + 1}`}
              onClick={() => remove(id)}
              className="max-sm:order-2"
            />
          </li>
        ))}
      </ul>
      <AddButton words="Add specification" onAdd={add} />
    </FormSection>
  )
}
