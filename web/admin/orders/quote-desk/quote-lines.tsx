import { formatMoney } from '#kit/core/money.ts'
import type { ShownOrder } from '#web/orders/order-state.ts'
import { Money } from '#kit/browser/ui/money.tsx'
import { Table, type Column } from '#kit/browser/ui/table.tsx'
import { OrderedPiece } from './ordered-piece.tsx'
import { centsTyped } from './quote-prefill.ts'
import { QuotePriceField } from './quote-price-field.tsx'
import type { QuoteDraft } from './use-quote-form.ts'

type Line = ShownOrder['orderItems'][number] & { at: number; cents: number }

/** The pieces with their list prices, a field for each unit price, and what each line comes to. */
export function QuoteLines({ order, draft }: { order: ShownOrder; draft: QuoteDraft }) {
  const prices = draft.form.watch('items')
  const lines = order.orderItems.map((item, at) => ({ ...item, at, cents: centsTyped(prices[at]?.price) }))
  if (lines.length === 0) return <p className="text-muted">No items found in this order.</p>
  return <Table caption="Items" columns={columnsOf(draft)} rows={lines} keyOf={({ _id }) => _id} />
}

function columnsOf(draft: QuoteDraft): Column<Line>[] {
  return [
    { head: 'Piece', hideHead: true, cell: (line) => <OrderedPiece item={line} /> },
    { head: 'Quantity', numeric: true, cell: ({ quantity }) => quantity },
    { head: 'List price', numeric: true, cell: ({ listPrice = 0 }) => <Money dollars={listPrice} /> },
    { head: 'Unit price', numeric: true, cell: (line) => <UnitPrice draft={draft} line={line} /> },
    { head: 'Amount', numeric: true, cell: ({ cents, quantity }) => formatMoney(cents * quantity) },
  ]
}

function UnitPrice({ draft, line: { at, name } }: { draft: QuoteDraft; line: Line }) {
  return (
    <QuotePriceField
      draft={draft}
      name={`items.${at}.price`}
      label={`Unit price of ${name}`}
      hideLabel
      className="w-36 md:ml-auto"
    />
  )
}
