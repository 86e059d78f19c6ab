import type { ReactNode } from 'react'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'
import { Button } from '#kit/browser/ui/button.tsx'
import { classes } from '#kit/browser/ui/classes.ts'

type FormFootProps = {
  /** Where Cancel leads, or what it does. */
  leave: string | (() => void)
  /** What its button says: a verb and its thing. */
  action: string
  busy: boolean
  className?: string
  /** How far a save is. */
  children?: ReactNode
}

/** The foot of a form: the way out, and the one button that saves it. */
export function FormFoot({ leave, action, busy, className, children }: FormFootProps) {
  return (
    <div className={classes('flex flex-wrap items-center justify-end gap-3', className)}>
      {children}
      {typeof leave === 'string' ? (
        <ButtonLink to={leave} variant="secondary">
          Cancel
        </ButtonLink>
      ) : (
        <Button variant="secondary" onClick={leave}>
          Cancel
        </Button>
      )}
      <Button busy={busy} busyText="Saving...">
        {action}
      </Button>
    </div>
  )
}
