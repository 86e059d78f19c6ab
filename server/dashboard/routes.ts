import { serve, type App } from '#server/serve.ts'
import type { World } from '#server/world.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import type { Dashboard, TodayRow } from '#contract/dashboard.ts'
import { exampleDetails } from '#domain/settings/example-details.ts'
import { missingDetails } from '#domain/settings/missing-details.ts'
import type { SignedIn } from '#server/session.ts'
import { presentSummary } from '#server/orders/present-order.ts'
import { presentProduct, viewerBy } from '#server/products/present-product.ts'
import { firstStepsOf } from './first-steps.ts'
import { findFigures, type Figures } from './find-figures.ts'
import { listRecentOrders, listRecentProducts } from './list-recent.ts'
import { waitingDesigns } from './waiting-designs.ts'
import { readPipeline } from './read-pipeline.ts'
import { waitingMoney } from './waiting-money.ts'
import { type TodayKind, todayKinds, MAX_NAMED } from '#domain/dashboard/today.ts'
import { storeDay } from '#kit/core/store-day.ts'
import type { Db } from '#kit/node/db/database.ts'
import { WARN_DAYS } from '#server/orders/quotes/expire-quotes.ts'

type OrderKind = 'quotes' | 'quote-changes' | 'payments' | 'quotes-ending'

type Row = {
  kind: OrderKind
  count: number
  late: number
  _id: string
  number: string
  client: string
  since: Date
  dueAt: Date | null
}

/** Each kind has an index of what waits; a quote is good until the end of its last day where the store is. */
const text = `
  with waiting as (
    select 'quotes' as kind, id, user_id, created_at as since, created_at + make_interval(hours => quote_hours_to) as due
    from orders
    where quote_status = 'requested' and status = 'pending' and archived_at is null
    union all
    select 'quote-changes', id, user_id, change_asked_at, (valid_until + 1)::timestamp at time zone $2
    from orders
    where change_asked_at is not null and quote_status = 'quoted' and status = 'pending' and archived_at is null
    union all
    select 'payments', id, user_id, evidence_uploaded_at, null
    from orders
    where evidence_file_id is not null and payment_status = 'pending' and archived_at is null
    union all
    select 'quotes-ending', id, user_id, quoted_at, (valid_until + 1)::timestamp at time zone $2
    from orders
    where quote_status = 'quoted' and status = 'pending' and archived_at is null
      and valid_until between $3::date and $3::date + $4::int
  ), ranked as (
    select *, row_number() over (partition by kind order by coalesce(due, since), id) as place,
      count(*) over (partition by kind) as count, count(*) filter (where due <= $1) over (partition by kind) as late
    from waiting
  )
  select ranked.kind, count, late, ranked.id as "_id", 'LN-' || o.number as number, u.first_name || ' ' || u.last_name as client, since, due as "dueAt"
  from ranked join users u on u.id = ranked.user_id join orders o on o.id = ranked.id
  where place <= $5
  order by ranked.kind, place`

export function dashboardRoutes(app: App, shop: World): void {
  serve(app, 'GET /api/dashboard', ({ user }) => readDashboard(shop, user))
}

/** Where the shop stands at this moment, for the one who looks; money in cents. */
async function readDashboard(shop: World, user: SignedIn): Promise<Dashboard> {
  const { db, reads } = shop
  const settings = await currentSettings.get(shop)
  const { general } = settings
  const now = shop.clock()
  const missing = Object.entries({ ...exampleDetails(settings), ...missingDetails(settings) })
  const [figures, pipeline, ofOrders, ofDesigns, ofMoney, products, orders] = await Promise.all([
    findFigures(reads),
    readPipeline(reads, now),
    waitingOrders(db, now, general.timeZone),
    waitingDesigns(db, now, general.timeZone),
    waitingMoney(db, storeDay(now, general.timeZone), general.timeZone),
    listRecentProducts(db),
    listRecentOrders(db),
  ])
  const { isDemo } = figures
  const waitingDrafts = general.productsOfSellersWait ? figures.waitingDrafts : 0
  const counted = { ...figures, waitingDrafts, missingSettings: missing.length }
  const viewer = viewerBy(settings, user)
  return {
    totals: figures,
    pipeline,
    today: todayOf([...ofOrders, ...ofDesigns, ...ofMoney], counted),
    missingSettings: missing.map(([field, message]) => ({ field, message })),
    firstSteps: firstStepsOf({
      settings,
      figures,
      hasMailServer: shop.config.smtpUrl !== undefined,
      missing: Object.fromEntries(missing),
    }),
    isDemo,
    products: products.map((product) => presentProduct(product, viewer)),
    orders: orders.map((order) => presentSummary(order, user)),
  }
}

type Counted = Pick<
  Figures,
  'soldOut' | 'lowStock' | 'failedEmails' | 'bankLines' | 'waitingDrafts' | 'openQuestions' | 'openSwatches'
> & {
  missingSettings: number
}

/** What waits for the studio, people and things, in the order in which it is shown. */
function todayOf(people: readonly TodayRow[], counted: Counted): TodayRow[] {
  const rows = [
    ...people,
    counting('questions', counted.openQuestions),
    counting('swatches', counted.openSwatches),
    counting('bank-lines', counted.bankLines),
    counting('drafts-waiting', counted.waitingDrafts),
    counting('emails', counted.failedEmails),
    counting('sold-out', counted.soldOut),
    counting('low-stock', counted.lowStock),
    counting('settings', counted.missingSettings),
  ]
  return todayKinds.flatMap((kind) => rows.filter((row) => row.kind === kind && row.count > 0))
}

function counting(kind: TodayKind, count: number): TodayRow {
  return { kind, count, late: 0, items: [] }
}

/** The orders that wait for the studio at `now`, by what they wait for, in one statement. */
async function waitingOrders(db: Db, now: Date, timeZone: string): Promise<TodayRow[]> {
  const values = [now, timeZone, storeDay(now, timeZone), WARN_DAYS, MAX_NAMED]
  const rows = await db.rows<Row>({ name: 'dashboard_waiting_orders', text, values })
  return [...Map.groupBy(rows, ({ kind }) => kind).values()].flatMap(rowOf)
}

function rowOf(named: readonly Row[]): TodayRow[] {
  const [first] = named
  return first ? [{ kind: first.kind, count: first.count, late: first.late, items: named.map(itemOf) }] : []
}

function itemOf({ _id, number, client, since, dueAt }: Row): TodayRow['items'][number] {
  return { _id, number, client, since, dueAt }
}
