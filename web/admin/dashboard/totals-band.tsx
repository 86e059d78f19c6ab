import type { ReactNode } from 'react'
import { Link } from '#kit/browser/router/router.ts'
import { paths } from '#web/paths.ts'
import { Money } from '#kit/browser/ui/money.tsx'
import type { ShownDashboard } from './shown-dashboard.ts'

const inFull = new Intl.NumberFormat('en-US')

/** What the shop has come to, in four figures; each leads to what it counts. */
export function TotalsBand({ totals }: { totals: ShownDashboard['totals'] }) {
  const { revenue, orders, placed, products, users } = totals
  return (
    <section aria-label="Totals">
      <dl className="grid grid-cols-2 gap-x-4 gap-y-5">
        <Total label="Total revenue" to={paths.admin.sales()} note="Paid, not canceled orders">
          <Money dollars={revenue} />
        </Total>
        <Total
          label="Total orders"
          to={paths.admin.orders()}
          note={`Paid, of ${inFull.format(placed)} placed`}
        >
          {inFull.format(orders)}
        </Total>
        <Total label="Total products" to={paths.admin.products()} note="Listed in the shop">
          {inFull.format(products)}
        </Total>
        <Total label="Total users" to={paths.admin.users()} note="With an account">
          {inFull.format(users)}
        </Total>
      </dl>
    </section>
  )
}

type TotalProps = { label: string; to: string; note: string; children: ReactNode }

function Total({ label, to, note, children }: TotalProps) {
  return (
    <div className="min-w-0">
      <dt>
        <Link to={to} className="target-44 text-sm text-muted transition hover:text-lagoon">
          {label}
        </Link>
      </dt>
      <dd className="mt-1 font-display text-xl tracking-tight tabular-nums">{children}</dd>
      <dd className="mt-1 text-sm text-muted">{note}</dd>
    </div>
  )
}
