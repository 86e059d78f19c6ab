import { useEffect, useRef } from 'react'
import { classes } from '#kit/browser/ui/classes.ts'

type WizardStepsProps = { titles: readonly string[]; current: number }

/** Where in the wizard one is; a new step is read, and typed in, from its beginning. */
export function WizardSteps({ titles, current }: WizardStepsProps) {
  const list = useRef<HTMLOListElement>(null)
  const before = useRef(current)

  useEffect(() => {
    if (before.current === current) return
    before.current = current
    list.current?.focus()
  }, [current])

  return (
    <ol
      ref={list}
      tabIndex={-1}
      aria-label={`Steps: ${titles[current]}`}
      className="mb-8 grid scroll-mt-60 grid-cols-3 gap-2 outline-none"
    >
      {titles.map((title, step) => (
        <li
          key={title}
          aria-current={step === current ? 'step' : undefined}
          className={classes(
            'border-t-2 pt-2 text-sm',
            step <= current ? 'border-lagoon' : 'border-line text-muted',
            step === current && 'font-medium',
          )}
        >
          <span className="tabular-nums">{step + 1}</span> {title}
        </li>
      ))}
    </ol>
  )
}
