import type { Reply } from '#contract/call.ts'
import { stockCauseLabel } from '#domain/stock/stock-cause.ts'
import { orderReference } from '#domain/orders/reference.ts'
import { When } from '#web/shop/when.tsx'
import { paths } from '#web/paths.ts'
import { Link } from '#kit/browser/router/router.ts'
import { classes } from '#kit/browser/ui/classes.ts'
import type { Column } from '#kit/browser/ui/table.tsx'
import { signed } from './shown-stock.ts'

type ShownMove = Reply<'GET /api/products/:id/stock-history'>['history'][number]

/** What the history says of each change of stock; `hasFinish` where it is that of several finishes. */
export function historyColumns({ hasFinish }: { hasFinish: boolean }): Column<ShownMove>[] {
  const finish: Column<ShownMove> = { head: 'Finish', cell: (move) => move.finish }
  return [
    { head: 'When', cell: ({ createdAt }) => <When at={createdAt} look="moment" /> },
    ...(hasFinish ? [finish] : []),
    { head: 'Change', numeric: true, cell: ({ change }) => <Change units={change} /> },
    { head: 'Left', numeric: true, cell: ({ stockAfter }) => stockAfter },
    { head: 'Why', cell: (move) => <Why move={move} /> },
    { head: 'Who', cell: ({ actor }) => actor?.name ?? 'The shop' },
  ]
}

function Change({ units }: { units: number }) {
  if (units === 0) return <span className="text-muted">0</span>
  return (
    <span className={classes('font-medium tabular-nums', units > 0 ? 'text-leaf' : 'text-red')}>
      {signed(units)}
    </span>
  )
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
              {orderReference(order._id)}
            </Link>
          </>
        )}
      </p>
      {note !== '' && <p className="max-w-prose break-words whitespace-pre-line text-muted">{note}</p>}
    </div>
  )
}
