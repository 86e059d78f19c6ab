import { ask } from '#web/api.ts'
import type { Reply } from '#contract/call.ts'
import { orderStatusLabel } from '#domain/orders/order-status.ts'
import { ListView, usePage } from '#kit/browser/list/list-view.tsx'
import { useList } from '#kit/browser/list/use-list.ts'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'
import { EmptyState } from '#kit/browser/ui/empty-state.tsx'
import { Money } from '#kit/browser/ui/money.tsx'
import { type Column, Table } from '#kit/browser/ui/table.tsx'
import { paths } from '#web/paths.ts'
import { When } from '#web/shop/when.tsx'
import { AdminHead } from '../admin-head.tsx'

type SoldPiece = Reply<'GET /api/orders/sold'>['pieces'][number]

const columns: readonly Column<SoldPiece>[] = [
  { head: 'Order', cell: ({ number }) => number },
  { head: 'Date', cell: ({ createdAt }) => <When at={createdAt} /> },
  { head: 'Piece', cell: (piece) => <Piece piece={piece} /> },
  { head: 'Customer', cell: (piece) => <Customer piece={piece} /> },
  { head: 'Status', cell: ({ status }) => orderStatusLabel(status, 'customer') },
  {
    head: 'Price',
    numeric: true,
    cell: ({ price }) => (price === null ? 'In the package’s price' : <Money dollars={price} />),
  },
]

/** What a seller has sold. */
export default function SoldPage() {
  const list = useList({ search: '', filters: [] })
  const page = usePage(ask('GET /api/orders/sold', { query: list.query }))
  return (
    <>
      <AdminHead title="My Sales">
        <ButtonLink to={paths.seller.products()} variant="secondary">
          My Products
        </ButtonLink>
      </AdminHead>
      <ListView
        {...{ list, page }}
        things="pieces"
        columns={6}
        rowsOf={({ pieces }) => pieces}
        empty={
          <EmptyState
            icon="cart"
            title="No sales yet"
            hint="Pieces of yours appear here as soon as they are ordered."
          />
        }
      >
        {(rows, { sold }) => (
          <>
            <p className="mb-4 text-muted">
              <SoldSum {...sold} />, canceled orders left out
            </p>
            <Table caption="My sales" columns={columns} rows={rows} keyOf={keyOf} />
          </>
        )}
      </ListView>
    </>
  )
}

/** A package on one line of an order may hold several. */
function keyOf({ _id, name, variants }: SoldPiece): string {
  return [_id, name, ...Object.values(variants)].join(' ')
}

/** What a package holds is sold at the package's price, and has none of its own. */
function SoldSum({ quantity, inPackages, price }: Reply<'GET /api/orders/sold'>['sold']) {
  return (
    <>
      {(quantity - inPackages).toLocaleString('en-US')} sold for <Money dollars={price} />
      {inPackages > 0 && `, and ${inPackages.toLocaleString('en-US')} in packages`}
    </>
  )
}

function Piece({ piece: { name, variants, quantity, inPackage } }: { piece: SoldPiece }) {
  return (
    <div className="min-w-0">
      <p>
        {quantity} × {name}
      </p>
      <p className="text-muted">{Object.values(variants).join(', ')}</p>
      {inPackage !== null && <p className="text-muted">In package {inPackage}</p>}
    </div>
  )
}

function Customer({ piece: { customer, island } }: { piece: SoldPiece }) {
  return (
    <div className="min-w-0">
      <p className="truncate">{customer}</p>
      {island && <p className="text-muted">{island}</p>}
    </div>
  )
}
