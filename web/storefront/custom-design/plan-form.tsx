import { Button } from '#kit/browser/ui/button.tsx'
import { LeaveGuard } from '#kit/browser/ui/leave-guard.tsx'
import { BriefFields } from './brief-fields.tsx'
import { PlanChoice } from './plan-choice.tsx'
import { saysSomething } from './typed-brief.ts'
import type { PlanRequest } from './use-plan-request.ts'

/** Takes the floor plan and the brief, and sends them. */
export function PlanForm({ request }: { request: PlanRequest }) {
  const { brief, setBrief, isPrefilled, state, getStarted } = request
  const isSending = state.is === 'sending'
  const isBusy = isSending || state.is === 'done'
  return (
    <div className="mt-8 grid grid-cols-1 gap-x-20 gap-y-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,7fr)] lg:items-start">
      <LeaveGuard when={isSending} />
      <div className="lg:sticky lg:top-24">
        <PlanChoice request={request} />
      </div>
      <section aria-labelledby="brief" className="grid grid-cols-1 gap-6">
        <div className="grid gap-1">
          <h3 id="brief" className="title-section">
            How you live
          </h3>
          <p className="text-muted">
            {isPrefilled && saysSomething(brief)
              ? 'From your account. Change what is different for this home.'
              : 'Tell us as much as you like. All of it may stay empty.'}
          </p>
        </div>
        <fieldset disabled={isBusy}>
          <legend className="sr-only">How you live</legend>
          <BriefFields brief={brief} onChange={setBrief} />
        </fieldset>
        <Button
          icon="upload"
          busy={isBusy}
          busyText={isSending ? 'Uploading...' : 'Sent'}
          onClick={getStarted}
          className="justify-self-start max-sm:w-full"
        >
          Send your floor plan
        </Button>
      </section>
    </div>
  )
}
