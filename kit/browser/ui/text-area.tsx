import type { ComponentProps } from 'react'
import { controlLook } from './control-look.ts'
import { FieldFrame, type FieldWords } from './field-frame.tsx'

/** A field of several lines that grows in height with what is written, and never in width: not by the longest word. */
export function TextArea({
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  ...area
}: FieldWords & ComponentProps<'textarea'>) {
  return (
    <FieldFrame {...{ label, hint, error, optional, hideLabel, className }}>
      {(ties) => (
        <textarea
          rows={4}
          {...area}
          {...ties}
          className={controlLook('field-sizing-content contain-inline-size min-h-28 max-h-96')}
        />
      )}
    </FieldFrame>
  )
}
