import { paths } from '#web/paths.ts'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'
import { Notice } from '#kit/browser/ui/notice.tsx'
import { PlanForm } from './plan-form.tsx'
import { UPLOAD_AREA, type PlanRequest } from './use-plan-request.ts'

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
