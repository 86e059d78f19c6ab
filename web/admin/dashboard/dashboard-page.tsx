import { useQuery } from '@tanstack/react-query'
import { ask } from '#web/api.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { useShop } from '#web/shop/shop.ts'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { useNow } from '#kit/browser/ui/use-now.ts'
import { DashboardSkeleton } from './dashboard-skeleton.tsx'
import { FirstSteps } from './first-steps.tsx'
import { Pipeline } from './pipeline.tsx'
import { RecentOrders } from './recent-orders.tsx'
import { RecentProducts } from './recent-products.tsx'
import type { ShownDashboard, ShownRow } from './shown-dashboard.ts'
import { TotalsBand } from './totals-band.tsx'
import { DEMO_MAIL } from '#domain/users/demo-person.ts'
import { Notice } from '#kit/browser/ui/notice.tsx'
import { useState } from 'react'
import { getLocalItem, setLocalItem } from '#kit/browser/store/browser-storage.ts'
import { Link } from '#kit/browser/router/router.ts'
import { paths } from '#web/paths.ts'
import { Icon, type IconName } from '#kit/browser/ui/icon.tsx'
import { TodayRow } from './today-row.tsx'

const actions: readonly { to: string; label: string; icon: IconName }[] = [
  { to: paths.admin.newProduct(), label: 'New product', icon: 'plus' },
  { to: paths.admin.inventory(), label: 'Update stock', icon: 'grid' },
  { to: paths.admin.bulkImport(), label: 'Import products', icon: 'upload' },
  { to: paths.admin.sales(), label: 'Read the sales', icon: 'chart' },
  { to: paths.admin.newUser(), label: 'New user', icon: 'users' },
  { to: paths.admin.settings(), label: 'Change settings', icon: 'sliders' },
]

const KEY = 'first-steps'

const HIDDEN = 'hidden'

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
  const { totals, pipeline, today, missingSettings, isDemo, products, orders } = board
  const { steps, hide } = useFirstSteps(board)
  const areShownAbove = steps.length > 0 && missingSettings.every(({ field }) => isOfFirstSteps(field))
  const rows = areShownAbove ? today.filter(({ kind }) => kind !== 'settings') : today
  return (
    <>
      {steps.length > 0 && <FirstSteps steps={steps} onHide={hide} />}
      <Pipeline pipeline={pipeline} />
      <div className="grid grid-cols-1 gap-12 xl:grid-cols-[minmax(0,1fr)_20rem] xl:gap-16">
        <TodayList rows={rows} missing={missingSettings} />
        <div className="grid content-start gap-10 md:max-xl:grid-cols-2">
          <TotalsBand totals={totals} />
          <QuickActions />
        </div>
      </div>
      <div className="mt-14 grid grid-cols-1 gap-12 lg:grid-cols-2 xl:gap-16">
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

/** Says who is invented, and how to begin without them. */
function DemoNotice() {
  return (
    <Notice className="mt-14">
      <p className="max-w-text">
        This shop shows a demo. Everybody whose address ends in{' '}
        <span className="whitespace-nowrap">{DEMO_MAIL}</span> is invented: nobody can sign in as them, and no
        letter reaches them. To open a shop of your own, start it with DEMO=off and a new data folder.
      </p>
    </Notice>
  )
}

/** The first steps while one is still to be done and nobody has hidden them in this browser. */
function useFirstSteps({ firstSteps }: ShownDashboard) {
  const [isHidden, setHidden] = useState(() => getLocalItem(KEY) === HIDDEN)
  const isOpen = firstSteps.some(({ isDone }) => !isDone)

  function hide() {
    setLocalItem(KEY, HIDDEN)
    setHidden(true)
  }

  return { steps: isOpen && !isHidden ? firstSteps : [], hide }
}

/** What is done most, one press away. */
function QuickActions() {
  return (
    <nav aria-labelledby="quick-actions">
      <h2 id="quick-actions" className="title-section mb-4">
        Quick actions
      </h2>
      <ul className="grid grid-cols-2 gap-x-4">
        {actions.map(({ to, label, icon }) => (
          <li key={to}>
            <Link to={to} className="flex min-h-11 items-center gap-2 text-sm transition hover:text-lagoon">
              <Icon name={icon} className="size-4 shrink-0 text-lagoon" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

type TodayListProps = { rows: readonly ShownRow[]; missing: ShownDashboard['missingSettings'] }

/** What waits for the studio, each leading to its list. */
function TodayList({ rows, missing }: TodayListProps) {
  return (
    <section aria-labelledby="today">
      <h2 id="today" className="title-section mb-2">
        Today
      </h2>
      {rows.length === 0 ? (
        <NothingWaits />
      ) : (
        <ul className="border-t border-line">
          {rows.map((row) => (
            <TodayRow key={row.kind} row={row} missing={missing} />
          ))}
        </ul>
      )}
    </section>
  )
}

function NothingWaits() {
  return (
    <div className="grid justify-items-start gap-2 border-t border-line py-10">
      <Icon name="check" className="size-7 text-leaf" />
      <p className="font-display text-2xl">Nothing waits for you</p>
      <p className="max-w-text text-muted">
        Quotes to answer, payments to check, revisions and pieces that run low stand here as they come.
      </p>
    </div>
  )
}
