import { useState, type SubmitEvent } from 'react'
import type { LengthUnit } from '#domain/fit/unit-systems.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { PlainField } from '#kit/browser/ui/field.tsx'
import { Form } from '#kit/browser/ui/form.tsx'
import { typedMm } from '../plan-words.ts'

type CornerFormProps = {
  unit: LengthUnit
  mayClose: boolean
  onLength: (mm: number) => void
  onClose: () => void
}

/** The next corner by a typed length, and the end of a room. */
export function CornerForm({ unit, mayClose, onLength, onClose }: CornerFormProps) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()

  function place(event: SubmitEvent) {
    event.preventDefault()
    const mm = typedMm(text, unit === 'in' ? 'ft' : 'm')
    setError(mm ? undefined : `Try 12' 6" or 3.8 m`)
    if (!mm) return
    onLength(mm)
    setText('')
  }

  return (
    <Form
      onSubmit={place}
      aria-label="Next corner"
      className="absolute right-3 bottom-3 z-20 flex items-start gap-2 rounded-control border border-line bg-paper p-3 shadow-float"
    >
      <PlainField
        label="Length of this wall"
        value={text}
        error={error}
        onChange={({ target }) => setText(target.value)}
        className="w-40"
      />
      <div className="mt-6.5 flex gap-2">
        <Button variant="secondary">Place corner</Button>
        {mayClose && (
          <Button type="button" onClick={onClose}>
            Close room
          </Button>
        )}
      </div>
    </Form>
  )
}
