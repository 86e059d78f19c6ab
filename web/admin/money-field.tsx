import { type ComponentProps, useState } from 'react'
import { classes } from '#kit/browser/ui/classes.ts'
import { controlLook } from '#kit/browser/ui/control-look.ts'
import { FieldFrame, type FieldWords } from '#kit/browser/ui/field-frame.tsx'
import { dollarsTyped, shownDollars } from './dollars-typed.ts'

type AmountFieldProps = FieldWords & ComponentProps<'input'> & { inputClassName?: string }

/** An amount in dollars, as it is typed. */
export function AmountField(props: AmountFieldProps) {
  const { label, hint, error, optional, hideLabel, className, inputClassName, ...input } = props
  return (
    <FieldFrame {...{ label, hint, error, optional, hideLabel, className }}>
      {(ties) => (
        <div className="relative">
          <span
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-muted"
          >
            $
          </span>
          <input
            inputMode="decimal"
            autoComplete="off"
            {...input}
            {...ties}
            className={controlLook(classes('pl-7 tabular-nums', inputClassName))}
          />
        </div>
      )}
    </FieldFrame>
  )
}

type MoneyFieldProps = Omit<AmountFieldProps, 'value' | 'onChange' | 'inputClassName'> & {
  /** `NaN` while what is entered is no amount, or nothing. */
  dollars: number
  onDollars: (dollars: number) => void
}

/**
 * An amount in dollars: typed freely ("$1,250", "1250.5"), shown with its cents when it is left. The field holds the
 * person's own text while it means the amount, else the amount as we write it.
 */
export function MoneyField({ dollars, onDollars, onBlur, ...field }: MoneyFieldProps) {
  const [typed, setTyped] = useState('')
  const isOwnText = Object.is(dollarsTyped(typed), dollars)
  return (
    <AmountField
      {...field}
      inputClassName="text-right"
      value={isOwnText ? typed : shownDollars(dollars)}
      onChange={({ target }) => {
        setTyped(target.value)
        onDollars(dollarsTyped(target.value))
      }}
      onBlur={(event) => {
        const shown = shownDollars(dollars)
        // What is no amount, or has more than cents, stays as it was typed.
        if (dollarsTyped(shown) === dollars) setTyped(shown)
        onBlur?.(event)
      }}
    />
  )
}
