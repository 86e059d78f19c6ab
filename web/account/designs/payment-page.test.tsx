import { expect, test } from 'vitest'
import { drawPrivatePage } from '#tests/support/pages/draw-private-page.tsx'
import { openTab } from '#tests/support/pages/open-tab.ts'
import { sampleInstructions, withCashOnDelivery } from '#tests/support/samples/instructions.ts'
import { sampleDesignRequest } from '#tests/support/samples/request.ts'
import { ask } from '#web/api.ts'
import { CallError } from '#kit/browser/api/call-error.ts'
import { requestQuery, type ShownRequest } from '#web/designs/use-request.ts'
import PaymentPage from './payment-page.tsx'

const { _id: id } = sampleDesignRequest()
const receipt = {
  name: 'receipt.pdf',
  contentType: 'application/pdf',
  size: 2048,
  url: '/api/files/77777777-7777-4777-8777-777777777777?expires=1',
}

type Instructions = ReturnType<typeof sampleInstructions> | Error

function draw(answer?: ShownRequest | Error, instructions: Instructions = sampleInstructions()): string {
  const payment = ask('GET /api/payment/instructions')
  return drawPrivatePage(<PaymentPage />, {
    path: `/checkout/design-request/${id}`,
    route: '/checkout/design-request/:requestId',
    answers: [
      ...(answer
        ? [[requestQuery(id), answer instanceof Error ? answer : { request: answer }] as const]
        : []),
      [payment, instructions instanceof Error ? instructions : { instructions }],
    ],
  })
}

test('the fee stands there in whole dollars, with what it is for', () => {
  const html = draw(sampleDesignRequest())
  for (const words of [
    'Order summary',
    '$500.00',
    'Build Your Own Package',
    'up to two revision rounds',
    'plan.png',
  ])
    expect(html).toContain(words)
})

test('what shows a payment is named as it was paid', () => {
  expect(draw(sampleDesignRequest())).toContain('A receipt or a screenshot of the transfer will do.')
  const html = draw(sampleDesignRequest({ paymentMethod: 'cheque' }))
  expect(html).toContain('A picture of the cheque will do.')
  expect(html).not.toContain('screenshot of the transfer')
})

test('there is a tab for each way to pay, and the card is only announced', () => {
  const html = draw(sampleDesignRequest())
  expect(openTab(html)).toBe('Wire Transfer')
  expect(openTab(draw(sampleDesignRequest({ paymentMethod: 'cheque' })))).toBe('Cheque')
  expect(html).toMatch(/<button[^>]*disabled=""[^>]*>Credit Card <span[^>]*>Coming Soon/)
  for (const words of [
    'Bank name',
    'Account name',
    'Account number',
    'Routing number',
    'Payable to',
    'Mailing address',
    'Write DR-ab12cd34 in the transfer. Wire verification takes 1-2 business days.',
    'Write DR-ab12cd34 on the cheque. Cheque verification takes 5-7 business days after receipt.',
    'These are our only bank details',
  ])
    expect(html).toContain(words)
})

test('nothing is delivered that could be paid for in cash', () => {
  const html = draw(sampleDesignRequest(), withCashOnDelivery())
  expect(html).not.toContain('Cash on Delivery')
  expect(openTab(html)).toBe('Wire Transfer')
})

test('evidence is asked for once, whatever the number of tabs', () => {
  const html = draw(sampleDesignRequest())
  expect(html.match(/type="file"/g)).toHaveLength(1)
  for (const words of ['Select File', 'Upload', 'JPEG, PNG or PDF, under 5 MB.'])
    expect(html).toContain(words)
})

test('evidence that waits for its check is shown, with when it came', () => {
  const html = draw(
    sampleDesignRequest({
      hasEvidence: true,
      paymentEvidence: receipt,
      paymentEvidenceUploadedAt: '2026-11-21T01:30:00.000Z',
    }),
  )
  for (const words of ['We have it.', 'receipt.pdf', 'View PDF', 'Uploaded on', 'Nov 20, 2026, 3:30'])
    expect(html).toContain(words)
  expect(html).not.toContain('type="file"')
})

test('a rejected payment gives the reason and takes new evidence', () => {
  const html = draw(
    sampleDesignRequest({
      paymentStatus: 'rejected',
      paymentNote: 'Another amount.',
      hasEvidence: true,
      paymentEvidence: receipt,
    }),
  )
  for (const words of ['We could not verify your payment.', 'Another amount.', 'type="file"'])
    expect(html).toContain(words)
  expect(html).not.toContain('receipt.pdf')
})

test.each([
  ['paid', { paymentStatus: 'paid', status: 'in_progress' }],
  ['refunded', { paymentStatus: 'refunded', status: 'rejected' }],
  ['withdrawn', { status: 'cancelled' }],
  ['declined', { status: 'rejected' }],
] as const)('whoever comes to pay a request that is %s is led to the request', (_case, change) => {
  expect(draw(sampleDesignRequest(change))).toBe('')
})

test('a request that is not there says so', () => {
  expect(draw(new CallError({ status: 404, code: 'design_request_not_found', message: 'x' }))).toContain(
    'Design request not found.',
  )
})

const busy = new CallError({ status: 503, code: 'unavailable', message: 'The shop is very busy.' })

test.each([
  ['request', busy, sampleInstructions()],
  ['way to pay', sampleDesignRequest(), busy],
])('a %s that cannot be loaded says why, and can be asked for again', (_case, request, instructions) => {
  const html = draw(request, instructions)
  for (const words of ['Failed to load design request details', 'The shop is very busy.', 'Try Again'])
    expect(html).toContain(words)
  expect(html).not.toContain('Bank name')
})

test('until there is an answer its shape stands there', () => {
  expect(draw()).toContain('aria-busy="true"')
})
