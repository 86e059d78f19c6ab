import { useState, type SubmitEvent } from 'react'
import { formatLength } from '#domain/designs/plan-lengths.ts'
import type { LengthUnit } from '#domain/fit/unit-systems.ts'
import { typedCm } from '#kit/core/length.ts'
import type { PlanUnit } from '#kit/core/length-units.ts'
import { useLengthUnit } from '#web/shop/use-length-unit.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { PlainField } from '#kit/browser/ui/field.tsx'
import { Form } from '#kit/browser/ui/form.tsx'
import { Select } from '#kit/browser/ui/select.tsx'

const units: { value: PlanUnit; label: string }[] = [
  { value: 'ft', label: 'feet' },
  { value: 'in', label: 'inches' },
  { value: 'm', label: 'meters' },
  { value: 'cm', label: 'cm' },
  { value: 'mm', label: 'mm' },
]
/** As the contract says; a longer line is a slip of the key. */
const MAX_CM = 1_000_000

type ScaleFormProps = {
  /** Why the line cannot be so long. */
  doubt?: (metres: number) => string | undefined
  onKeep: (metres: number) => void
  onCancel: () => void
}

/** How long the line just drawn is in truth. */
export function ScaleForm({ doubt, onKeep, onCancel }: ScaleFormProps) {
  const lengthUnit = useLengthUnit()
  const [unit, setUnit] = useState<PlanUnit>(lengthUnit === 'in' ? 'ft' : 'm')
  const [length, setLength] = useState('')
  const [error, setError] = useState<string>()
  const cm = typedCm(length, unit)

  function keep(event: SubmitEvent) {
    event.preventDefault()
    const fault = cm === undefined || cm > MAX_CM ? 'Enter a length' : doubt?.(cm / 100)
    setError(fault)
    if (fault === undefined && cm !== undefined) onKeep(cm / 100)
  }

  return (
    <Form
      onSubmit={keep}
      aria-label="Scale"
      className="absolute inset-x-3 bottom-3 z-20 mx-auto grid max-w-sm gap-4 rounded-control border border-line bg-paper p-4 shadow-float"
    >
      <p className="text-sm text-muted">
        How long is this line? A typed unit counts: 12&apos; 6&quot; or 3.8 m.
      </p>
      <div className="flex items-start gap-3">
        <PlainField
          label="Length"
          name="length"
          // The line is drawn: now it is asked how long it is.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          value={length}
          hint={cm !== undefined && understood(cm, lengthUnit)}
          error={error}
          onChange={({ target }) => setLength(target.value)}
          className="min-w-0 grow"
        />
        <Select
          label="Unit"
          choices={units}
          value={unit}
          onChange={({ target }) => setUnit(target.value as PlanUnit)}
          className="w-32"
        />
      </div>
      <div className="flex justify-end gap-2">
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
        <Button>Set scale</Button>
      </div>
    </Form>
  )
}

/** "12′ 6″ (3.81 m)", the shop's system first. */
function understood(cm: number, unit: LengthUnit): string {
  const { imperial, metric } = formatLength(cm / 100)
  return unit === 'in' ? `${imperial} (${metric})` : `${metric} (${imperial})`
}
