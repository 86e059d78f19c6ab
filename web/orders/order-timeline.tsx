import type { TimelineStep } from '#domain/orders/order-timeline.ts'
import { classes } from '#kit/browser/ui/classes.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { When } from '#web/shop/when.tsx'
import { Linked } from '#kit/browser/ui/written.tsx'

type OrderTimelineProps = { steps: readonly TimelineStep<string>[] }

/** How far an order has come: a column on phones, a line across the page on wider screens. */
export function OrderTimeline({ steps }: OrderTimelineProps) {
  return (
    <ol aria-label="Progress" className="grid md:auto-cols-fr md:grid-flow-col print:hidden">
      {steps.map((step, place) => (
        <Step key={step.label} step={step} next={steps[place + 1]} />
      ))}
    </ol>
  )
}

type StepProps = { step: TimelineStep<string>; next: TimelineStep<string> | undefined }

/** The line to the next step is as done as that step. */
function Step({ step: { label, isDone, date, note }, next }: StepProps) {
  const isCanceled = label === 'Canceled'
  const line = classes(
    'after:absolute after:top-7 after:bottom-1 after:left-2.75 after:w-0.5',
    'md:after:top-2.75 md:after:right-2 md:after:bottom-auto md:after:left-8 md:after:h-0.5 md:after:w-auto',
    next?.isDone && next.label !== 'Canceled' ? 'after:bg-lagoon' : 'after:bg-line',
  )
  return (
    <li className={classes('relative flex gap-3 pb-5 last:pb-0 md:flex-col md:gap-2 md:pb-0', next && line)}>
      <Mark isDone={isDone} isCanceled={isCanceled} />
      <span className="text-sm md:pr-3">
        <span className={classes('block', isDone ? 'font-medium' : 'text-muted')}>
          {label}
          <span className="sr-only">{isDone ? ', done' : ', not yet'}</span>
        </span>
        {date !== undefined && (
          <span className="text-muted">
            <When at={date} />
          </span>
        )}
        {note !== undefined && (
          <span className="block text-muted">
            <Linked text={note} />
          </span>
        )}
      </span>
    </li>
  )
}

function Mark({ isDone, isCanceled }: { isDone: boolean; isCanceled: boolean }) {
  const look = isCanceled
    ? 'bg-red text-on-action'
    : isDone
      ? 'bg-lagoon text-on-action'
      : 'border-2 border-line'
  return (
    <span className={classes('flex size-6 shrink-0 items-center justify-center rounded-full', look)}>
      {isDone && <Icon name={isCanceled ? 'close' : 'check'} className="size-4" />}
    </span>
  )
}
