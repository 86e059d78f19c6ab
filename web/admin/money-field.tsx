import { useState, type Ref } from 'react'
import { controlLook } from '#kit/browser/ui/control-look.ts'
import { FieldFrame, type FieldWords } from '#kit/browser/ui/field-frame.tsx'
import { dollarsTyped, shownDollars } from './dollars-typed.ts'

type MoneyFieldProps = FieldWords & {
  name: string
  /** `NaN` while what is entered is no amount, or nothing. */
  dollars: number
  onDollars: (dollars: number) => void
  ref?: Ref<HTMLInputElement>
}

/** An amount in dollars: typed freely ("$1,250", "1250.5"), shown with its cents when it is left. */
export function MoneyField({ name, dollars, onDollars, ref, error, ...words }: MoneyFieldProps) {
  const text = useAmountText(dollars, onDollars)
  const look = controlLook('pl-7 text-right tabular-nums')
  return (
    <FieldFrame {...words} error={error}>
      {(ties) => (
        <div className="relative">
          <DollarSign />
          <input
            {...ties}
            {...text}
            {...{ name, ref }}
            inputMode="decimal"
            autoComplete="off"
            className={look}
          />
        </div>
      )}
    </FieldFrame>
  )
}

function DollarSign() {
  return (
    <span
      aria-hidden="true"
      className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-muted"
    >
      $
    </span>
  )
}

/** What the field holds: the person's own text while it means the amount, else the amount as we write it. */
function useAmountText(dollars: number, onDollars: (dollars: number) => void) {
  const [typed, setTyped] = useState('')
  const isOwnText = Object.is(dollarsTyped(typed), dollars)
  return {
    value: isOwnText ? typed : shownDollars(dollars),
    onChange: ({ target }: { target: HTMLInputElement }) => {
      setTyped(target.value)
      onDollars(dollarsTyped(target.value))
    },
    onBlur: () => setTyped(Number.isNaN(dollars) ? typed : shownDollars(dollars)),
  }
}
