import { describe, expect, test } from 'vitest'
import { drawPrivatePage } from '#tests/support/pages/draw-private-page.tsx'
import { sampleOrder, samplePackageItem, sampleRequest } from '#tests/support/samples/order.ts'
import { ask } from '#web/api.ts'
import { CallError } from '#kit/browser/api/call-error.ts'
import type { ShownOrder } from '#web/orders/order-state.ts'
import OrderPage from './order-page.tsx'

const id = sampleOrder()._id

function draw(answer: ShownOrder | Error): string {
  const question = ask('GET /api/orders/:id', { params: { id } })
  return drawPrivatePage(<OrderPage />, {
    path: `/admin/orders/${id}`,
    route: '/admin/orders/:id',
    answers: [[question, answer instanceof Error ? answer : { order: answer }]],
  })
}

const buttonsOf = (html: string) =>
  [...html.matchAll(/<button[^>]*>(.*?)<\/button>/g)].map(([, inside = '']) =>
    inside.replaceAll(/<[^>]*>/g, ''),
  )

const sentQuote = {
  validUntil: '2026-12-04',
  note: 'Indigo linen is on the next container.',
  sentAt: '2026-11-21T01:00:00.000Z',
  declineReason: '',
  dues: [],
}

test('an order shows who bought what, where it goes, what it costs and what happened', () => {
  const html = draw(sampleOrder())
  for (const words of [
    'Order LN-1042',
    'leilani@example.com',
    'Reed chair',
    'Natural ash',
    '12 Kuhio Avenue',
    '$1,320.00',
    'Wire Transfer',
    'No payment evidence yet.',
    'Order placed',
  ])
    expect(html).toContain(words)
})

test('the status menu offers every status but the one it has', () => {
  const html = draw(sampleOrder({ status: 'shipped' }))
  for (const label of ['Pending', 'Processing', 'Delivered', 'Cancelled'])
    expect(html).toMatch(new RegExp(`role="menuitemradio"(?![^>]*disabled="")[^>]*>${label}</button>`))
  expect(html).toMatch(/role="menuitemradio" aria-checked="true" disabled=""[^>]*>Shipped</)
  expect(html).toContain('aria-haspopup="menu"')
})

describe('the answers to a payment', () => {
  test.each([
    ['pending', {}, ['Approve', 'Reject']],
    ['paid', { paymentStatus: 'paid', status: 'processing' }, []],
    ['rejected', { paymentStatus: 'rejected' }, ['The money came']],
    ['of a cancelled order, paid', { paymentStatus: 'paid', status: 'cancelled' }, ['Mark as refunded']],
    ['of a cancelled order, unpaid', { status: 'cancelled' }, []],
    [
      'of an order that was cancelled while its evidence waited',
      { status: 'cancelled', hasEvidence: true },
      ['The money came', 'Mark as refunded'],
    ],
    ['refunded', { paymentStatus: 'refunded', status: 'cancelled' }, []],
  ] as const)('%s', (_case, changes, expected) => {
    const answers = buttonsOf(draw(sampleOrder(changes))).filter((text) =>
      ['Approve', 'Reject', 'The money came', 'Mark as refunded'].includes(text),
    )
    expect(answers).toEqual(expected)
  })

  test('there is none while a quote is not accepted', () => {
    for (const quoteStatus of ['requested', 'quoted', 'declined', 'expired'] as const)
      expect(buttonsOf(draw(sampleRequest({ quoteStatus, quote: sentQuote })))).not.toContain('Approve')
  })
})

describe('the quote desk', () => {
  test('starts at list prices, with the tax of the shop and a date two weeks ahead', () => {
    const html = draw(sampleRequest())
    expect(html).toMatch(/<label[^>]*>Unit price of Reed chair<\/label>/)
    expect(html).toMatch(/name="items\.0\.price"[^>]*value="600\.00"/)
    expect(html).toMatch(/name="taxPrice"[^>]*value="120\.00"/)
    expect(html).toContain('$1,320.00')
    expect(html.match(/Margin \$300\.00 \(25%\)/g)).toHaveLength(2)
    expect(buttonsOf(html)).toContain('Send quote')
  })

  test('shows what was sent and lets it be revised until it is answered', () => {
    const html = draw(sampleRequest({ quoteStatus: 'quoted', quote: sentQuote }))
    for (const words of [
      'Indigo linen is on the next container.',
      'December 4, 2026',
      'has not answered yet',
    ])
      expect(html).toContain(words)
    expect(buttonsOf(html)).toContain('Revise quote')
  })

  test.each([
    ['accepted', { quoteStatus: 'accepted' }, 'The customer accepted this quote'],
    ['declined', { quoteStatus: 'declined', status: 'cancelled' }, 'The customer declined this quote'],
    ['expired', { quoteStatus: 'expired', status: 'cancelled' }, 'This quote expired'],
    ['cancelled', { quoteStatus: 'requested', status: 'cancelled' }, 'can no longer be priced'],
  ] as const)('is closed once the quote is %s', (_case, changes, words) => {
    const html = draw(
      sampleRequest({ ...changes, quote: { ...sentQuote, declineReason: 'Over our budget.' } }),
    )
    expect(html).toContain(words)
    expect(html).toContain('Over our budget.')
    for (const action of ['Send quote', 'Revise quote']) expect(buttonsOf(html)).not.toContain(action)
  })
})

test('the pieces of a package are listed by room, unfolded for who picks them', () => {
  const html = draw(sampleOrder({ orderItems: [samplePackageItem()] }))
  expect(html).toContain('href="/designer-packages/one-bedroom"')
  expect(html).toMatch(/<details open/)
  for (const words of ['>Living room<', '1 × Driftline sofa, White oak', '1 × Crest bed, White oak'])
    expect(html).toContain(words)
})

test('a package is priced as one, with its pieces folded away', () => {
  const html = draw(sampleRequest({ orderItems: [samplePackageItem({ price: null })] }))
  expect(html).toContain('href="/designer-packages/one-bedroom"')
  expect(html).toMatch(/<details class[^>]*><summary[^>]*>4 items</)
  expect(html).toContain('Unit price of One-bedroom package')
})

test('an order without items says so', () => {
  expect(draw(sampleOrder({ orderItems: [] }))).toContain('No items found in this order.')
  expect(draw(sampleRequest({ orderItems: [] }))).toContain('No items found in this order.')
})

test('an unknown order is not a failure', () => {
  const html = draw(new CallError({ status: 404, code: 'order_not_found', message: 'Order not found' }))
  expect(html).toContain('Order not found.')
  expect(html).not.toContain('Try Again')
})

test('an order that could not be loaded can be asked for again', () => {
  const html = draw(new CallError({ status: 0, code: 'network', message: 'We could not reach the shop.' }))
  expect(html).toContain('Failed to fetch order details')
  expect(html).toContain('Try Again')
})

test('what the customer states to have paid stands beside the payment', () => {
  const claim = { method: 'cheque', reference: 'No. 4821', claimedAt: '2026-11-21T01:00:00.000Z' } as const
  expect(draw(sampleOrder({ paymentClaim: claim }))).toContain('Check · No. 4821')
})

test('a customer whose account was deleted is shown without an address to write to', () => {
  const { user } = sampleOrder()
  const html = draw(sampleOrder({ user: user && { ...user, email: '' } }))
  expect(html).toContain('The account was deleted.')
  expect(html).not.toMatch(/href="mailto:"/)
})

test('papers are offered once they have something to say, the packing slip no more once it is cancelled', () => {
  expect(buttonsOf(draw(sampleRequest({ quoteStatus: 'requested' })))).not.toContain('Quote PDF')
  expect(buttonsOf(draw(sampleRequest({ quoteStatus: 'quoted' })))).toContain('Quote PDF')
  expect(buttonsOf(draw(sampleOrder()))).toContain('Packing slip PDF')
  expect(buttonsOf(draw(sampleOrder({ status: 'cancelled' })))).not.toContain('Packing slip PDF')
  expect(buttonsOf(draw(sampleRequest()))).not.toContain('Packing slip PDF')
})

test.each([
  ['pending', true],
  ['shipped', true],
  ['delivered', false],
  ['cancelled', false],
] as const)('the address of a %s order can be changed: %j', (status, may) => {
  expect(buttonsOf(draw(sampleOrder({ status }))).includes('Change address')).toBe(may)
})

test('notes are shown with their author and can be added and deleted', () => {
  const note = {
    _id: id,
    text: 'Gate code 12.',
    author: { _id: id, name: 'Noa Kahale' },
    createdAt: '2026-11-21T01:00:00.000Z',
  }
  const html = drawPrivatePage(<OrderPage />, {
    path: `/admin/orders/${id}`,
    route: '/admin/orders/:id',
    answers: [
      [ask('GET /api/orders/:id', { params: { id } }), { order: sampleOrder() }],
      [ask('GET /api/orders/:id/notes', { params: { id } }), { notes: [note] }],
    ],
  })
  for (const words of ['Gate code 12.', 'Noa Kahale', 'The customer never sees them', 'Add note'])
    expect(html).toContain(words)
  expect(html).toContain('aria-label="Delete the note of Noa Kahale"')
})
