import { expect, test } from 'vitest'
import { type ComparedQuote, quoteChanges } from './quote-changes.ts'

const chair = {
  _id: 'a',
  name: 'Reed chair',
  variants: { Finish: 'Natural ash' },
  quantity: 2,
  price: 600_00,
  discount: null,
}
const desk = { ...chair, _id: 'b', name: 'Tide desk', variants: {}, quantity: 1, price: 900_00 }
const crew = { ...desk, _id: 'c', name: 'Two people and a truck', price: 120_00 }
const sent: ComparedQuote = {
  items: [chair, desk],
  shippingPrice: 20_00,
  taxPrice: 0,
  discount: 0,
  totalPrice: 2_120_00,
  validUntil: '2026-11-30',
}

test.each<[string, Partial<ComparedQuote>, string[]]>([
  ['nothing', {}, []],
  ['a line added', { items: [chair, desk, crew] }, ['Added: 1 × Two people and a truck, $120.00 each']],
  ['a line removed', { items: [desk] }, ['Removed: 2 × Reed chair (Natural ash)']],
  [
    'a finish swapped',
    { items: [{ ...chair, variants: { Finish: 'Koa' } }, desk] },
    ['Reed chair (Koa) instead of Reed chair (Natural ash)'],
  ],
  [
    'a piece swapped, and more of it',
    { items: [{ ...chair, name: 'Kelp chair', quantity: 3 }, desk] },
    ['Kelp chair (Natural ash) instead of Reed chair (Natural ash), quantity 3 instead of 2'],
  ],
  [
    'quantity, price and discount of a line',
    { items: [chair, { ...desk, quantity: 2, price: 850_00, discount: { percent: 10 } }] },
    [
      'Tide desk: quantity 2 instead of 1, price $850.00 instead of $900.00, discount $170.00 instead of $0.00',
    ],
  ],
  [
    'the figures and the day',
    { shippingPrice: 0, discount: 50_00, totalPrice: 2_050_00, validUntil: '2026-12-20' },
    [
      'Shipping $0.00 instead of $20.00',
      'Discount $50.00 instead of $0.00',
      'Total $2,050.00 instead of $2,120.00',
      'Valid until December 20, 2026 instead of November 30, 2026',
    ],
  ],
])('says what changed: %s', (_case, changes, words) => {
  expect(quoteChanges(sent, { ...sent, ...changes })).toEqual(words)
})
