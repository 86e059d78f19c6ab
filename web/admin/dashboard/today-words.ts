import type { TodayKind } from '#domain/dashboard/today.ts'
import { orderReference, requestReference } from '#domain/orders/reference.ts'
import { paths } from '#web/paths.ts'

/** A list of the back office; what has a page of its own there has a reference by which it is named. */
type List = {
  pathname: string
  named?: { pathOf: (id: string) => string; referenceOf: (id: string) => string }
}

type Words = {
  title: string
  /** The list that holds them. */
  list: List
  filters: Record<string, string>
}

const orders: List = {
  pathname: paths.admin.orders(),
  named: { pathOf: paths.admin.order, referenceOf: orderReference },
}
const requests: List = {
  pathname: paths.admin.designRequests(),
  named: { pathOf: paths.admin.designRequest, referenceOf: requestReference },
}
const emails: List = { pathname: paths.admin.emails() }
const inventory: List = { pathname: paths.admin.inventory() }
const settings: List = { pathname: paths.admin.settings() }

/** What each kind of thing that waits is called, and where it waits. */
export const todayWords: Record<TodayKind, Words> = {
  quotes: {
    title: 'Quotes to answer',
    list: orders,
    filters: { status: 'pending', quoteStatus: 'requested' },
  },
  payments: { title: 'Payments to check', list: orders, filters: { hasEvidence: 'waiting' } },
  'design-payments': { title: 'Design fees to check', list: requests, filters: { evidence: 'waiting' } },
  concepts: { title: 'First concepts due', list: requests, filters: { status: 'in_progress', due: 'true' } },
  revisions: { title: 'Revisions requested', list: requests, filters: { status: 'revision' } },
  'quotes-ending': {
    title: 'Quotes that end soon',
    list: orders,
    filters: { status: 'pending', quoteStatus: 'quoted' },
  },
  emails: { title: 'Emails that failed', list: emails, filters: { state: 'failed' } },
  'sold-out': { title: 'Sold out', list: inventory, filters: { stock: 'out' } },
  'low-stock': { title: 'Low stock', list: inventory, filters: { stock: 'low' } },
  settings: { title: 'Settings to fill in', list: settings, filters: {} },
}
