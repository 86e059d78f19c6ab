import type { ApiKey } from '#contract/api.ts'
import { reportTypes } from '#domain/sales/report-choice.ts'

type Question = { name: string; key: ApiKey; query?: Record<string, string> }

/** A sales report as a whole and in each of its views. */
const reports = (['last30days', 'thisYear'] as const).flatMap((dateRange): Question[] => [
  { name: `sales ${dateRange}, all views`, key: 'GET /api/sales/report', query: { dateRange } },
  ...reportTypes.map((reportType): Question => {
    const query = { dateRange, reportType }
    return { name: `sales ${dateRange}, ${reportType}`, key: 'GET /api/sales/report', query }
  }),
])

const lists: Question[] = [
  { name: 'orders', key: 'GET /api/orders' },
  { name: 'orders, last page', key: 'GET /api/orders', query: { page: '5000' } },
  { name: 'orders, searched', key: 'GET /api/orders', query: { search: 'buyer-77' } },
  { name: 'orders, by total', key: 'GET /api/orders', query: { sort: 'total' } },
  { name: 'products', key: 'GET /api/products/managed' },
  { name: 'products, searched', key: 'GET /api/products/managed', query: { search: 'piece 77' } },
  { name: 'inventory', key: 'GET /api/inventory' },
  { name: 'inventory, low', key: 'GET /api/inventory', query: { stock: 'low' } },
  { name: 'users', key: 'GET /api/users/admin/list' },
  { name: 'users, searched', key: 'GET /api/users/admin/list', query: { search: 'buyer-77' } },
  { name: 'emails', key: 'GET /api/emails' },
  { name: 'design requests', key: 'GET /api/design-requests/admin/all' },
  { name: 'audit log', key: 'GET /api/audit' },
  { name: 'audit log, searched', key: 'GET /api/audit', query: { search: 'piece 77' } },
]

const palette: Question[] = ['buyer 77', 'piece 77', '00001', 'zeppelin'].map((search) => ({
  name: `palette "${search}"`,
  key: 'GET /api/palette',
  query: { search },
}))

/** What the studio asks for all day. */
export const questions: readonly Question[] = [
  { name: 'dashboard', key: 'GET /api/dashboard' },
  ...palette,
  ...reports,
  ...lists,
]
