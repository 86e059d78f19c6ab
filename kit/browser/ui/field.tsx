import type { ComponentProps } from 'react'
import { controlLook } from './control-look.ts'
import { FieldFrame, type FieldWords } from './field-frame.tsx'

/** A one-line field with its label, hint and message. */
export function Field({
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  ...input
}: FieldWords & ComponentProps<'input'>) {
  return (
    <FieldFrame {...{ label, hint, error, optional, hideLabel, className }}>
      {(ties) => <input {...input} {...ties} className={controlLook()} />}
    </FieldFrame>
  )
}

/** The same for words that no browser is to offer. */
export function PlainField(field: ComponentProps<typeof Field>) {
  return <Field {...field} autoComplete="off" />
}
