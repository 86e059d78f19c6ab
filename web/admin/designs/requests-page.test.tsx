import { describe, expect, test } from 'vitest'
import { drawPrivatePage } from '#tests/support/pages/draw-private-page.tsx'
import { sampleDesignSummary } from '#tests/support/samples/request.ts'
import { ask } from '#web/api.ts'
import { CallError } from '#kit/browser/api/call-error.ts'
import type { ListedRequest } from './request-words.ts'
import RequestsPage from './requests-page.tsx'

const LIST = 'GET /api/design-requests/admin/all'
const leilani = {
  _id: 'aaaaaaaa-1111-4111-8111-aaaaaaaaaaaa',
  name: 'Leilani Akana',
  email: 'leilani@example.com',
  phone: '',
}

function listed(changes: Partial<ListedRequest> = {}): ListedRequest {
  return sampleDesignSummary({ user: leilani, ...changes })
}

function listing(requests: ListedRequest[], total = requests.length) {
  return { requests, pagination: { page: 1, limit: 10, total, pages: Math.ceil(total / 10) } }
}

function draw(answer: object | Error, { search = '', query = {} } = {}): string {
  const counts = [{ evidence: 'waiting' }, { due: 'true' }] as const
  return drawPrivatePage(<RequestsPage />, {
    path: `/admin/design-requests${search}`,
    answers: [
      [ask(LIST, { query: { page: 1, ...query } }), answer],
      ...counts.map((filter) => [ask(LIST, { query: { ...filter, limit: 1 } }), listing([], 3)] as const),
    ],
  })
}

test('a request shows the end of its id, its client, where it stands and when it came in', () => {
  const html = draw(listing([listed()]))
  for (const words of [
    '21a4f8',
    'D-218',
    '9b21a4f8',
    'DR-ab12cd34',
    'Leilani Akana',
    'leilani@example.com',
    'Pending',
    'Nov 20, 2026',
  ])
    expect(html).toContain(words)
  expect(html).toMatch(/<a [^>]*href="\/admin\/design-requests\/ab12cd34-[^"]*"[^>]*>D-218<\/a>/)
  expect(html).toMatch(/<a [^>]*href="\/admin\/design-requests\/ab12cd34-[^"]*"[^>]*>View<\/a>/)
})

test('once the fee has come nobody looks for what was written with it', () => {
  expect(draw(listing([listed({ paymentStatus: 'paid' })]))).not.toContain('DR-ab12cd34')
})

test.each([
  ['the email where there is no name', { ...leilani, name: ' ' }, 'leilani@example.com'],
  ['"Unknown" where there is neither', undefined, 'Unknown'],
] as const)('the client is told by %s', (_what, user, words) => {
  expect(draw(listing([listed({ user })]))).toMatch(new RegExp(`<p class="truncate">${words}</p>`))
})

describe('Approve Payment', () => {
  test.each([
    ['pending with evidence', { hasEvidence: true }, true],
    ['pending without evidence', {}, false],
    ['paid', { hasEvidence: true, paymentStatus: 'paid' }, false],
    ['rejected', { hasEvidence: true, paymentStatus: 'rejected' }, false],
  ] as const)('a payment that is %s', (_what, changes, isOffered) => {
    const html = draw(listing([listed(changes)]))
    expect(html.includes('>Approve Payment</button>')).toBe(isOffered)
    expect(html.includes('Evidence Uploaded')).toBe('hasEvidence' in changes)
  })
})

test('a concept that is late is marked, one that is not shows its day', () => {
  const late = new Date(Date.now() - 86_400_000).toISOString()
  expect(draw(listing([listed({ conceptDueAt: late })]))).toContain('Late, ')
  const html = draw(listing([listed({ conceptDueAt: '2099-01-05T20:00:00.000Z' })]))
  expect(html).toMatch(/Due <time[^>]*>Jan 5</)
  expect(html).not.toContain('Late')
})

test('ten stand on a page, and the rest are behind page links', () => {
  const html = draw(listing([listed()], 42))
  expect(html).toContain('1-10 of 42')
  expect(html).toContain('href="/admin/design-requests?page=5"')
})

test('what waits is one press away and counted', () => {
  const html = draw(listing([listed()]))
  expect(html).toMatch(
    /href="\/admin\/design-requests\?evidence=waiting"[^>]*>Payments to check<span[^>]*>3</,
  )
  expect(html).toMatch(/href="\/admin\/design-requests\?due=true"[^>]*>Concepts due<span[^>]*>3</)
})

test('the filters of the address are asked for and shown', () => {
  const html = draw(listing([listed({ status: 'review' })]), {
    search: '?status=review&paymentStatus=paid&search=kai&due=true',
    query: { status: 'review', paymentStatus: 'paid', search: 'kai', due: 'true' },
  })
  expect(html).toContain('9b21a4f8')
  expect(html).toMatch(/<option value="review" selected="">/)
  expect(html).toMatch(/<a [^>]*aria-current="true"[^>]*>Concepts due/)
})

test('a filter that nobody knows is not asked for', () => {
  expect(draw(listing([listed()]), { search: '?status=lost&evidence=maybe' })).toContain('9b21a4f8')
})

test('a search without results offers to clear the filters', () => {
  const html = draw(listing([]), { search: '?search=zeppelin', query: { search: 'zeppelin' } })
  expect(html).toContain('No design requests found matching your criteria.')
  expect(html).toContain('Clear filters')
})

test('a shop without requests says so and offers nothing to clear', () => {
  const html = draw(listing([]))
  expect(html).toContain('No design requests yet')
  expect(html).not.toContain('Clear filters')
})

test('a list that could not be loaded can be asked for again', () => {
  const html = draw(new CallError({ status: 500, code: 'internal_error', message: 'Something went wrong' }))
  expect(html).toContain('Failed to load design requests')
  expect(html).toContain('Try Again')
})

test('while the list is on its way its shape stands there', () => {
  const html = drawPrivatePage(<RequestsPage />, { path: '/admin/design-requests' })
  expect(html).toContain('aria-busy="true"')
  expect(html).not.toContain('No design requests')
})
