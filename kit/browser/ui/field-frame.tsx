import { useId, type ReactNode } from 'react'
import { classes } from './classes.ts'
import { FieldMessage } from './field-message.tsx'

export type FieldWords = {
  label: string
  hint?: ReactNode
  error?: string
  /** Marks a field that may stay empty; all others are required. */
  optional?: boolean
  /** The label is read out but not shown, where the place makes it plain. */
  hideLabel?: boolean
  className?: string
}

type ControlTies = { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined }

/** Ties a control to its label, its hint and its message; `children` receives the ties to spread on the control. */
export function FieldFrame({
  label,
  hint,
  error,
  optional,
  hideLabel,
  className,
  children,
}: FieldWords & { children: (ties: ControlTies) => ReactNode }) {
  const id = useId()
  const hasHint = hint != null && hint !== false
  const described = classes(hasHint && `${id}-hint`, error !== undefined && `${id}-error`)
  return (
    <div className={className}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : 'mb-1.5 block text-sm font-medium'}>
        {label}
        {optional && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {hasHint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      <FieldMessage id={`${id}-error`} message={error} />
    </div>
  )
}
