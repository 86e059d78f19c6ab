import { expect, test } from 'vitest'
import { shippingCountryNames } from '#domain/users/countries.ts'
import { drawStandingPage } from '#tests/support/pages/draw-standing-page.ts'

/** The policy text of the specification: which page says what. */
const said: Record<string, string[]> = {
  '/warranty': [
    'Warranties run about 1 to 5 years from delivery',
    '1 year Designer packages',
    'report it within 48 hours of delivery',
    'lead time of minimum 3 months from final purchase-order confirmation and deposit',
    'booked at least 2 weeks ahead',
  ],
  '/returns': [
    'Within 48 hours of delivery A piece arrived damaged',
    'Within 14 days of delivery It is not right for the room',
    'Within 30 days of delivery A designer-package piece has a manufacturing defect',
    'when you ask within 14 days of delivery',
    'Report damage within 48 hours of delivery',
    'Custom items Designer-package items Final-sale items Personalized items',
    'non-returnable except for manufacturing defects',
    '30-day return policy',
    '1-year manufacturer warranty',
    'Refunds take 10-14 business days after inspection and go to the original payment method',
    '50% non-refundable deposit',
    'Custom design services are paid in full before design work begins',
  ],
  '/shippingterm': [
    'We ship to all Hawaiian islands.',
    '2-4 weeks In-stock items',
    '8-12 weeks Made-to-order items, plus delivery',
    '8-12 weeks Designer packages',
    'minimum 3 months from final purchase-order confirmation and deposit',
    'at least 2 weeks ahead',
    'Delivery and installation included for 2025',
    'Shipping is included for standard delivery on Oahu',
    'Prices are in USD',
    'report damage within 48 hours of delivery',
    ...Object.values(shippingCountryNames),
  ],
  '/terms': [
    'Last updated May 15, 2025',
    'Prices are in USD and exclude taxes',
    'answered by email within 24-48 hours',
    'A 50% non-refundable deposit confirms your purchase order',
    'The balance is due before delivery or installation',
    'Payment is by credit card, bank transfer or check',
    'Coming Soon',
    'JPEG, PNG or PDF, under 5 MB',
    'Wire verification takes 1-2 business days',
    'cheque verification 5-7 business days after receipt',
    'The returned check fee is $35',
    'Custom design services are paid in full before design work begins',
    'a design fee of $500, due upfront',
    'up to two revision rounds',
    'We ship to all Hawaiian islands',
    'In-stock items take 2-4 weeks; made-to-order items 8-12 weeks plus delivery; designer packages 8-12 weeks',
    'delivery and installation are included for 2025',
    'minimum 3 months from final purchase-order confirmation and deposit',
    'booked at least 2 weeks ahead',
    'Returns must be requested within 14 days of delivery',
    'damage reported within 48 hours of delivery',
    'Custom, designer-package, final-sale and personalized items are non-returnable except for manufacturing defects',
    'the 30-day return policy applies',
    'Refunds take 10-14 business days after inspection and go to the original payment method',
    'Manufacturer warranties run about 1 to 5 years from delivery, and 1 year for designer packages',
  ],
}
const policies = Object.keys(said)
const rows = Object.entries(said).flatMap(([path, all]) => all.map((words) => [path, words] as const))

test.each(rows)('%s says: %s', async (path, words) => {
  expect((await drawStandingPage(path)).words).toContain(words)
})

test('the terms have exactly ten numbered sections, in order', async () => {
  const { main, words } = await drawStandingPage('/terms')
  const numbers = [...main.matchAll(/<h2[^>]*>(\d+)\. /g)].map(([, number]) => Number(number))
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(main.match(/<h2/g)).toHaveLength(10)
  expect(words).toContain('4. Orders and deposits All sales go through a purchase-order system.')
})

test.each(policies)('each link within %s leads to a section, and each section has its link', async (path) => {
  const { main } = await drawStandingPage(path)
  const links = [...main.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  const sections = [...main.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(links)).toEqual(new Set(sections))
  expect(new Set(sections).size).toBe(sections.length)
})

test.each(policies)('%s leads to the other policies', async (path) => {
  const { main } = await drawStandingPage(path)
  const others = main.slice(main.indexOf('aria-label="Other policies"'))
  const linked = [...others.matchAll(/href="([^"]+)"/g)].map(([, address]) => address)
  expect(linked.toSorted()).toEqual(policies.filter((policy) => policy !== path).toSorted())
})

test.each([
  [{}, 'Shipping is Free when your items come to more than $100, otherwise $10.'],
  [
    { freeShippingThreshold: 250, flatRateShipping: 12.5 },
    'Shipping is Free when your items come to more than $250, otherwise $12.50.',
  ],
  [{ enableFreeShipping: false }, 'Shipping is $10. Checkout'],
  [{ internationalShippingRate: 80 }, 'otherwise $10. Outside the United States it is $80 more.'],
  [{ internationalShippingRate: 80, allowInternationalShipping: false }, 'otherwise $10. Checkout'],
  [{ allowLocalPickup: true }, 'otherwise $10. Local pickup is Free.'],
])('with the settings %j the shipping policy says: %s', async (shipping, words) => {
  expect((await drawStandingPage('/shippingterm', { shipping })).words).toContain(words)
})

test('a shop that ships within the country alone names no other', async () => {
  const { words } = await drawStandingPage('/shippingterm', {
    shipping: { allowInternationalShipping: false },
  })
  expect(words).toContain('addresses in the rest of the United States. The shipping cost')
})

test.each([
  [{}, 'the minimum order amount is $500.00. Tax of 10 percent of the items'],
  [
    { shipping: { minimumOrderAmount: 750 }, payment: { taxRate: 4.5 } },
    'the minimum order amount is $750.00. Tax of 4.5 percent of the items',
  ],
])('with the settings %j the terms say: %s', async (set, words) => {
  expect((await drawStandingPage('/terms', set)).words).toContain(words)
})

test('the terms name the shop by its own name', async () => {
  const { words } = await drawStandingPage('/terms', { general: { storeName: 'Kona House' } })
  expect(words).toContain('These terms are between you and Kona House.')
})
