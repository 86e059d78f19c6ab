import type { Reply } from '#contract/call.ts'
import { shippingAddress } from './addresses.ts'
import { samplePayment } from './payment.ts'

type SampleOrder = Reply<'GET /api/orders/:id'>['order']

/** An order for two chairs as the studio sees it, placed at list prices and not paid yet. */
export function sampleOrder(changes: Partial<SampleOrder> = {}): SampleOrder {
  const order = { ...unpaidOrder, ...changes }
  return { payment: paymentOf(order), ...order }
}

function paymentOf({ totalPrice, quoteStatus, paymentStatus, status }: typeof unpaidOrder) {
  if (quoteStatus && quoteStatus !== 'accepted') return null
  const cents = Math.round(totalPrice * 100)
  return samplePayment(totalPrice, {
    isCancelled: status === 'cancelled',
    received: paymentStatus === 'paid' || paymentStatus === 'refunded' ? cents : 0,
    refunded: paymentStatus === 'refunded' ? cents : 0,
  })
}

const unpaidOrder: Omit<SampleOrder, 'payment'> = {
  _id: '33333333-3333-4333-8333-0000deadbeef',
  number: 'LN-1042',
  kind: 'purchase',
  createdAt: '2026-11-20T22:00:00.000Z',
  updatedAt: '2026-11-20T22:00:00.000Z',
  status: 'pending',
  quoteStatus: null,
  paymentMethod: 'wire_transfer',
  paymentStatus: 'pending',
  isPaid: false,
  paidAt: null,
  isDelivered: false,
  deliveredAt: null,
  hasEvidence: false,
  itemsPrice: 1200,
  shippingPrice: 0,
  taxPrice: 120,
  discount: 0,
  totalPrice: 1320,
  quoteHoursFrom: 24,
  quoteHoursTo: 48,
  changeRequestedAt: null,
  unreadMessages: 0,
  itemCount: 2,
  images: [],
  user: {
    _id: 'aaaaaaaa-1111-4111-8111-aaaaaaaaaaaa',
    name: 'Leilani Akana',
    email: 'leilani@example.com',
    firstName: 'Leilani',
    lastName: 'Akana',
    fullName: 'Leilani Akana',
  },
  orderItems: [
    {
      _id: '44444444-4444-4444-8444-444444444444',
      product: '55555555-5555-4555-8555-555555555555',
      packageId: null,
      leadWeeks: null,
      pieces: [],
      name: 'Reed chair',
      image: '',
      quantity: 2,
      price: 600,
      listPrice: 600,
      costPrice: 450,
      variants: { Finish: 'Natural ash' },
    },
  ],
  shippingAddress,
  isPickup: false,
  deliveryWishes: null,
  tax: null,
  shippingMethod: '',
  trackingNumber: '',
  paymentEvidence: null,
  paymentEvidenceUploadedAt: null,
  paymentClaim: null,
  paymentNote: '',
  quote: null,
  history: [{ type: 'placed', title: 'Order placed', date: '2026-11-20T22:00:00.000Z', description: '' }],
  historyCount: 1,
}

/** The same as a quote request that the studio has not answered. */
export function sampleRequest(changes: Partial<SampleOrder> = {}): SampleOrder {
  const order = sampleOrder()
  return sampleOrder({
    kind: 'quote',
    quoteStatus: 'requested',
    itemsPrice: 0,
    taxPrice: 0,
    totalPrice: 0,
    orderItems: order.orderItems.map((item) => ({ ...item, price: null })),
    quote: { validUntil: null, note: '', sentAt: null, declineReason: '', dues: [] },
    ...changes,
  })
}

const inOak = { quantity: 1, variants: { Wood: 'White oak' } }
const sofa = {
  room: 'Living room',
  product: '77777777-7777-4777-8777-777777777777',
  name: 'Driftline sofa',
  ...inOak,
}
const cushions = { room: 'Living room', product: null, name: 'Linen cushion', quantity: 2, variants: {} }
const bed = {
  room: 'Bedroom',
  product: '88888888-8888-4888-8888-888888888888',
  name: 'Crest bed',
  ...inOak,
}

/** A designer package as an order holds it, with what stood in it when it was ordered. */
export function samplePackageItem(
  changes: Partial<SampleOrder['orderItems'][number]> = {},
): SampleOrder['orderItems'][number] {
  return {
    _id: '66666666-6666-4666-8666-666666666666',
    product: null,
    packageId: 'one-bedroom',
    leadWeeks: null,
    pieces: [sofa, cushions, bed],
    name: 'One-bedroom package',
    image: '',
    quantity: 1,
    price: 35_888,
    listPrice: 35_888,
    variants: {},
    ...changes,
  }
}
