import { expect, test } from 'vitest'
import { drawPrivatePage } from '#tests/support/pages/draw-private-page.tsx'
import { sampleOrder, samplePackageItem } from '#tests/support/samples/order.ts'
import { orderItemLine } from './order-item-line.ts'
import { OrderItems } from './order-items.tsx'

const [chairs] = sampleOrder().orderItems

function draw(item = samplePackageItem(), showsPieces = false): string {
  const lines = [item, ...(chairs ? [chairs] : [])].map(orderItemLine)
  return drawPrivatePage(<OrderItems lines={lines} unpriced="Quote Pending" showsPieces={showsPieces} />, {
    path: '/',
  })
}

test('a package leads to its page and holds its pieces by room, folded away', () => {
  const html = draw()
  expect(html).toContain('href="/designer-packages/one-bedroom"')
  expect(html).toMatch(/<details(?! open)[^>]*><summary[^>]*>4 items</)
  for (const words of [
    '>Living room<',
    '1 × Driftline sofa, White oak',
    '>2 × Linen cushion<',
    '>Bedroom<',
    '$35,888.00',
  ])
    expect(html).toContain(words)
})

test('who picks the pieces sees them at once', () => {
  expect(draw(samplePackageItem(), true)).toMatch(/<details open/)
})

test('of several sets it says what is in each', () => {
  const html = draw(samplePackageItem({ quantity: 2 }))
  expect(html).toContain('4 items in each set')
  expect(html).toContain('$71,776.00')
})

test('a piece leads to its own page and has nothing to unfold', () => {
  const html = draw()
  expect(html).toContain('href="/product/55555555-5555-4555-8555-555555555555"')
  expect(html).toContain('>Natural ash<')
  expect(html.match(/<details/g)).toHaveLength(1)
})

test('a package of a quote that is not priced yet shows no figure', () => {
  const html = draw(samplePackageItem({ price: null }))
  expect(html).toContain('Quote Pending')
  expect(html).not.toContain('35,888')
  expect(html).toContain('Quantity</span>1<')
})
