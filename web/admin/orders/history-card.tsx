import type { ShownOrder } from '#web/orders/order-state.ts'
import { EarlierEvents } from '#web/shop/earlier-events.tsx'
import { When } from '#web/shop/when.tsx'
import { Card } from '#kit/browser/ui/card.tsx'

/** What happened to an order, the latest first. */
export function HistoryCard({ order: { history, historyCount } }: { order: ShownOrder }) {
  return (
    <Card title="History">
      <ol className="grid gap-4">
        {history.toReversed().map(({ type, title, date, description }) => (
          <li key={`${date} ${type}`} className="relative border-l border-line pl-4">
            <p>{title}</p>
            {description !== '' && <p className="text-sm break-words whitespace-pre-line">{description}</p>}
            <p className="text-sm text-muted">
              <When at={date} look="moment" />
            </p>
          </li>
        ))}
      </ol>
      <EarlierEvents shown={history.length} total={historyCount} />
    </Card>
  )
}
