import { useState, type ComponentProps } from 'react'
import { controlLook } from './control-look.ts'
import { FieldFrame, type FieldWords } from './field-frame.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

/** A password that can be looked at while it is typed. */
export function PasswordField({
  label,
  hint,
  error,
  optional,
  className,
  ...input
}: FieldWords & ComponentProps<'input'>) {
  const [isShown, setShown] = useState(false)
  return (
    <FieldFrame {...{ label, hint, error, optional, className }}>
      {(ties) => (
        <div className="relative">
          <input {...input} {...ties} type={isShown ? 'text' : 'password'} className={controlLook('pr-18')} />
          <button
            type="button"
            onClick={() => setShown(!isShown)}
            className="absolute inset-y-0 right-0 min-w-11 rounded-control px-3 text-sm font-medium text-lagoon hover:text-lagoon-dark"
          >
            {isShown ? 'Hide' : 'Show'}
            <VisuallyHidden> {label.toLowerCase()}</VisuallyHidden>
          </button>
        </div>
      )}
    </FieldFrame>
  )
}
