import { useState } from 'react'
import { Field } from '#kit/browser/ui/field.tsx'

type TypedFieldProps = {
  label: string
  shown: string
  maxLength?: number
  /** Why it cannot be so. */
  onSet: (text: string) => string | undefined
}

/** Set when it is left or Enter is pressed, so that half a figure moves nothing. */
export function TypedField({ label, shown, maxLength, onSet }: TypedFieldProps) {
  const [text, setText] = useState(shown)
  const [error, setError] = useState<string>()
  const commit = () => text !== shown && setError(onSet(text))
  return (
    <Field
      label={label}
      autoComplete="off"
      maxLength={maxLength}
      value={text}
      error={error}
      onChange={({ target }) => setText(target.value)}
      onBlur={commit}
      onKeyDown={({ key }) => key === 'Enter' && commit()}
    />
  )
}
