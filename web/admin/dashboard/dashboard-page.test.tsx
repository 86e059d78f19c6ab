import { expect, test } from 'vitest'
import { type FirstStep, firstSteps } from '#domain/dashboard/first-steps.ts'
import { drawPrivatePage } from '#tests/support/pages/draw-private-page.tsx'
import { sampleOrder, sampleRequest } from '#tests/support/samples/order.ts'
import { ask } from '#web/api.ts'
import { CallError } from '#kit/browser/api/call-error.ts'
import DashboardPage from './dashboard-page.tsx'
import type { ShownDashboard, ShownRow } from './shown-dashboard.ts'

const HOUR = 3_600_000
const order = '33333333-3333-4333-8333-0000deadbeef'
const request = '12345678-3333-4333-8333-00000000beef'
const totals = { products: 240, users: 1_312, orders: 84, revenue: 318_450.5, placed: 97 }

function board(more: Partial<ShownDashboard> = {}): ShownDashboard {
  return {
    totals,
    pipeline: { stages: [], wonShare: null },
    today: [],
    missingSettings: [],
    firstSteps: [],
    isDemo: false,
    products: [],
    orders: [],
    ...more,
  }
}

function draw(answer?: object | Error): string {
  const answers = answer ? ([[ask('GET /api/dashboard'), answer]] as const) : []
  return drawPrivatePage(<DashboardPage />, { path: '/admin/dashboard', answers })
}

const row = (kind: ShownRow['kind'], more: Partial<ShownRow> = {}): ShownRow => ({
  kind,
  count: 1,
  late: 0,
  items: [],
  ...more,
})

const at = (ms: number) => new Date(Date.now() + ms).toISOString()

test('the totals stand in full, each leading to what it counts', () => {
  const html = draw(board())
  for (const words of ['$318,450.50', 'Paid, of 97 placed', '1,312', '240', '84'])
    expect(html).toContain(words)
  for (const path of ['sales', 'orders', 'products', 'users', 'inventory', 'products/new'])
    expect(html).toContain(`href="/admin/${path}"`)
})

test.each<[ShownRow['kind'], string, string]>([
  ['quotes', 'Quotes to answer', '/admin/orders?status=pending&amp;quoteStatus=requested'],
  ['payments', 'Payments to check', '/admin/orders?hasEvidence=waiting'],
  ['design-payments', 'Design fees to check', '/admin/design-requests?evidence=waiting'],
  ['concepts', 'First concepts due', '/admin/design-requests?status=in_progress&amp;due=true'],
  ['revisions', 'Revisions requested', '/admin/design-requests?status=revision'],
  ['quotes-ending', 'Quotes that end soon', '/admin/orders?status=pending&amp;quoteStatus=quoted'],
  ['emails', 'Emails that failed', '/admin/emails?state=failed'],
  ['sold-out', 'Sold out', '/admin/inventory?stock=out'],
  ['low-stock', 'Low stock', '/admin/inventory?stock=low'],
])('what waits under %s reads "%s" and leads to its list', (kind, title, href) => {
  const html = draw(board({ today: [row(kind, { count: 7 })] }))
  expect(html).toMatch(
    new RegExp(`href="${href.replaceAll('?', String.raw`\?`)}"[^>]*>.*?>7<.*?${title}`, 's'),
  )
  expect(html).not.toContain('Nothing waits for you')
})

test('the most urgent are named, with what is left of their time, and the late ones are marked', () => {
  const html = draw(
    board({
      today: [
        row('quotes', {
          count: 4,
          late: 1,
          items: [
            {
              _id: order,
              number: 'LN-1042',
              client: 'Leilani Akana',
              since: at(-51 * HOUR),
              dueAt: at(-3.5 * HOUR),
            },
            {
              _id: order.replace('beef', 'cafe'),
              number: 'LN-1043',
              client: 'Kai Nakamura',
              since: at(0),
              dueAt: at(30.5 * HOUR),
            },
          ],
        }),
        row('concepts', {
          items: [
            { _id: request, number: 'D-218', client: 'Pua Santos', since: at(0), dueAt: at(49 * HOUR) },
          ],
        }),
      ],
    }),
  )
  for (const words of ['1 late', 'Leilani Akana', '3 h late', 'Kai Nakamura', '30 h left', '2 days left'])
    expect(html).toContain(words)
  expect(html).toContain(`href="/admin/orders/${order}"`)
  expect(html).toMatch(new RegExp(`href="/admin/design-requests/${request}".*?D-218.*?Pua Santos`, 's'))
})

test('settings say what they mean to the shop, and each leads to the tab that lacks it', () => {
  const missingSettings = [
    { field: 'shipping.localPickupAddress', message: 'Pickup address is required' },
    { field: 'payment.bankDetails.bankName', message: 'Bank name is required' },
  ]
  const html = draw(board({ today: [row('settings')], missingSettings }))
  expect(html).toContain('Pickup address is required')
  expect(html).toContain('href="/admin/settings?tab=shipping"')
  expect(html).toMatch(/href="\/admin\/settings\?tab=payment"[^>]*>Bank name is required</)
  expect(html).not.toContain('Open your shop')
})

test('where nothing waits the page says so, and what will stand there', () => {
  const html = draw(board())
  expect(html).toContain('Nothing waits for you')
  for (const words of ['No orders yet', 'No products yet']) expect(html).toContain(words)
})

const stepsDone = (...done: FirstStep[]) =>
  firstSteps.map((step) => ({ step, isDone: done.includes(step), note: '' }))

test('a new shop is told its first steps, each leading to where it is done', () => {
  const missingSettings = [{ field: 'payment.bankDetails.accountNumber', message: 'Still the example' }]
  const steps = stepsDone('logo', 'product').map((one) =>
    one.step === 'mail' ? { ...one, note: 'The mail server answered: 550 No' } : one,
  )
  const html = draw(board({ firstSteps: steps, missingSettings, today: [row('settings')] }))
  for (const words of ['Open your shop', '2 of 10 done', 'Hide this list', '550 No'])
    expect(html).toContain(words)
  expect(html.match(/To do/g)).toHaveLength(8)
  expect(html.match(/>Done</g)).toHaveLength(2)
  for (const path of ['settings?tab=general', 'settings?tab=payment', 'settings?tab=email', 'categories'])
    expect(html).toContain(`href="/admin/${path}"`)
  expect(html).not.toContain('Until then your name')
  expect(html).not.toContain('Still the example')
})

test('a setting that no first step speaks of is told under Today all the same', () => {
  const missingSettings = [{ field: 'shipping.localPickupAddress', message: 'Pickup address is required' }]
  const html = draw(board({ firstSteps: stepsDone(), missingSettings, today: [row('settings')] }))
  expect(html).toContain('Pickup address is required')
})

test('first steps that are all done are told no more', () => {
  expect(draw(board({ firstSteps: stepsDone(...firstSteps) }))).not.toContain('Open your shop')
})

test('a shop that shows the demo says who is invented and how to begin without them', () => {
  expect(draw(board())).not.toContain('This shop shows a demo')
  const html = draw(board({ isDemo: true }))
  for (const words of ['This shop shows a demo', '@demo.example.com', 'DEMO=off'])
    expect(html).toContain(words)
})

test('the latest orders and products lead to their pages', () => {
  const product = {
    _id: request,
    name: 'Cove sofa',
    productCode: 'SO-1',
    pictures: [],
    price: 1999,
    salePrice: 1500,
  }
  const html = draw(board({ orders: [sampleOrder(), sampleRequest()], products: [{ ...product, stock: 3 }] }))
  for (const words of ['Leilani Akana', 'LN-1042', 'Nov 20, 2026', '$1,320.00', 'Quote Pending'])
    expect(html).toContain(words)
  expect(html).toContain(`href="/admin/products/${request}/edit"`)
  for (const words of ['Cove sofa', 'SO-1', '$1,500.00', 'Low stock: 3']) expect(html).toContain(words)
})

test('figures that could not be loaded can be asked for again', () => {
  const html = draw(new CallError({ status: 500, code: 'internal_error', message: 'Something went wrong' }))
  expect(html).toContain('Failed to fetch dashboard data')
  expect(html).toContain('Try Again')
})

test('while they are on their way their shape stands there', () => {
  const html = draw()
  expect(html).toContain('aria-busy="true"')
  expect(html).not.toContain('Nothing waits')
})
