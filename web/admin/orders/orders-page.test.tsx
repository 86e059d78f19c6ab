import { expect, test } from 'vitest'
import { drawPrivatePage } from '#tests/support/pages/draw-private-page.tsx'
import { sampleOrder, sampleRequest } from '#tests/support/samples/order.ts'
import { ask } from '#web/api.ts'
import { CallError } from '#kit/browser/api/call-error.ts'
import type { ShownOrder } from '#web/orders/order-state.ts'
import OrdersPage from './orders-page.tsx'

const all = { page: 1, sort: 'date', direction: 'desc' } as const

function listing(orders: ShownOrder[], total = orders.length) {
  return { orders, pagination: { page: 1, limit: 10, total, pages: Math.ceil(total / 10) } }
}

function draw(answer: object | Error, { search = '', query = {} } = {}): string {
  const question = ask('GET /api/orders', { query: { ...all, ...query } })
  return drawPrivatePage(<OrdersPage />, {
    path: `/admin/orders${search}`,
    answers: [[question, answer]],
  })
}

test('an order shows its reference, day, buyer, standing and total, and leads to its page', () => {
  const html = draw(listing([sampleOrder()]))
  for (const words of [
    'LN-1042',
    'deadbeef',
    '2 items',
    'Nov 20, 2026',
    'Leilani Akana',
    'Pending',
    '$1,320.00',
  ])
    expect(html).toContain(words)
  expect(html).toContain('href="/admin/orders/33333333-3333-4333-8333-0000deadbeef"')
})

test('a quote request stands out with how long it waits, and has no figures', () => {
  const createdAt = new Date(Date.now() - 30 * 3_600_000).toISOString()
  const html = draw(listing([sampleRequest({ createdAt })]))
  for (const words of ['Pending Review', 'Waiting 30 h', 'Quote Pending', 'Not due yet'])
    expect(html).toContain(words)
  expect(html).not.toContain('$0.00')
})

test('a cancelled request no longer waits', () => {
  const html = draw(listing([sampleRequest({ status: 'cancelled' })]))
  expect(html).toContain('Cancelled')
  expect(html).toContain('Not priced')
  expect(html).not.toContain('Waiting')
})

test('the newest stand first, and a press on the head turns the order', () => {
  const html = draw(listing([sampleOrder()]))
  expect(html).toMatch(/aria-sort="descending"[^>]*><a[^>]*href="\/admin\/orders\?sort=date"/)
  expect(html).toMatch(/aria-sort="none"[^>]*><a[^>]*href="\/admin\/orders\?sort=total"/)
})

test('ten stand on a page, and the rest are behind page links', () => {
  const html = draw(listing([sampleOrder()], 84))
  expect(html).toContain('1-10 of 84')
  expect(html).toContain('href="/admin/orders?page=9"')
})

test('the filters of the address are asked for and shown', () => {
  const query = { status: 'shipped', paymentStatus: 'paid', search: 'kai' } as const
  const html = draw(listing([sampleOrder({ status: 'shipped' })]), {
    search: '?status=shipped&paymentStatus=paid&search=kai',
    query,
  })
  expect(html).toContain('deadbeef')
  expect(html).toMatch(/<option value="shipped" selected="">/)
  expect(html).toContain('value="kai"')
})

test('a filter that nobody knows is not asked for', () => {
  expect(
    draw(listing([sampleOrder()]), { search: '?status=lost&sort=mood', query: { direction: 'asc' } }),
  ).toContain('deadbeef')
})

test('a search without results offers to clear the filters', () => {
  const html = draw(listing([]), { search: '?search=zeppelin', query: { search: 'zeppelin' } })
  expect(html).toContain('No orders found matching your criteria.')
  expect(html).toContain('Clear filters')
})

test('a shop without orders says so and offers nothing to clear', () => {
  const html = draw(listing([]))
  expect(html).toContain('No orders yet')
  expect(html).not.toContain('Clear filters')
})

test('a list that could not be loaded can be asked for again', () => {
  const html = draw(new CallError({ status: 500, code: 'internal_error', message: 'Something went wrong' }))
  expect(html).toContain('Failed to fetch orders')
  expect(html).toContain('Try Again')
})

test('while the list is on its way its shape stands there', () => {
  const html = drawPrivatePage(<OrdersPage />, { path: '/admin/orders' })
  expect(html).toContain('aria-busy="true"')
  expect(html).not.toContain('No orders')
})
