import { designStatusLabel, designStep, designSteps, isOver } from '#domain/designs/design-status.ts'
import { When } from '#web/shop/when.tsx'
import { classes } from '#kit/browser/ui/classes.ts'
import type { ShownRequest } from './use-request.ts'

type DesignProgressProps = {
  request: Pick<ShownRequest, 'status' | 'createdAt' | 'paidAt' | 'completedAt' | 'designConcepts'>
}

/** How far a request has come: Submitted, In Progress, Review, Completed; one that ended early says so after its first step. */
export function DesignProgress({ request }: DesignProgressProps) {
  const { status } = request
  const endedEarly = isOver(status) && status !== 'completed'
  const dates = datesOf(request)
  const reached = designStep(status)
  return (
    <ol aria-label="Progress" className="grid grid-cols-4 gap-1.5 sm:gap-3 print:hidden">
      {designSteps.slice(0, endedEarly ? 1 : undefined).map((label, place) => (
        <Step
          key={label}
          label={label}
          state={place + 1 > reached ? 'open' : place + 1 === reached && !endedEarly ? 'current' : 'done'}
          date={place < reached ? dates[place] : undefined}
        />
      ))}
      {endedEarly && <Step label={designStatusLabel(status)} state="ended" />}
    </ol>
  )
}

/** The moment of each step, as far as it is known. */
function datesOf({ createdAt, paidAt, completedAt, designConcepts }: DesignProgressProps['request']) {
  return [createdAt, paidAt, designConcepts.at(-1)?.createdAt, completedAt].map((at) => at ?? undefined)
}

type StepState = 'done' | 'current' | 'open' | 'ended'

const barLook: Record<StepState, string> = {
  done: 'border-lagoon',
  current: 'border-lagoon',
  open: 'border-line',
  ended: 'col-span-3 border-red',
}
const spoken: Record<StepState, string> = { done: ', done', current: ', now', open: ', not yet', ended: '' }

function Step({ label, state, date }: { label: string; state: StepState; date?: string }) {
  return (
    <li
      aria-current={state === 'current' ? 'step' : undefined}
      className={classes('min-w-0 border-t-3 pt-2.5 text-sm max-[22rem]:text-xs', barLook[state])}
    >
      <span
        className={classes(
          'block leading-tight',
          state === 'open' && 'text-muted',
          state === 'current' && 'font-medium',
          state === 'ended' && 'font-medium text-red',
        )}
      >
        {label}
        <span className="sr-only">{spoken[state]}</span>
      </span>
      {date !== undefined && (
        <span className="mt-0.5 hidden text-muted sm:block">
          <When at={date} />
        </span>
      )}
    </li>
  )
}
