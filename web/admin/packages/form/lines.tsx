import { Field } from '#kit/browser/ui/field.tsx'
import { IconButton } from '#kit/browser/ui/icon-button.tsx'
import { AddButton } from '../../form/add-button.tsx'
import { FormSection } from '../../form/form-section.tsx'
import { lineList } from '../../form/line-list.ts'
import { emptyLine } from './package-draft.ts'
import type { PackageFormState } from './use-package-form.ts'

type LinesProps = {
  state: PackageFormState
  part: 'included' | 'notIncluded'
  title: string
  line: string
  /** What one line is called. */
  one: string
}

/** A list of short lines; there is always one to write into. */
export function Lines({ state: { form, set }, part, title, line, one }: LinesProps) {
  const lines = form.watch(part)
  const { add, change, remove } = lineList(lines, emptyLine, (next) => set(part, next))
  return (
    <FormSection
      title={title}
      line={`${line} Empty lines are left out.`}
      part={part}
      error={form.error(part)}
    >
      <ul className="grid gap-2">
        {lines.map(({ id, text }, at) => (
          <li key={id} className="flex items-start gap-1">
            <Field
              label={`${one} ${at + 1}`}
              hideLabel
              name={`${part}.${at}.text`}
              value={text}
              maxLength={300}
              autoComplete="off"
              error={form.error(`${part}.${at}.text`)}
              onChange={({ target }) => change(id, { text: target.value })}
              className="grow"
            />
            <IconButton
              icon="close"
              label={`Remove ${one.toLowerCase()} ${at + 1}`}
              onClick={() => remove(id)}
            />
          </li>
        ))}
      </ul>
      <AddButton words="Add line" onAdd={add} />
    </FormSection>
  )
}
