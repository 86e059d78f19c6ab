import { expect, test } from 'vitest'
import { drawPrivatePage } from '#tests/support/pages/draw-private-page.tsx'
import { sampleOrder, sampleRequest } from '#tests/support/samples/order.ts'
import type { ShownOrder } from '#web/orders/order-state.ts'
import { CancelOrder } from './cancel-order.tsx'

function draw(order: ShownOrder): string {
  return drawPrivatePage(<CancelOrder order={order} />, { path: '/' })
}

test.each([
  ['pending', 'pending', true],
  ['processing', 'rejected', true],
  ['processing', 'paid', false],
  ['shipped', 'pending', false],
  ['delivered', 'paid', false],
  ['cancelled', 'pending', false],
] as const)(
  'an order that is %s, its payment %s, can be cancelled here: %s',
  (status, paymentStatus, may) => {
    expect(draw(sampleOrder({ status, paymentStatus })).includes('>Cancel order<')).toBe(may)
  },
)

test('a paid order is cancelled by the studio', () => {
  const words = draw(sampleOrder({ paymentStatus: 'paid' })).replaceAll(/<[^>]*>/g, '')
  expect(words).toContain('Your order is paid, so call us at (808) 555-0142 to cancel it.')
})

test('a request can be taken back; a quote is declined instead', () => {
  expect(draw(sampleRequest())).toContain('>Cancel request<')
  expect(draw(sampleRequest({ quoteStatus: 'quoted' }))).toBe('')
  expect(draw(sampleRequest({ quoteStatus: 'accepted' }))).toContain('>Cancel order<')
})
