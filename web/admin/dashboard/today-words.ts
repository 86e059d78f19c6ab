import type { TodayKind } from '#domain/dashboard/today.ts'
import { orderReference, requestReference } from '#domain/reference.ts'
import { paths } from '#web/paths.ts'

/** Orders and design requests have a page of their own, and a reference by which they are named. */
type Named = { pathOf: (id: string) => string; referenceOf: (id: string) => string }

type Words = {
  title: string
  /** The list that holds them. */
  pathname: string
  filters: Record<string, string>
  named?: Named
}

const order: Named = { pathOf: paths.admin.order, referenceOf: orderReference }
const request: Named = { pathOf: paths.admin.designRequest, referenceOf: requestReference }

const orders = paths.admin.orders()
const requests = paths.admin.designRequests()

/** What each kind of thing that waits is called, and where it waits. */
export const todayWords: Record<TodayKind, Words> = {
  quotes: {
    title: 'Quotes to answer',
    pathname: orders,
    filters: { status: 'pending', quoteStatus: 'requested' },
    named: order,
  },
  payments: {
    title: 'Payments to check',
    pathname: orders,
    filters: { hasEvidence: 'waiting' },
    named: order,
  },
  'design-payments': {
    title: 'Design fees to check',
    pathname: requests,
    filters: { evidence: 'waiting' },
    named: request,
  },
  concepts: {
    title: 'First concepts due',
    pathname: requests,
    filters: { status: 'in_progress', due: 'true' },
    named: request,
  },
  revisions: {
    title: 'Revisions requested',
    pathname: requests,
    filters: { status: 'revision' },
    named: request,
  },
  'quotes-ending': {
    title: 'Quotes that end soon',
    pathname: orders,
    filters: { status: 'pending', quoteStatus: 'quoted' },
    named: order,
  },
  emails: { title: 'Emails that failed', pathname: paths.admin.emails(), filters: { state: 'failed' } },
  'sold-out': { title: 'Sold out', pathname: paths.admin.inventory(), filters: { stock: 'out' } },
  'low-stock': { title: 'Low stock', pathname: paths.admin.inventory(), filters: { stock: 'low' } },
  settings: { title: 'Settings to fill in', pathname: paths.admin.settings(), filters: {} },
}
