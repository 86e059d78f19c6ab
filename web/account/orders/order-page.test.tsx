import { describe, expect, test } from 'vitest'
import { drawPrivatePage } from '#tests/support/pages/draw-private-page.tsx'
import { sampleOrder, sampleRequest } from '#tests/support/samples/order.ts'
import { ask } from '#web/api.ts'
import { CallError } from '#kit/browser/api/call-error.ts'
import type { ShownOrder } from '#web/orders/order-state.ts'
import OrderPage from './order-page.tsx'

const id = sampleOrder()._id

function draw(answer?: ShownOrder | Error): string {
  const question = ask('GET /api/orders/:id', { params: { id } })
  return drawPrivatePage(<OrderPage />, {
    path: `/account/orders/${id}`,
    route: '/account/orders/:orderId',
    answers: answer ? [[question, answer instanceof Error ? answer : { order: answer }]] : [],
  })
}

const quote = {
  validUntil: '2026-12-04',
  note: 'Indigo is on the next container.',
  sentAt: null,
  declineReason: '',
  dues: [],
}
const priced = { itemsPrice: 1200, taxPrice: 120, totalPrice: 1320, orderItems: sampleOrder().orderItems }

test('an order shows its progress, items, totals, address and payment', () => {
  const html = draw(sampleOrder({ status: 'shipped', trackingNumber: 'YM-2241', paymentStatus: 'paid' }))
  for (const words of ['Order LN-1042', 'Order Placed', 'Reed chair', 'Natural ash', '$600.00', '$1,320.00'])
    expect(html).toContain(words)
  for (const words of ['12 Kuhio Avenue', 'United States', 'YM-2241', 'Wire Transfer', 'Print', 'Shipped'])
    expect(html).toContain(words)
  expect(html).not.toContain('Pay Now')
})

test('an unpaid order leads to its payment', () => {
  expect(draw(sampleOrder())).toContain(`href="/payment/${id}"`)
})

test('a rejected payment gives the reason and stays payable', () => {
  const html = draw(sampleOrder({ paymentStatus: 'rejected', paymentNote: 'Another amount was sent.' }))
  expect(html).toContain('We could not verify your payment.')
  expect(html).toContain('Another amount was sent.')
  expect(html).toContain('Pay Now')
})

describe('the quote', () => {
  test('that was asked for has no price and no answer yet', () => {
    const html = draw(sampleRequest())
    expect(html).toContain('We have your request')
    expect(html).toContain('Quote Pending')
    expect(html).not.toContain('>Accept<')
    expect(html).not.toContain('Pay Now')
  })

  test('that was asked for and canceled is not pending', () => {
    const html = draw(sampleRequest({ status: 'cancelled' }))
    expect(html).toContain('Not priced')
    expect(html).not.toContain('Quote Pending')
  })

  test('that was sent can be accepted or declined until its last day', () => {
    const html = draw(sampleRequest({ ...priced, quoteStatus: 'quoted', quote }))
    // On a phone its papers come after the answer.
    expect(html.lastIndexOf('>Print<')).toBeGreaterThan(html.indexOf('>Accept<'))
    for (const words of [
      '$1,320.00',
      'December 4, 2026',
      'Indigo is on the next container.',
      'Accept',
      'Decline',
    ])
      expect(html).toContain(words)
    expect(html).toContain('Accepting holds these pieces for you and opens the payment page.')
    expect(html).not.toContain('Pay Now')
  })

  test.each([
    ['accepted', {}, 'You accepted this quote', true],
    ['declined', { status: 'cancelled' }, 'You declined this quote', false],
    ['expired', { status: 'cancelled' }, 'It was valid until', false],
  ] as const)('that was %s says what happened', (quoteStatus, change, words, mayPay) => {
    const html = draw(sampleRequest({ ...priced, ...change, quoteStatus, quote }))
    expect(html).toContain(words)
    expect(html).not.toContain('>Accept<')
    expect(html.includes('Pay Now')).toBe(mayPay)
  })

  test('that was declined keeps its reason', () => {
    const declined = { ...quote, declineReason: 'We found one on the island.' }
    const html = draw(
      sampleRequest({ ...priced, quoteStatus: 'declined', status: 'cancelled', quote: declined }),
    )
    expect(html).toContain('We found one on the island.')
  })

  test('that the studio canceled cannot be answered', () => {
    const html = draw(sampleRequest({ ...priced, quoteStatus: 'quoted', status: 'cancelled', quote }))
    expect(html).not.toContain('>Accept<')
    expect(html).toContain('Canceled')
  })
})

test('a quote can be accepted but no longer declined once the studio has shipped', () => {
  const html = draw(sampleRequest({ ...priced, quoteStatus: 'quoted', status: 'shipped', quote }))
  expect(html).toContain('>Accept<')
  expect(html).not.toContain('>Decline<')
})

test('a canceled order owes nothing and says so in its progress', () => {
  const html = draw(sampleOrder({ status: 'cancelled' }))
  expect(html).toContain('Nothing is owed.')
  expect(html).not.toContain('Pay Now')
  expect(html).toMatch(/Canceled<span[^>]*>, done/)
})

test('a refunded order says so', () => {
  const html = draw(sampleOrder({ status: 'cancelled', paymentStatus: 'refunded' }))
  expect(html).toContain('Refunded')
  expect(html).not.toContain('Nothing is owed.')
})

test('what was said about a payment stands there until it is checked', () => {
  const paymentClaim = {
    method: 'wire_transfer',
    reference: '',
    claimedAt: '2026-11-21T01:30:00.000Z',
  } as const
  const words = 'that you have paid by Wire Transfer'
  expect(draw(sampleOrder({ paymentClaim }))).toContain(words)
  expect(draw(sampleOrder({ paymentClaim, paymentStatus: 'paid' }))).not.toContain(words)
})

test('until there is an answer its shape stands there', () => {
  expect(draw()).toContain('aria-busy="true"')
})

test('a reply without an order is none', () => {
  const html = draw({ order: null } as never)
  expect(html).toContain('There was a problem fetching your order details.')
})

test('an order that is not there, or is somebody else’s, leads back to the own ones', () => {
  const html = draw(new CallError({ status: 404, code: 'order_not_found', message: 'Order not found' }))
  expect(html).toContain('Order not found.')
  expect(html).toContain('Check that you are signed in with the account that placed it.')
  expect(html).toContain('href="/account/orders"')
})

test('an order that cannot be loaded can be asked for again', () => {
  const html = draw(new CallError({ status: 503, code: 'unavailable', message: 'Away' }))
  expect(html).toContain('There was a problem fetching your order details.')
  expect(html).toContain('Away')
  expect(html).toContain('Try Again')
})

test.each([
  ['processing', 'The pieces are held for you.'],
  ['shipped', 'The pieces are on their way.'],
  ['delivered', 'The pieces were delivered.'],
  ['cancelled', 'The order was canceled: the pieces are no longer held.'],
] as const)('an accepted quote whose order is %s says: %s', (status, words) => {
  const html = draw(sampleRequest({ ...priced, quoteStatus: 'accepted', status, quote }))
  expect(html).toContain(words)
  expect(html.match(/The pieces (are|were)|The order was/g)).toHaveLength(1)
})

test('an address in a note of the studio, or as tracking, is a link', () => {
  const trackingNumber = 'https://carrier.example/YM-2241'
  const html = draw(
    sampleRequest({
      ...priced,
      quoteStatus: 'accepted',
      trackingNumber,
      quote: { ...quote, note: 'See http://a.example.' },
    }),
  )
  expect(html).toContain(`href="${trackingNumber}"`)
  expect(html).toContain('href="http://a.example"')
})
