import { useQuery } from '@tanstack/react-query'
import { ask } from '#web/api.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { useShop } from '#web/shop/shop.ts'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { useNow } from '../use-now.ts'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { DemoNotice } from './demo-notice.tsx'
import { FirstSteps } from './first-steps.tsx'
import { QuickActions } from './quick-actions.tsx'
import { RecentOrders } from './recent-orders.tsx'
import { RecentProducts } from './recent-products.tsx'
import type { ShownDashboard } from './shown-dashboard.ts'
import { TodayList } from './today-list.tsx'
import { TotalsBand } from './totals-band.tsx'
import { useFirstSteps } from './use-first-steps.ts'

/** What waits is asked for again while the page is left open. */
const EVERY_MINUTE = 60_000

export default function DashboardPage() {
  return (
    <>
      <PageHead title="Dashboard" noindex />
      <header className="mb-8">
        <Day />
        <h1 className="title-page">Dashboard</h1>
      </header>
      <Dashboard />
    </>
  )
}

function Dashboard() {
  const { data, isPending, isLoadingError, refetch } = useQuery({
    ...ask('GET /api/dashboard'),
    refetchInterval: EVERY_MINUTE,
  })
  if (isPending) return <DashboardSkeleton />
  if (isLoadingError)
    return <TryAgain message="Failed to fetch dashboard data" onRetry={() => void refetch()} />
  return <Board board={data} />
}

function Board({ board }: { board: ShownDashboard }) {
  const { totals, today, missingSettings, isDemo, products, orders } = board
  const { steps, hide } = useFirstSteps(board)
  const areShownAbove = steps.length > 0 && missingSettings.every(({ field }) => isOfFirstSteps(field))
  const rows = areShownAbove ? today.filter(({ kind }) => kind !== 'settings') : today
  return (
    <>
      {steps.length > 0 && <FirstSteps steps={steps} onHide={hide} />}
      <TotalsBand totals={totals} />
      <div className="mt-12 grid gap-12 xl:grid-cols-[minmax(0,1fr)_20rem] xl:gap-16">
        <TodayList rows={rows} missing={missingSettings} />
        <QuickActions />
      </div>
      <div className="mt-14 grid gap-12 lg:grid-cols-2 xl:gap-16">
        <RecentOrders orders={orders} />
        <RecentProducts products={products} />
      </div>
      {isDemo && <DemoNotice />}
    </>
  )
}

/** Whether the first steps speak of this setting already. */
function isOfFirstSteps(field: string): boolean {
  return field.startsWith('payment.') || field === 'general.storeEmail' || field === 'email.adminEmail'
}

/** The day it is where the store is. */
function Day() {
  const { settings } = useShop()
  const day = new Intl.DateTimeFormat('en-US', {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: settings.timeZone,
  })
  return <p className="mb-1 text-sm text-muted">{day.format(useNow())}</p>
}
