import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '#web/api.ts'
import { messageOf } from '#kit/browser/api/call-error.ts'
import { Dialog } from '#kit/browser/ui/dialog.tsx'
import { EmptyState } from '#kit/browser/ui/empty-state.tsx'
import { TableSkeleton } from '#kit/browser/ui/table-skeleton.tsx'
import { Table, type Column } from '#kit/browser/ui/table.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { ListTurn } from '../list-turn.tsx'
import { Change } from './change.tsx'
import { nameOf, type StockLine } from './shown-stock.ts'
import type { Reply } from '#contract/call.ts'
import { stockCauseLabel } from '#domain/stock/stock-cause.ts'
import { When } from '#web/shop/when.tsx'
import { paths } from '#web/paths.ts'
import { Link } from '#kit/browser/router/router.ts'
import { Written } from '#kit/browser/ui/written.tsx'

type HistoryDialogProps = { line: StockLine; open: boolean; onClose: () => void }

/** How the units of a product, or of one finish, came and went. */
export function HistoryDialog({ line: { product, units }, open, onClose }: HistoryDialogProps) {
  return (
    <Dialog open={open} look="wide" onClose={onClose} title={`Stock history: ${nameOf(product, units)}`}>
      <History product={product} units={units} />
    </Dialog>
  )
}

function History({ product, units }: Pick<StockLine, 'product' | 'units'>) {
  const [page, setPage] = useState(1)
  const query = { page, variantKey: units?.variantKey }
  const { data, error, isPending, isLoadingError, isPlaceholderData, refetch } = useQuery({
    ...ask('GET /api/products/:id/stock-history', { params: { id: product._id }, query }),
    placeholderData: keepPreviousData,
  })
  if (isPending) return <TableSkeleton rows={5} columns={5} />
  if (isLoadingError)
    return (
      <TryAgain
        message={messageOf(error, 'Failed to fetch the stock history')}
        onRetry={() => void refetch()}
      />
    )
  if (data.history.length === 0)
    return (
      <EmptyState
        icon="clock"
        title="No changes yet"
        hint="Orders, imports and changes by hand are kept here from now on."
      />
    )

  return (
    // What is longer than the window is scrolled by the keyboard, too.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section tabIndex={0} aria-label="Changes" aria-busy={isPlaceholderData}>
      <Table
        caption="Changes, the latest first"
        columns={historyColumns({ hasFinish: units === undefined && product.units.length > 1 })}
        rows={data.history}
        keyOf={({ _id }) => _id}
      />
      <ListTurn page={page} pages={data.pagination.pages} back="Newer" on="Older" onTurn={setPage} />
    </section>
  )
}

type ShownMove = Reply<'GET /api/products/:id/stock-history'>['history'][number]

/** What the history says of each change of stock; `hasFinish` where it is that of several finishes. */
function historyColumns({ hasFinish }: { hasFinish: boolean }): Column<ShownMove>[] {
  const finish: Column<ShownMove> = { head: 'Finish', cell: (move) => move.finish }
  return [
    { head: 'When', cell: ({ createdAt }) => <When at={createdAt} look="moment" /> },
    ...(hasFinish ? [finish] : []),
    { head: 'Change', numeric: true, cell: ({ change }) => <Change units={change} /> },
    { head: 'Left', numeric: true, cell: ({ stockAfter }) => stockAfter.toLocaleString('en-US') },
    { head: 'Why', cell: (move) => <Why move={move} /> },
    { head: 'Who', cell: ({ actor }) => actor?.name ?? 'The shop' },
  ]
}

function Why({ move: { cause, note, order } }: { move: ShownMove }) {
  return (
    <div className="min-w-0">
      <p>
        {stockCauseLabel(cause)}
        {order && (
          <>
            {' '}
            <Link to={paths.admin.order(order._id)} className="text-link target-44">
              {order.number}
            </Link>
          </>
        )}
      </p>
      <Written text={note} className="max-w-prose text-muted" />
    </div>
  )
}
