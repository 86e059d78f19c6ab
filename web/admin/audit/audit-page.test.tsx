import { expect, test } from 'vitest'
import { drawPrivatePage } from '#tests/support/pages/draw-private-page.tsx'
import { ask } from '#web/api.ts'
import { CallError } from '#kit/browser/api/call-error.ts'
import AuditPage from './audit-page.tsx'
import type { AuditEntry } from './changed-thing.ts'

const actor = { _id: 'eeeeeeee-1111-4111-8111-eeeeeeeeeeee', name: 'Noa Kahale' }
const orderId = '33333333-3333-4333-8333-0000deadbeef'
const entry: AuditEntry = {
  _id: '7',
  createdAt: '2026-11-20T22:00:00.000Z',
  actor,
  action: 'order.paid',
  object: { type: 'order', id: orderId, name: 'LN-1042' },
  before: { paymentStatus: 'pending' },
  after: { paymentStatus: 'paid' },
  lines: 0,
  address: '127.0.0.1',
}

function draw(answer: object | Error, { search = '', query = {} } = {}): string {
  const question = ask('GET /api/audit', { query: { page: 1, ...query } })
  return drawPrivatePage(<AuditPage />, { path: `/admin/audit${search}`, answers: [[question, answer]] })
}

function listing(entries: AuditEntry[], total = entries.length) {
  return { entries, actors: [actor], pagination: { page: 1, limit: 20, total, pages: Math.ceil(total / 20) } }
}
const telling = (changes: Partial<AuditEntry>) => textOf(draw(listing([{ ...entry, ...changes }])))
const textOf = (html: string) => html.replaceAll(/<svg.*?<\/svg>/g, '').replaceAll(/<[^>]+>/g, '')

test('a change tells who did what to which thing and when, with the way there', () => {
  const html = draw(listing([entry]))
  for (const words of ['Approved the payment of order LN-1042', 'Noa Kahale', 'Nov 20, 2026, 12:00'])
    expect(textOf(html)).toContain(words)
  expect(html).toContain(`href="/admin/orders/${orderId}"`)
  expect(textOf(html)).toContain('Payment statusBefore: PendingAfter: Paid')
})

test.each<[string, Partial<AuditEntry>]>([
  [
    'Uploaded a concept for D-218',
    {
      action: 'design.concept_uploaded',
      object: { type: 'design', id: 'ab12cd34-8f31-4d0e-9a57-3c5e9b21a4f8', name: 'D-218' },
    },
  ],
  [
    'Changed Reed chair',
    { action: 'product.changed', object: { type: 'product', id: 'p', name: 'Reed chair' } },
  ],
  [
    'Deleted Reed chair',
    {
      action: 'product.deleted',
      object: { type: 'product', id: 'p', name: null },
      before: { name: 'Reed chair' },
    },
  ],
  [
    'Deleted the account of a former customer',
    { action: 'user.deleted', object: { type: 'user', id: 'u', name: null } },
  ],
  [
    'Changed the settings (General, SEO)',
    { action: 'settings.changed', object: { type: 'settings', id: 'general, seo', name: null } },
  ],
  ['Lit again: lamp 7', { action: 'lamp.lit_again', object: { type: 'lamp', id: '7', name: null } }],
])('told as: %s', (sentence, changes) => {
  expect(telling(changes)).toContain(sentence)
})

test('what is gone is no link', () => {
  const html = draw(
    listing([{ ...entry, action: 'user.deleted', object: { type: 'user', id: 'u', name: null } }]),
  )
  expect(html).not.toContain('/admin/users/u')
})

test('few values are in view, many wait behind a press', () => {
  const after = { name: 'Reed chair', price: 1, stock: 2, features: ['Oak'] }
  expect(draw(listing([entry]))).toContain('<details open=""')
  const html = draw(listing([{ ...entry, before: {}, after }]))
  expect(html).toContain('4 values')
  expect(html).not.toContain('<details open=""')
})

test('everything can be chosen from, and what is chosen stands in the address', () => {
  const query = {
    actor: actor._id,
    object: 'order',
    action: 'order.paid',
    from: '2026-11-01',
    to: '2026-11-30',
  }
  const html = draw(listing([entry]), { search: `?${new URLSearchParams(query)}`, query })
  expect(textOf(html)).toContain('order LN-1042')
  expect(html).toMatch(/<option value="order.paid" selected="">Approved the payment of an order/)
  expect(html).toMatch(/<option value="eeeeeeee[^"]*" selected="">Noa Kahale/)
  expect(html).toContain('value="2026-11-30"')
})

test('a day or person that is none is not asked for', () => {
  expect(textOf(draw(listing([entry]), { search: '?actor=noa&from=soon' }))).toContain('order LN-1042')
})

test('twenty stand on a page, and the rest are behind page links', () => {
  const html = draw(listing([entry], 84))
  expect(html).toContain('1-20 of 84')
  expect(html).toContain('href="/admin/audit?page=5"')
})

test('nothing to show: by the filter, or because nothing was changed', () => {
  expect(draw(listing([]), { search: '?object=order', query: { object: 'order' } })).toContain(
    'Clear filters',
  )
  expect(draw(listing([]))).toContain('Nothing changed yet')
})

test('a log that could not be loaded can be asked for again', () => {
  const html = draw(new CallError({ status: 503, code: 'unavailable', message: 'Not now' }))
  expect(html).toContain('Failed to fetch the audit log')
  expect(html).toContain('Try Again')
})

test('while the log is on its way its shape stands there', () => {
  expect(drawPrivatePage(<AuditPage />, { path: '/admin/audit' })).toContain('aria-busy="true"')
})
