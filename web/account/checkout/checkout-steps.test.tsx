import { expect, test } from 'vitest'
import { drawPrivatePage } from '#tests/support/pages/draw-private-page.tsx'
import { CheckoutSteps } from './checkout-steps.tsx'

function steps(html: string): string[] {
  return [...html.matchAll(/<li[^>]*>(.*?)<\/li>/g)].map(([, inside = '']) =>
    inside.replaceAll(/<[^>]*>/g, ''),
  )
}

const draw = (props: Parameters<typeof CheckoutSteps>[0]) =>
  drawPrivatePage(<CheckoutSteps {...props} />, { path: '/' })

test('a request has three steps, an order four', () => {
  expect(steps(draw({ current: 'shipping', mode: 'quote' }))).toEqual([
    'Shipping',
    'Request Quote',
    'Quote Submitted',
  ])
  const all = ['Shipping', 'Place Order', 'Confirmation', 'Payment']
  expect(steps(draw({ current: 'shipping', mode: 'purchase' }))).toEqual(all)
})

test('passed steps lead back, the others lead nowhere', () => {
  const html = draw({ current: 'placeorder', mode: 'purchase' })
  expect(html.match(/href="[^"]*"/g)).toEqual(['href="/shipping"'])
})

test('once there is an order, passed steps lead to what was agreed to', () => {
  const html = draw({ current: 'payment', mode: 'purchase', orderId: 'x' })
  expect(html.match(/href="[^"]*"/g)).toEqual([
    'href="/account/orders/x#shipping"',
    'href="/account/orders/x#items"',
    'href="/order/confirmation/x"',
  ])
})

test('the payment is open from the confirmation of an order that waits for it, and never in quote mode', () => {
  const confirmed = { current: 'confirmation', mode: 'purchase', orderId: 'x' } as const
  expect(draw({ ...confirmed, isPayable: true })).toContain('href="/payment/x"')
  expect(draw(confirmed)).not.toContain('href="/payment/x"')
  expect(draw({ ...confirmed, mode: 'quote', isPayable: true })).not.toContain('/payment/')
})
