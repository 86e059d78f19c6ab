import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { FormSection } from '../../form/form-section.tsx'
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

  function remove(id: string) {
    const left = lines.filter((other) => other.id !== id)
    set(part, left.length > 0 ? left : [emptyLine()])
  }
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
              onChange={({ target }) =>
                set(
                  part,
                  lines.map((other) => (other.id === id ? { ...other, text: target.value } : other)),
                )
              }
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
      <div>
        <Button
          variant="secondary"
          size="compact"
          icon="plus"
          onClick={() => set(part, [...lines, emptyLine()])}
        >
          Add line
        </Button>
      </div>
    </FormSection>
  )
}
