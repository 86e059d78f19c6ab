import { useState } from 'react'
import { PlainField } from '#kit/browser/ui/field.tsx'

type TypedFieldProps = {
  label: string
  shown: string
  maxLength?: number
  /** Why it cannot be so. */
  onSet: (text: string) => string | undefined
}

/** Set when it is left or Enter is pressed, so that half a figure moves nothing. */
export function TypedField({ label, shown, maxLength, onSet }: TypedFieldProps) {
  const [typed, setTyped] = useState<{ text: string; over: string; error?: string | undefined }>()
  // What was typed over another figure has gone with it.
  const draft = typed?.over === shown ? typed : undefined
  function commit() {
    if (!draft) return
    const error = draft.text === shown ? undefined : onSet(draft.text)
    setTyped(error === undefined ? undefined : { ...draft, error })
  }
  return (
    <PlainField
      label={label}
      maxLength={maxLength}
      value={draft?.text ?? shown}
      error={draft?.error}
      onChange={({ target }) => setTyped({ text: target.value, over: shown })}
      onBlur={commit}
      onKeyDown={({ key }) => key === 'Enter' && commit()}
    />
  )
}
