import { expect, test } from 'vitest'
import { drawPrivatePage } from '#tests/support/pages/draw-private-page.tsx'
import { sampleDesignSummary } from '#tests/support/samples/request.ts'
import { ask } from '#web/api.ts'
import { CallError } from '#kit/browser/api/call-error.ts'
import MyRequestsPage from './my-requests-page.tsx'

const question = ask('GET /api/design-requests/my-requests')
const { _id: id } = sampleDesignSummary()
const pay = `href="/checkout/design-request/${id}"`

function draw(answer?: object): string {
  return drawPrivatePage(<MyRequestsPage />, {
    path: '/account/design-requests',
    answers: answer ? [[question, answer]] : [],
  })
}

const list = (...requests: ReturnType<typeof sampleDesignSummary>[]) => draw({ requests })

test('a request shows its reference, package type, status, day and payment, and the ways on', () => {
  const html = list(sampleDesignSummary())
  for (const words of [
    'My Custom Design Orders',
    'D-218',
    'DR-ab12cd34',
    'Build Your Own Package',
    'Pending',
    'Nov 20, 2026',
    'View<',
    'Pay<',
  ])
    expect(html).toContain(words)
  expect(html).toContain(`href="/custom-design/request/${id}"`)
  expect(html).toContain(pay)
  expect(html).toMatch(/href="\/custom-design"[^>]*>.*New Design Request/)
})

test.each([
  ['whose payment was rejected', { paymentStatus: 'rejected' }, 'Rejected'],
  ['that is paid', { paymentStatus: 'paid', status: 'in_progress', hasEvidence: true }, 'Verified'],
  ['that was refunded', { paymentStatus: 'refunded', status: 'rejected' }, 'Declined'],
  ['that was withdrawn', { status: 'cancelled' }, 'Canceled'],
] as const)('a request %s says so and has no Pay', (_case, change, words) => {
  const html = list(sampleDesignSummary(change))
  expect(html).toContain(words)
  expect(html).not.toContain(pay)
})

test('whoever has sent no plan is led to where one is sent', () => {
  const html = list()
  expect(html).toContain('No Design Requests Yet')
  expect(html).toContain('Send us a floor plan and your first concept will live here.')
  expect(html.match(/href="\/custom-design"/g)).toHaveLength(1)
})

test('a list that cannot be loaded says so and can be asked for again', () => {
  const html = draw(new CallError({ status: 503, code: 'unavailable', message: 'Away' }))
  expect(html).toContain('Failed to load design requests')
  expect(html).toContain('Try Again')
})

test('until there is an answer its shape stands there', () => {
  expect(draw()).toContain('aria-busy="true"')
})
