import { expect, test } from 'vitest'
import { drawPrivatePage } from '#tests/support/pages/draw-private-page.tsx'
import { sampleDesignRequest } from '#tests/support/samples/request.ts'
import { CallError } from '#kit/browser/api/call-error.ts'
import { requestQuery, type ShownRequest } from '#web/designs/use-request.ts'
import ConfirmationPage from './confirmation-page.tsx'

const { _id: id } = sampleDesignRequest()
const pay = `href="/checkout/design-request/${id}"`

function draw(answer?: ShownRequest | Error): string {
  return drawPrivatePage(<ConfirmationPage />, {
    path: `/custom-design/confirmation/${id}`,
    route: '/custom-design/confirmation/:requestId',
    answers: answer ? [[requestQuery(id), answer instanceof Error ? answer : { request: answer }]] : [],
  })
}

test('a request that was sent shows what it is, what it costs and what happens next', () => {
  const html = draw(sampleDesignRequest())
  for (const words of [
    'Design Request Submitted!',
    id,
    'Build Your Own Package',
    'Nov 20, 2026',
    'plan.png',
    'Payment Required',
    'The design fee of <span class="whitespace-nowrap tabular-nums">$500.00</span> is due before we begin.',
    'Complete Payment',
    'Pay the design fee and upload your payment evidence.',
    'We review your floor plan in 1-2 business days.',
    'We write to you when your concept is ready.',
  ])
    expect(html).toContain(words)
  for (const link of [pay, 'href="/account/design-requests"', 'href="/"']) expect(html).toContain(link)
  expect(html.match(/>Pending</g)).toHaveLength(2)
})

test('evidence that waits for its check is not asked for again', () => {
  const html = draw(sampleDesignRequest({ hasEvidence: true }))
  expect(html).toContain('We check your payment')
  expect(html).toContain(pay)
  expect(html).not.toContain('Payment Required')
  expect(html).not.toContain('Complete Payment')
})

test.each([
  ['paid', { paymentStatus: 'paid', status: 'in_progress', hasEvidence: true }, 'Verified'],
  ['rejected', { paymentStatus: 'rejected' }, 'Rejected'],
  ['of a withdrawn request', { status: 'cancelled' }, 'Canceled'],
] as const)('a fee that is %s is not asked for here', (_case, change, words) => {
  const html = draw(sampleDesignRequest(change))
  expect(html).toContain(words)
  expect(html).not.toContain('Payment Required')
  expect(html).not.toContain(pay)
})

test('a request that is not there says so', () => {
  const html = draw(new CallError({ status: 404, code: 'design_request_not_found', message: 'x' }))
  expect(html).toContain('Design request not found.')
  expect(html).not.toContain('Design Request Submitted!')
})

test('a request that cannot be loaded says so, and can be asked for again', () => {
  const html = draw(new CallError({ status: 503, code: 'unavailable', message: 'The shop is very busy.' }))
  for (const words of ['Failed to load design request details', 'The shop is very busy.', 'Try Again'])
    expect(html).toContain(words)
})

test('until there is an answer its shape stands there', () => {
  expect(draw()).toContain('aria-busy="true"')
})
