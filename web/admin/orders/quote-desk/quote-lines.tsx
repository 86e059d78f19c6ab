import { lineDiscountText } from '#domain/orders/line-discount.ts'
import { leadTimeText } from '#domain/stock/lead-time.ts'
import { formatMoney } from '#kit/core/money.ts'
import type { ShownOrder } from '#web/orders/order-state.ts'
import { centsOf } from '#kit/browser/ui/cents-of.ts'
import { Money } from '#kit/browser/ui/money.tsx'
import { Table, type Column } from '#kit/browser/ui/table.tsx'
import { costedLine, Margin } from './margin.tsx'
import { inCents, isAmount, quoteLines } from './quote-prefill.ts'
import { QuotePriceField } from './quote-price-field.tsx'
import type { QuoteDraft } from './use-quote-form.ts'
import { Link } from '#kit/browser/router/router.ts'
import { orderItemPath } from '#web/orders/order-item-line.ts'
import { ItemPicture } from '#web/orders/item-picture.tsx'
import { PackagePieces } from '#web/orders/package-pieces.tsx'

type Line = ShownOrder['orderItems'][number] & { at: number; typed: number | undefined }

/** The pieces with their list prices, a field for each unit price, and what each line comes to. */
export function QuoteLines({ order, draft }: { order: ShownOrder; draft: QuoteDraft }) {
  const prices = draft.form.watch('items')
  const lines = quoteLines(order).map((item, at) => ({ ...item, at, typed: prices[at]?.price }))
  if (lines.length === 0) return <p className="text-muted">No items found in this order.</p>
  return <Table caption="Items" columns={columnsOf(draft)} rows={lines} keyOf={({ _id }) => _id} />
}

function columnsOf(draft: QuoteDraft): Column<Line>[] {
  return [
    { head: 'Piece', hideHead: true, cell: (line) => <OrderedPiece item={line} /> },
    { head: 'Quantity', numeric: true, cell: ({ quantity }) => quantity },
    { head: 'List price', numeric: true, cell: ({ listPrice = 0 }) => <Money dollars={listPrice} /> },
    { head: 'Unit price', numeric: true, cell: (line) => <UnitPrice draft={draft} line={line} /> },
    { head: 'Amount', numeric: true, cell: (line) => <Amount line={line} /> },
  ]
}

function Amount({ line: { typed, quantity, discount } }: { line: Line }) {
  if (!isAmount(typed)) return '–'
  const price = centsOf(typed)
  const less = lineDiscountText({ price, quantity, discount: inCents(discount) })
  return (
    <>
      {formatMoney(price * quantity)}
      {less && <p className="text-muted">{less}</p>}
    </>
  )
}

function UnitPrice({ draft, line }: { draft: QuoteDraft; line: Line }) {
  const { at, name, typed } = line
  return (
    <div className="grid justify-items-end gap-1">
      <QuotePriceField
        draft={draft}
        name={`items.${at}.price`}
        label={`Unit price of ${name}`}
        hideLabel
        className="w-32 md:ml-auto"
      />
      {isAmount(typed) && <Margin lines={[costedLine(line, typed)]} />}
    </div>
  )
}

/** One line of an order: the piece, in which finish, or the package with all it holds, and the way to its page. */
function OrderedPiece({ item }: { item: ShownOrder['orderItems'][number] }) {
  const { name, image, packageId, pieces, quantity, variants, leadWeeks } = item
  const path = orderItemPath(item)
  return (
    <div className="flex items-start gap-3 text-left max-md:mr-auto">
      <ItemPicture image={image} isPackage={packageId !== null} className="size-12" />
      <div className="min-w-0">
        {path === null ? (
          <span className="font-medium">{name}</span>
        ) : (
          <Link to={path} className="target-44 font-medium hover:text-lagoon hover:underline">
            {name}
          </Link>
        )}
        {Object.entries(variants).map(([option, choice]) => (
          <p key={option} className="text-muted">
            {option}: {choice}
          </p>
        ))}
        {leadWeeks !== null && <p className="text-muted">{leadTimeText(leadWeeks)}</p>}
        {pieces.length > 0 && <PackagePieces pieces={pieces} sets={quantity} />}
      </div>
    </div>
  )
}
