import { Link } from '#kit/browser/router/router.ts'
import { BookletButton } from '#web/designs/booklet-button.tsx'
import { DesignProgress } from '#web/designs/design-progress.tsx'
import { DesignPaymentBadge, DesignStatusBadge } from '#web/designs/design-status-badge.tsx'
import type { ShownRequest } from '#web/designs/use-request.ts'
import { When } from '#web/shop/when.tsx'
import { paths } from '#web/paths.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { Icon } from '#kit/browser/ui/icon.tsx'

/** Which request it is. */
export function RequestHead({ request }: { request: ShownRequest }) {
  const { number, packageType, createdAt, completedAt } = request
  return (
    <header>
      <Link
        to={paths.designRequests()}
        className="text-link mb-4 inline-flex min-h-11 items-center gap-2 print:hidden"
      >
        <Icon name="arrow-left" />
        My Custom Design Orders
      </Link>
      <h1 className="title-page">Design request {number}</h1>
      <p className="mt-2 text-muted">
        {packageType}. Submitted on <When at={createdAt} look="moment" />
        {completedAt !== null && (
          <>
            , completed on <When at={completedAt} />
          </>
        )}
      </p>
    </header>
  )
}

/** Where it stands, and what can be saved of it. */
export function RequestState({ request }: { request: ShownRequest }) {
  return (
    <div className="grid gap-8 print:gap-4">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <Badges request={request} />
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:grow print:hidden">
          <BookletButton requestId={request._id}>Save design as PDF</BookletButton>
          <Button variant="secondary" icon="print" onClick={() => window.print()} className="max-sm:hidden">
            Print
          </Button>
        </div>
      </div>
      <DesignProgress request={request} />
    </div>
  )
}

/** Both badges may read "Pending", so each says of what. */
function Badges({ request }: { request: ShownRequest }) {
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-2 text-sm">
      <div className="flex items-center gap-2">
        <dt className="text-muted">Design</dt>
        <dd>
          <DesignStatusBadge status={request.status} />
        </dd>
      </div>
      <div className="flex items-center gap-2">
        <dt className="text-muted">Payment</dt>
        <dd>
          <DesignPaymentBadge request={request} />
        </dd>
      </div>
    </dl>
  )
}
