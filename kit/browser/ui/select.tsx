import type { ComponentProps } from 'react'
import { controlLook } from './control-look.ts'
import { FieldFrame, type FieldWords } from './field-frame.tsx'
import { Icon } from './icon.tsx'

export type Choice = { value: string; label: string; hint?: string; disabled?: boolean }

/** One of a few, by the browser's own list. `placeholder` stands for nothing chosen. */
export function Select(
  props: FieldWords & ComponentProps<'select'> & { choices: readonly Choice[]; placeholder?: string },
) {
  const { label, hint, error, optional, hideLabel, className, choices, placeholder, ...select } = props
  return (
    <FieldFrame {...{ label, hint, error, optional, hideLabel, className }}>
      {(ties) => (
        <div className="relative">
          <select {...select} {...ties} className={controlLook('appearance-none truncate pr-10')}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value} disabled={choice.disabled}>
                {choice.label}
              </option>
            ))}
          </select>
          <Icon
            name="chevron-down"
            className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2"
          />
        </div>
      )}
    </FieldFrame>
  )
}
