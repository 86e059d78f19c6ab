import { expect, test } from 'vitest'
import { drawPrivatePage } from '#tests/support/pages/draw-private-page.tsx'
import { homeAddress } from '#tests/support/samples/addresses.ts'
import { sampleOrder } from '#tests/support/samples/order.ts'
import { sampleDesignSummary } from '#tests/support/samples/request.ts'
import { ask } from '#web/api.ts'
import { CallError } from '#kit/browser/api/call-error.ts'
import EditUserPage from './edit-user-page.tsx'
import NewUserPage from './new-user-page.tsx'
import type { ManagedUser } from './user-words.tsx'

const id = 'aaaaaaaa-1111-4111-8111-aaaaaaaaaaaa'
const leilani: ManagedUser = {
  _id: id,
  firstName: 'Leilani',
  lastName: 'Akana',
  email: 'leilani@example.com',
  phone: '+1 808 555 0199',
  role: 'customer',
  address: homeAddress,
  questionnaire: {
    designStyle: 'minimalist',
    roomTypes: ['living', 'dining'],
    specificRequirements: 'A piano.',
  },
  createdAt: '2026-11-20T22:00:00.000Z',
  orderCount: 3,
  totalSpent: 1320,
  money: { due: 660, paid: 1980, refunded: 50, toSend: 0, credit: 0 },
  lastSeenAt: null,
  notes: [
    {
      _id: 'bbbbbbbb-1111-4111-8111-aaaaaaaaaaaa',
      text: 'Likes koa.',
      author: { _id: id, name: 'Noa' },
      createdAt: '2026-11-21T22:00:00.000Z',
      order: { _id: id, number: 'LN-1042' },
    },
  ],
}

const page = (total: number) => ({ pagination: { page: 1, limit: 5, total, pages: 1 } })
const { email } = leilani

/** The page of a person with so many orders, the newest of which is known. */
function draw(answer?: object | Error, orderCount = 1): string {
  const orders = orderCount === 0 ? [] : [sampleOrder()]
  const requests = [sampleDesignSummary()]
  return drawPrivatePage(<EditUserPage />, {
    path: `/admin/users/${id}/edit`,
    route: 'admin/users/:id/edit',
    answers: answer
      ? [
          [ask('GET /api/users/admin/:id', { params: { id } }), answer],
          [ask('GET /api/orders', { query: { user: id, limit: 5 } }), { orders, ...page(orderCount) }],
          [
            ask('GET /api/design-requests/admin/all', { query: { user: id, limit: 5 } }),
            { requests, ...page(1) },
          ],
          [ask('GET /api/questions', { query: { email, limit: 5 } }), { questions: [], ...page(0) }],
        ]
      : [],
  })
}

test('a person stands in the form as they are, without a password', () => {
  const html = draw({ user: leilani })
  for (const words of ['Save changes', 'New password', 'Confirm password', 'Leave both empty'])
    expect(html).toContain(words)
  expect(html).toContain('<h1 class="title-page">Leilani Akana</h1>')
  for (const role of ['User', 'Customer', 'Seller', 'Admin']) expect(html).toContain(`>${role}</option>`)
})

test('what they ordered and paid leads to their orders and payments, and the log to what was changed', () => {
  const html = draw({ user: leilani }, 8)
  for (const words of ['3 orders', '$660.00', '$1,980.00', 'All 8 orders']) expect(html).toContain(words)
  // One sum of what was paid, and not another beside it without what went back.
  expect(html.match(/ paid|>Paid</g)).toHaveLength(1)
  expect(html).toContain('href="/admin/money?view=due&amp;search=leilani%40example.com"')
  expect(html).toContain('href="/admin/orders?search=leilani%40example.com"')
  expect(html).toContain(`href="/admin/audit?search=${id}"`)
})

test('what they told us of themselves is there for the designer', () => {
  const html = draw({ user: leilani })
  for (const words of [
    '98 Kailua Road, Kailua, HI 96734',
    'Minimalist',
    'Living room, Dining room',
    'A piano.',
  ])
    expect(html).toContain(words)
})

test('the newest of what the studio has to do with them stand there, each leading to its page', () => {
  const html = draw({ user: leilani })
  expect(html).toMatch(/href="\/admin\/orders\/[^"]+"><span[^>]*><span[^>]*>LN-1042</)
  expect(html).toMatch(/href="\/admin\/design-requests\/[^"]+"><span[^>]*><span[^>]*>D-218</)
  expect(html).toMatch(new RegExp(`href="/admin/orders/${id}".*?Likes koa.*?Noa`))
  expect(html).toContain('Nothing asked yet')
})

test('who has ordered nothing has no link to orders', () => {
  const nothing = { due: 0, paid: 0, refunded: 0, toSend: 0, credit: 0 }
  const html = draw({ user: { ...leilani, orderCount: 0, totalSpent: 0, money: nothing, notes: [] } }, 0)
  expect(html).toContain('Nothing ordered yet')
  expect(html).not.toContain('/admin/orders?search')
  expect(html).not.toContain('We owe')
})

test('the account of an admin cannot be deleted', () => {
  const deletes = /<button(?=[^>]*disabled="")[^>]*>(?:<svg.*?<\/svg>)?Delete user/
  expect(draw({ user: { ...leilani, role: 'admin' } })).toMatch(deletes)
  expect(draw({ user: { ...leilani, role: 'admin' } })).toContain('Admin accounts cannot be deleted')
  expect(draw({ user: leilani })).not.toMatch(deletes)
})

test('a person who is not there leads back to the list', () => {
  const html = draw(new CallError({ status: 404, code: 'user_not_found', message: 'User not found' }))
  expect(html).toContain('User not found')
  expect(html).toContain('href="/admin/users"')
})

test('a person who could not be loaded can be asked for again', () => {
  const html = draw(new CallError({ status: 500, code: 'internal_error', message: 'Something went wrong' }))
  expect(html).toContain('Failed to fetch user')
  expect(html).toContain('Try Again')
})

test('while the person is on the way their shape stands there', () => {
  expect(draw()).toContain('aria-busy="true"')
})

test('a new person begins as a customer, and may choose the password', () => {
  const html = drawPrivatePage(<NewUserPage />, { path: '/admin/users/new' })
  for (const words of ['Add user', 'Create user', 'they choose one themselves']) expect(html).toContain(words)
  expect(html).not.toContain('New password')
})
