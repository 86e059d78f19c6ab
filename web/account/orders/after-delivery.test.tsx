import { expect, test } from 'vitest'
import { drawPrivatePage } from '#tests/support/pages/draw-private-page.tsx'
import { sampleOrder, samplePackageItem, sampleRequest } from '#tests/support/samples/order.ts'
import type { ShownOrder } from '#web/orders/order-state.ts'
import { AfterDelivery } from './after-delivery.tsx'

const { product, ...item } = sampleOrder().orderItems[0]!
const delivered = { status: 'delivered', isDelivered: true, paymentStatus: 'paid' } as const
const reviewLink = `href="/product/${product}#reviews"`

function draw(order: ShownOrder): string {
  return drawPrivatePage(<AfterDelivery order={order} />, { path: '/' })
}

test('each delivered piece leads to its reviews, once, and the returns are told', () => {
  const inTwoFinishes = [
    { ...item, product },
    { ...item, product, _id: 'in another finish' },
  ]
  const html = draw(sampleOrder({ ...delivered, orderItems: inTwoFinishes }))
  expect(html.split(reviewLink)).toHaveLength(2)
  expect(html).toContain('Report damage within 48 hours and ask for returns within 14 days of delivery.')
  expect(html).toContain('href="/returns"')
  expect(html).not.toContain('Installation:')
})

test('a package has no reviews of its own: its pieces of the catalogue have', () => {
  const html = draw(sampleOrder({ ...delivered, orderItems: [samplePackageItem()] }))
  expect(html.match(/of (Driftline sofa|Crest bed|Linen cushion|One-bedroom package)</g)).toEqual([
    'of Driftline sofa<',
    'of Crest bed<',
  ])
  expect(html.match(/#reviews/g)).toHaveLength(2)
})

test('before, it says what to expect of the installation', () => {
  const html = draw(sampleOrder({ status: 'shipped' }))
  expect(html).not.toContain(reviewLink)
  expect(html).toContain(
    'Installation: Minimum 3 months from final purchase-order confirmation and deposit, booked at least 2 weeks ahead.',
  )
})

test.each([
  ['a canceled order', sampleOrder({ status: 'cancelled' })],
  ['a request', sampleRequest()],
])('nothing is to come of %s', (_case, order) => {
  expect(draw(order)).toBe('')
})
