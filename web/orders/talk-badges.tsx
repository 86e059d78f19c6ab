import type { OrderActor } from '#domain/orders/order-status.ts'
import { Badge } from '#kit/browser/ui/badge.tsx'
import type { ShownOrderSummary } from './order-state.ts'

type TalkBadgesProps = {
  order: Pick<ShownOrderSummary, 'changeRequestedAt' | 'unreadMessages'>
  reader: OrderActor
}

/** Whether a change of the quote waits for the studio, and what its reader has not read. */
export function TalkBadges({
  order: { changeRequestedAt, unreadMessages: unread },
  reader,
}: TalkBadgesProps) {
  return (
    <>
      {changeRequestedAt !== null && (
        <Badge tone="warn" icon="clock">
          {reader === 'admin' ? 'Change to answer' : 'Change asked for'}
        </Badge>
      )}
      {unread > 0 && (
        <Badge tone="info" icon="mail">
          {unread === 1 ? '1 new message' : `${unread} new messages`}
        </Badge>
      )}
    </>
  )
}
