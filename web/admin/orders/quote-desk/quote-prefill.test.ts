import { expect, test } from 'vitest'
import { settingsWith } from '#tests/support/pages/draw-private-page.tsx'
import { samplePackageItem, sampleRequest } from '#tests/support/samples/order.ts'
import { isAmount, pricesBeside, quotePrefill, ruledTotals } from './quote-prefill.ts'

const settings = settingsWith()
/** Half past nine in the evening of November 20 in Honolulu; November 21 in London. */
const evening = new Date('2026-11-21T07:30:00Z')

test('a request starts at list prices, with shipping and tax by the rules, for 14 days of the store', () => {
  expect(quotePrefill(sampleRequest(), settings, evening)).toEqual({
    items: [{ _id: '44444444-4444-4444-8444-444444444444', price: 600 }],
    shippingPrice: 0,
    taxPrice: 120,
    discount: 0,
    validUntil: '2026-12-04',
    note: '',
    schedule: settings.schedule,
    seenSentAt: null,
  })
})

test('a revision starts with what was sent', () => {
  const schedule = { kind: 'full', depositPercent: 30, depositDays: 10, balanceDays: 2 } as const
  const [item] = sampleRequest().orderItems
  const sent = sampleRequest({
    quoteStatus: 'quoted',
    orderItems: item ? [{ ...item, price: 550.5 }] : [],
    shippingPrice: 20,
    taxPrice: 55,
    discount: 25,
    quote: {
      validUntil: '2026-11-30',
      note: 'With aloha',
      sentAt: '2026-11-20T22:00:00.000Z',
      declineReason: '',
      dues: [],
      schedule,
    },
  })
  expect(quotePrefill(sent, settings, evening)).toEqual({
    items: [{ _id: '44444444-4444-4444-8444-444444444444', price: 550.5 }],
    shippingPrice: 20,
    taxPrice: 55,
    discount: 25,
    validUntil: '2026-11-30',
    note: 'With aloha',
    schedule,
    seenSentAt: '2026-11-20T22:00:00.000Z',
  })
})

test('delivery is included with packages alone', () => {
  const paidDelivery = { ...settings, shipping: { ...settings.shipping, enableFreeShipping: false } }
  const shippingOf = (orderItems: ReturnType<typeof sampleRequest>['orderItems']) =>
    ruledTotals(
      sampleRequest({ orderItems }),
      orderItems.map(({ _id }) => ({ _id, price: 10 })),
      paidDelivery,
    ).shippingPrice
  expect(shippingOf([samplePackageItem()])).toBe(0)
  expect(shippingOf([samplePackageItem(), ...sampleRequest().orderItems])).toBe(10_00)
})

test.each([
  [12.5, true],
  [0, true],
  [undefined, false],
  [Number.NaN, false],
  [-5, false],
  [2200.555, false],
])('%d is an amount that a quote may say: %j', (dollars, is) => {
  expect(isAmount(dollars)).toBe(is)
})

test.each([
  ['rounded half up', 0.05, 1],
  ['0 for a price that is not set', Number.NaN, 0],
])('the tax by the rate is %s', (_case, price, taxCents) => {
  const items = [{ _id: '44444444-4444-4444-8444-444444444444', price }]
  expect(ruledTotals(sampleRequest(), items, settings).taxPrice).toBe(taxCents)
})

test('what was typed stays beside saved lines, but for one that is gone or was saved at another price', () => {
  const prices = (...items: [string, number][]) => items.map(([_id, price]) => ({ _id, price }))
  const before = prices(['sofa', 600], ['lamp', 50], ['rug', 90])
  const typed = prices(['sofa', 550], ['lamp', 45], ['rug', 80])
  const saved = prices(['stairs', 120], ['rug', 100], ['sofa', 600])
  expect(pricesBeside(before, saved, typed)).toEqual(prices(['stairs', 120], ['rug', 100], ['sofa', 550]))
})
