import { expect, test } from 'vitest'
import { drawPrivatePage } from '#tests/support/pages/draw-private-page.tsx'
import { sampleReport } from '#tests/support/samples/report.ts'
import { ask } from '#web/api.ts'
import { CallError } from '#kit/browser/api/call-error.ts'
import SalesPage from './sales-page.tsx'
import type { ShownReport } from './shown-report.ts'

type Query = NonNullable<Parameters<typeof ask<'GET /api/sales/report'>>[1]>['query']

function draw(answer: ShownReport | Error, query: Query = {}, search = ''): string {
  const question = ask('GET /api/sales/report', {
    query: { dateRange: 'last30days', reportType: 'sales', ...query },
  })
  return drawPrivatePage(<SalesPage />, { path: `/admin/sales${search}`, answers: [[question, answer]] })
}

const custom = '?dateRange=custom&startDate=2026-11-01&endDate=2026-11-02'

function drawCustom(answer: ShownReport): string {
  const query = { dateRange: 'custom', startDate: '2026-11-01', endDate: '2026-11-02' } as const
  return drawPrivatePage(<SalesPage />, {
    path: `/admin/sales${custom}`,
    answers: [[ask('GET /api/sales/report', { query }), answer]],
  })
}

test('the last thirty days stand there at first, in the view of sales', () => {
  const html = draw(sampleReport())
  expect(html).toMatch(/<option value="last30days" selected="">Last 30 Days/)
  expect(html).toMatch(/<option value="sales" selected="">Sales/)
  expect(html).toContain('Oct 22, 2026 – Nov 20, 2026, compared with Sep 22, 2026 – Oct 21, 2026')
})

test('every range and every type of the specification can be chosen', () => {
  const html = draw(sampleReport())
  const options = [...html.matchAll(/<option[^>]*>([^<]*)</g)].map(([, label]) => label)
  expect(options).toEqual([
    'Today',
    'Yesterday',
    'Last 7 Days',
    'Last 30 Days',
    'This Month',
    'Last Month',
    'This Year',
    'Custom Range',
    'Sales',
    'Products',
    'Categories',
    'Customers',
  ])
})

test('four cards say what was sold and how it grew, by sign and by colour', () => {
  const html = draw(sampleReport())
  for (const words of ['Total Sales', 'Orders', 'Average Order Value', 'Conversion Rate'])
    expect(html).toContain(`>${words}</dt>`)
  for (const words of ['$3,000.00', '$1,500.00', '2.5%', '+12.5%', '−33.3%', '+0.0%'])
    expect(html).toContain(words)
  expect(html).toMatch(/text-red[^>]*>(?:(?!text-leaf).)*−33\.3%/)
  expect(html).toMatch(/text-leaf[^>]*>(?:(?!text-red).)*\+0\.0%/)
  expect(html).toContain('Growth: not measured')
})

test('what has nothing to divide by is said to be not measured', () => {
  const html = draw(sampleReport({ averageOrderValue: null, conversionRate: null }))
  expect(html.match(/Not measured/g)?.length).toBeGreaterThanOrEqual(2)
})

test.each([
  ['sales', ['Sales Over Time', 'Sales by Payment Method', 'Sales by Device', 'Wire Transfer', '80 visits']],
  ['products', ['Top Products', 'Cove sofa', 'SO-1', '$2,900.00', '$1,200.50', '/product/44444444']],
  ['categories', ['Category Performance', 'Category Share', 'Sofas', '$1,450.00']],
  ['customers', ['Top Customers', 'New and Returning', 'Leilani Akana', 'leilani@example.com', '1 person']],
] as const)('the view of %s has its charts and tables', (reportType, words) => {
  const html = draw(sampleReport(), { reportType }, `?reportType=${reportType}`)
  for (const word of words) expect(html).toContain(word)
  const others = ['Sales Over Time', 'Top Products', 'Category Share', 'Top Customers']
  expect(others.filter((title) => html.includes(title))).toHaveLength(1)
})

test('every chart has its figures as a table', () => {
  const html = draw(sampleReport())
  for (const caption of ['Sales over time', 'Sales by payment method', 'Sales by device'])
    expect(html).toContain(`<caption class="sr-only">${caption}</caption>`)
  const rows = /Sales over time<\/caption>[^]*?<\/table>/.exec(html)?.[0].match(/<tr/g)
  expect(rows).toHaveLength(31)
})

test('the chart can be read by the keyboard, and what it draws is hidden from screen readers', () => {
  const html = draw(sampleReport())
  expect(html).toMatch(/<input type="range" aria-label="Read the chart step by step"/)
  expect(html).toMatch(/<svg aria-hidden="true" width="100%" height="280"/)
  expect(html).not.toContain('style=')
})

test('a custom range hides the report type and shows every view', () => {
  const html = drawCustom(sampleReport())
  expect(html).not.toContain('Report type')
  expect(html).toMatch(/name="startDate"[^>]*value="2026-11-01"|value="2026-11-01"[^>]*name="startDate"/)
  for (const title of ['Sales Over Time', 'Top Products', 'Category Share', 'Top Customers'])
    expect(html).toContain(title)
})

test.each(['?dateRange=custom', '?dateRange=custom&startDate=2026-11-02&endDate=2026-11-01'])(
  'a custom range whose days are not right asks for them: %s',
  (search) => {
    const html = drawPrivatePage(<SalesPage />, { path: `/admin/sales${search}` })
    expect(html).toContain('Choose a Start Date and an End Date')
    expect(html).not.toContain('Total Sales')
  },
)

test('a period without sales says so, and its cards are there', () => {
  const html = draw(sampleReport({ totalSales: 0, totalOrders: 0, averageOrderValue: null }))
  expect(html).toContain('No sales in this period')
  expect(html).toContain('$0.00')
  expect(html).not.toContain('Sales Over Time')
})

test('a report that could not be loaded can be asked for again', () => {
  const html = draw(new CallError({ status: 500, code: 'internal_error', message: 'Something went wrong' }))
  expect(html).toContain('Failed to fetch sales data')
  expect(html).toContain('Try Again')
})

test('while the report is on its way its shape stands there', () => {
  const html = drawPrivatePage(<SalesPage />, { path: '/admin/sales' })
  expect(html).toContain('aria-busy="true"')
  expect(html).not.toContain('Total Sales')
})

test('an address that names what nobody knows shows the usual report', () => {
  expect(draw(sampleReport(), {}, '?dateRange=forever&reportType=mood')).toContain('Sales Over Time')
})

test('a report is saved as CSV, Excel or PDF', () => {
  const html = draw(sampleReport())
  expect(html).toContain('aria-label="Export report"')
  for (const format of ['CSV', 'Excel', 'PDF']) expect(html).toMatch(new RegExp(`</svg>${format}</button>`))
})
