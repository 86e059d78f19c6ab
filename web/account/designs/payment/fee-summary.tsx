import { REVISION_ROUNDS } from '#domain/policies.ts'
import { DesignPaymentBadge } from '#web/designs/design-status-badge.tsx'
import type { ShownRequest } from '#web/designs/use-request.ts'
import { When } from '#web/shop/when.tsx'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'
import { Money } from '#kit/browser/ui/money.tsx'

/** What the fee is for, and what it comes to. */
export function FeeSummary({ request }: { request: ShownRequest }) {
  const { _id, packageType, designFee, floorPlan, createdAt } = request
  return (
    <aside
      aria-label="Order summary"
      className="grid gap-5 rounded-control bg-sand p-5 sm:p-6 lg:sticky lg:top-24"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="title-section">Order summary</h2>
        <DesignPaymentBadge request={request} />
      </div>
      <div className="grid gap-1">
        <p className="font-medium">{packageType}</p>
        <p className="text-sm text-muted">A concept, {REVISION_ROUNDS} and a list of suggested products.</p>
        <p className="text-sm text-muted">
          {floorPlan.name}, sent on <When at={createdAt} />
        </p>
      </div>
      <p className="flex items-baseline justify-between gap-4 border-t border-line pt-4">
        <span>
          Design fee <span className="block text-sm text-muted">Due upfront</span>
        </span>
        <span className="font-display text-3xl">
          <Money dollars={designFee} />
        </span>
      </p>
      <ButtonLink to={paths.designRequest(_id)} variant="secondary">
        See your request
      </ButtonLink>
    </aside>
  )
}
