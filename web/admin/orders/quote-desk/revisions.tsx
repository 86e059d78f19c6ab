import { useQuery } from '@tanstack/react-query'
import { Card } from '#kit/browser/ui/card.tsx'
import { Money } from '#kit/browser/ui/money.tsx'
import { SaveFileButton } from '#kit/browser/ui/save-file-button.tsx'
import { ask, call } from '#web/api.ts'
import type { ShownOrder } from '#web/orders/order-state.ts'
import { QuoteChanges } from '#web/orders/quote-changes.tsx'
import { When } from '#web/shop/when.tsx'

/** Every quote that was sent, newest first, each with what it changed and its paper; nothing before there were two. */
export function Revisions({ order: { _id: id, quote } }: { order: ShownOrder }) {
  const { data } = useQuery(ask('GET /api/orders/:id/revisions', { params: { id } }))
  if (!data || data.revisions.length < 2 || quote === null) return null
  return (
    <Card title="Revisions">
      <ol className="grid gap-5">
        {data.revisions.map(({ number, sentAt, sentBy, totalPrice, changes }) => (
          <li key={number} className="grid gap-2 sm:grid-cols-[1fr_auto] sm:items-start">
            <div className="min-w-0">
              <p className="font-medium">
                Quote {number}: <Money dollars={totalPrice} />
              </p>
              <p className="text-sm text-muted">
                Sent <When at={sentAt} look="moment" />
                {sentBy && ` by ${sentBy.name}`}
              </p>
              <QuoteChanges changes={changes} />
            </div>
            <SaveFileButton
              size="compact"
              fetchFile={() =>
                call('GET /api/orders/:id/document.pdf', { params: { id }, query: { revision: number } })
              }
              failed="The PDF could not be made. Please try again."
            >
              Quote {number} PDF
            </SaveFileButton>
          </li>
        ))}
      </ol>
    </Card>
  )
}
