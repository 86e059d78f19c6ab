import { paths } from '#web/paths.ts'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'
import { Notice } from '#kit/browser/ui/notice.tsx'
import { Button } from '#kit/browser/ui/button.tsx'
import { LeaveGuard } from '#kit/browser/ui/leave-guard.tsx'
import { UPLOAD_AREA, type PlanRequest } from './use-plan-request.ts'
import { BriefFields } from './brief-fields.tsx'
import { PlanChoice } from './plan-choice.tsx'
import { saysSomething } from './typed-brief.ts'

/** The part of the page that takes a floor plan; the studio, which draws them, sends none. */
export function PlanArea({ request }: { request: PlanRequest }) {
  return (
    <section id={UPLOAD_AREA} aria-labelledby="floor-plan-title" className="wrap section-space">
      <h2 id="floor-plan-title" className="title-page">
        Your floor plan
      </h2>
      {request.user?.role === 'admin' ? <StudioOnly /> : <PlanForm request={request} />}
    </section>
  )
}

function StudioOnly() {
  return (
    <div className="mt-6 grid max-w-text justify-items-start gap-4">
      <Notice tone="warn">Admin users cannot request a custom design. Please login as a regular user.</Notice>
      <ButtonLink to={paths.admin.designRequests()} variant="secondary">
        See design requests
      </ButtonLink>
    </div>
  )
}

/** Takes the floor plan and the brief, and sends them. */
function PlanForm({ request }: { request: PlanRequest }) {
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
