import type { ComponentProps } from 'react'
import { controlLook } from '#kit/browser/ui/control-look.ts'
import { FieldFrame, type FieldWords } from '#kit/browser/ui/field-frame.tsx'

/** An amount in dollars, kept as it is typed until it is saved. */
export function AmountField(props: FieldWords & ComponentProps<'input'>) {
  const { label, hint, error, optional, hideLabel, className, ...input } = props
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
            className={controlLook('pl-7 tabular-nums')}
          />
        </div>
      )}
    </FieldFrame>
  )
}
