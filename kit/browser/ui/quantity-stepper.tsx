import { useId, useState } from 'react'
import { FieldMessage } from './field-message.tsx'
import { Icon } from './icon.tsx'

type QuantityStepperProps = {
  /** What is counted: "Quantity of Shoreline sofa". */
  label: string
  value: number
  min?: number
  max: number
  disabled?: boolean
  onChange: (quantity: number) => void
}

/** A whole number between `min` and `max`, by steps or typed. */
export function QuantityStepper({
  label,
  value,
  min = 1,
  max,
  disabled = false,
  onChange,
}: QuantityStepperProps) {
  const messageId = useId()
  const [fault, setFault] = useState<string>()

  function choose(quantity: number) {
    const isWhole = Number.isInteger(quantity) && quantity >= min
    const chosen = isWhole ? Math.min(quantity, max) : value
    if (!isWhole) setFault(`Please enter a whole number from ${min} to ${max}`)
    else setFault(quantity > max ? `Changed to ${max}, the most possible` : undefined)
    if (chosen !== value) onChange(chosen)
  }

  return (
    <div className="inline-block">
      <fieldset
        aria-label={label}
        aria-describedby={fault && messageId}
        className="inline-flex items-center overflow-hidden rounded-control border border-edge"
      >
        <Step
          name="Decrease quantity"
          icon="minus"
          disabled={disabled || value <= min}
          onClick={() => choose(value - 1)}
        />
        <TypedQuantity label={label} value={value} disabled={disabled} onTyped={choose} />
        <Step
          name="Increase quantity"
          icon="plus"
          disabled={disabled || value >= max}
          onClick={() => choose(value + 1)}
        />
      </fieldset>
      <FieldMessage id={messageId} message={fault} />
    </div>
  )
}

type StepProps = { name: string; icon: 'minus' | 'plus'; disabled: boolean; onClick: () => void }

function Step({ name, icon, disabled, onClick }: StepProps) {
  return (
    <button
      type="button"
      aria-label={name}
      disabled={disabled}
      onClick={onClick}
      className="flex size-11 items-center justify-center transition hover:bg-sand disabled:opacity-40"
    >
      <Icon name={icon} className="size-4" />
    </button>
  )
}

type TypedQuantityProps = {
  label: string
  value: number
  disabled: boolean
  onTyped: (quantity: number) => void
}

/** What is being typed counts once the field is left or Enter is pressed; an empty field changes nothing. */
function TypedQuantity({ label, value, disabled, onTyped }: TypedQuantityProps) {
  const [typed, setTyped] = useState<string | undefined>(undefined)

  function finish() {
    setTyped(undefined)
    if (typed !== undefined) onTyped(typed.trim() === '' ? value : Number(typed))
  }

  return (
    <input
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      disabled={disabled}
      value={typed ?? value}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={finish}
      onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.blur()}
      className="h-11 w-12 text-center tabular-nums focus-visible:-outline-offset-2"
    />
  )
}
