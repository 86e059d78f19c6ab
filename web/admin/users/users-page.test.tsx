import { expect, test } from 'vitest'
import { drawPrivatePage } from '#tests/support/pages/draw-private-page.tsx'
import { ask } from '#web/api.ts'
import { CallError } from '#kit/browser/api/call-error.ts'
import type { ListedUser } from './user-words.tsx'
import UsersPage from './users-page.tsx'

const all = { page: 1, sort: 'name', direction: 'asc' } as const
const leilani: ListedUser = {
  _id: 'aaaaaaaa-1111-4111-8111-aaaaaaaaaaaa',
  firstName: 'Leilani',
  lastName: 'Akana',
  email: 'leilani@example.com',
  phone: '',
  role: 'customer',
  createdAt: '2026-11-20T22:00:00.000Z',
  orderCount: 3,
}
const noa: ListedUser = { ...leilani, _id: 'n', firstName: 'Noa', lastName: 'Kahale', role: 'admin' }

function draw(answer: object | Error, { search = '', query = {} } = {}): string {
  const question = ask('GET /api/users/admin/list', { query: { ...all, ...query } })
  return drawPrivatePage(<UsersPage />, { path: `/admin/users${search}`, answers: [[question, answer]] })
}

function listing(users: ListedUser[], total = users.length) {
  return { users, pagination: { page: 1, limit: 10, total, pages: Math.ceil(total / 10) } }
}

test('a person shows name, email, role, orders and since when, and leads to their page', () => {
  const html = draw(listing([leilani]))
  for (const words of ['Leilani Akana', 'leilani<wbr/>@example.com', 'Customer', '>3<', 'Nov 20, 2026'])
    expect(html).toContain(words)
  expect(html).toContain(`href="/admin/users/${leilani._id}/edit"`)
  expect(html).toContain('href="/admin/users/new"')
})

test('anyone can be deleted but admins', () => {
  expect(draw(listing([leilani]))).toMatch(
    /<button[^>]*aria-label="Delete Leilani Akana"(?![^>]*disabled="")/,
  )
  const html = draw(listing([noa]))
  expect(html).toMatch(
    /<button[^>]*disabled=""[^>]*aria-label="Delete Noa Kahale: admin accounts cannot be deleted"/,
  )
})

test('the names stand in order, and a press on a head sorts by it', () => {
  const html = draw(listing([leilani]))
  expect(html).toMatch(/aria-sort="ascending"[^>]*><a[^>]*href="\/admin\/users\?sort=-name"/)
  for (const by of ['email', 'role']) expect(html).toContain(`href="/admin/users?sort=${by}"`)
})

test('ten stand on a page, and the rest are behind page links', () => {
  const html = draw(listing([leilani], 84))
  expect(html).toContain('1-10 of 84')
  expect(html).toContain('href="/admin/users?page=9"')
})

test('search, role and order of the address are asked for and shown', () => {
  const query = { search: 'kai', role: 'seller', sort: 'email', direction: 'desc' } as const
  const html = draw(listing([leilani]), { search: '?search=kai&role=seller&sort=-email', query })
  expect(html).toContain('Leilani Akana')
  expect(html).toMatch(/<option value="seller" selected="">Seller/)
  expect(html).toContain('value="kai"')
})

test('a role that nobody has is not asked for', () => {
  expect(draw(listing([leilani]), { search: '?role=boss&sort=mood' })).toContain('Leilani Akana')
})

test('a search without results offers to clear the filters', () => {
  const html = draw(listing([]), { search: '?search=zeppelin', query: { search: 'zeppelin' } })
  expect(html).toContain('No users found matching your criteria.')
  expect(html).toContain('Clear filters')
})

test('a page past the last one leads back', () => {
  const html = draw(listing([], 3), { search: '?page=9', query: { page: 9 } })
  expect(html).toContain('To the first page')
})

test('a list that could not be loaded can be asked for again', () => {
  const html = draw(new CallError({ status: 500, code: 'internal_error', message: 'Something went wrong' }))
  expect(html).toContain('Failed to fetch users')
  expect(html).toContain('Try Again')
})

test('while the list is on its way its shape stands there', () => {
  const html = drawPrivatePage(<UsersPage />, { path: '/admin/users' })
  expect(html).toContain('aria-busy="true"')
  expect(html).not.toContain('No users')
})
