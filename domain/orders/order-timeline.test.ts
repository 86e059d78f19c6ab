import { expect, test } from 'vitest'
import { orderTimeline, type TimelineOrder } from './order-timeline.ts'

const placed: TimelineOrder<string> = {
  status: 'pending',
  paymentStatus: 'pending',
  isDelivered: false,
  createdAt: '2025-06-01',
  paidAt: null,
  deliveredAt: null,
  trackingNumber: '',
  quoteStatus: null,
  quote: null,
}

function doneSteps(order: Partial<TimelineOrder<string>>): string[] {
  return orderTimeline({ ...placed, ...order })
    .filter((step) => step.isDone)
    .map((step) => step.label)
}

test('an order has five steps', () => {
  expect(orderTimeline(placed)).toEqual([
    { label: 'Order Placed', isDone: true, date: '2025-06-01' },
    { label: 'Payment', isDone: false },
    { label: 'Processing', isDone: false },
    { label: 'Shipped', isDone: false },
    { label: 'Delivered', isDone: false },
  ])
})

test.each([
  ['paid', 'Order Placed, Payment', { paymentStatus: 'paid' }],
  ['with a rejected payment', 'Order Placed', { paymentStatus: 'rejected' }],
  ['in processing', 'Order Placed, Payment, Processing', { status: 'processing', paymentStatus: 'paid' }],
  ['shipped before it is paid', 'Order Placed, Processing, Shipped', { status: 'shipped' }],
  [
    'delivered',
    'Order Placed, Payment, Processing, Shipped, Delivered',
    { status: 'delivered', paymentStatus: 'paid', isDelivered: true },
  ],
  ['canceled', 'Order Placed, Canceled', { status: 'cancelled' }],
  ['refunded', 'Order Placed, Payment, Canceled', { status: 'cancelled', paymentStatus: 'refunded' }],
  ['asked for as a quote', 'Quote Requested', { quoteStatus: 'requested' }],
  ['quoted', 'Quote Requested, Quote Sent', { quoteStatus: 'quoted' }],
  [
    'accepted and paid',
    'Quote Requested, Quote Sent, Quote Accepted, Payment, Processing',
    { quoteStatus: 'accepted', paymentStatus: 'paid', status: 'processing' },
  ],
  ['declined', 'Quote Requested, Quote Sent, Canceled', { quoteStatus: 'declined', status: 'cancelled' }],
] as [string, string, Partial<TimelineOrder<string>>][])('an order %s has done: %s', (_case, done, order) => {
  expect(doneSteps(order).join(', ')).toBe(done)
})

test('payment and delivery carry their dates, shipping its tracking number', () => {
  const steps = orderTimeline({
    ...placed,
    status: 'delivered',
    paymentStatus: 'paid',
    isDelivered: true,
    paidAt: '2025-06-03',
    deliveredAt: '2025-07-10',
    trackingNumber: 'HNL 4711',
  })
  expect(steps.slice(1)).toEqual([
    { label: 'Payment', isDone: true, date: '2025-06-03' },
    { label: 'Processing', isDone: true },
    { label: 'Shipped', isDone: true, note: 'HNL 4711' },
    { label: 'Delivered', isDone: true, date: '2025-07-10' },
  ])
})

test('a quote that was sent carries its day', () => {
  const quoted = { ...placed, quoteStatus: 'quoted', quote: { sentAt: '2025-06-02' } } as const
  expect(orderTimeline(quoted)[1]).toEqual({ label: 'Quote Sent', isDone: true, date: '2025-06-02' })
})

test('the number of a parcel that is not on its way stays unsaid', () => {
  const steps = orderTimeline({ ...placed, status: 'processing', trackingNumber: 'HNL 4711' })
  expect(steps.map((step) => step.note)).not.toContain('HNL 4711')
})

test.each([
  ['declined', 'Quote declined'],
  ['expired', 'Quote expired'],
  ['requested', undefined],
  [null, undefined],
] as const)('a canceled order whose quote is %s says %s', (quoteStatus, note) => {
  expect(orderTimeline({ ...placed, status: 'cancelled', quoteStatus }).at(-1)).toEqual({
    label: 'Canceled',
    isDone: true,
    note,
  })
})
