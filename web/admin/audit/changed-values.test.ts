import { expect, test } from 'vitest'
import type { AuditEntry } from './changed-thing.ts'
import { z } from 'zod'
import { Settings } from '#contract/settings.ts'
import { changedValues } from './changed-values.ts'

const entry: AuditEntry = {
  _id: '1',
  createdAt: '2026-11-20T22:00:00.000Z',
  actor: { _id: 'a', name: 'Noa Kahale' },
  action: 'product.changed',
  object: { type: 'product', id: 'p', name: 'Reed chair' },
  before: {},
  after: {},
  lines: 0,
  address: '',
}
const shown = (before: object, after: object) =>
  changedValues({ ...entry, before: { ...before }, after: { ...after } }, 'Pacific/Honolulu')

test.each([
  ['an amount in cents', { salePrice: 12_50 }, { salePrice: null }, ['Sale price', '$12.50', '']],
  [
    'several amounts',
    { prices: [null, 100] },
    { prices: [600_00, 100] },
    ['Prices', '–, $1.00', '$600.00, $1.00'],
  ],
  [
    'an end of a guide price',
    { guidePrice: { to: 800_00 } },
    { guidePrice: { to: 900_00 } },
    ['Guide price · To', '$800.00', '$900.00'],
  ],
  ['where a product stands', { state: 'draft' }, { state: 'live' }, ['State', 'Draft', 'Live']],
  ['a number that is none', { taxRate: 10 }, { taxRate: 4.5 }, ['Tax rate', '10', '4.5']],
  ['a large number', { stock: 900 }, { stock: 1200 }, ['Stock', '900', '1,200']],
  ['a tab of packages', { tab: 'full-home' }, { tab: null }, ['Tab', 'Full Home Packages', '']],
  ['a name of the code', {}, { cause: 'order_placed' }, ['Cause', '', 'Order placed']],
  ['yes and no', { isOnSale: false }, { isOnSale: true }, ['Is on sale', 'No', 'Yes']],
  ['a list', { features: ['Oak'] }, { features: ['Oak', 'Linen'] }, ['Features', 'Oak', 'Oak, Linen']],
  [
    'a moment, by the clock of the store',
    { paidAt: null },
    { paidAt: '2026-11-20T22:00:00.000Z' },
    ['Paid at', '', 'Nov 20, 2026, 12:00 PM'],
  ],
  [
    'a value of a group',
    { variantStock: { oak: 2 } },
    { variantStock: { oak: 5 } },
    ['Variant stock · Oak', '2', '5'],
  ],
  [
    'a setting by its path',
    { 'shipping.flatRateShipping': 10_00 },
    { 'shipping.flatRateShipping': 15_00 },
    ['Shipping · Flat rate shipping', '$10.00', '$15.00'],
  ],
  [
    'things of a list by their names',
    { variants: [{ name: 'Wood', options: [] }] },
    {
      variants: [
        { name: 'Wood', options: [] },
        { name: 'Fabric', options: [] },
      ],
    },
    ['Variants', 'Wood', 'Wood, Fabric'],
  ],
  [
    'a difference below the names',
    { variants: [{ name: 'Wood', options: [1] }] },
    { variants: [{ name: 'Wood', options: [2] }] },
    ['Variants', 'Wood', 'Wood (changed inside)'],
  ],
  ['a file', { evidence: '7b9a63f2-da93-441b-a565-758775cd47d0' }, {}, ['Evidence', 'A file', '']],
  ['another id', { line: '7b9a63f2-da93-441b-a565-758775cd47d0' }, { line: null }, ['Line', '75cd47d0', '']],
  ['what was nothing before', {}, { role: 'seller' }, ['Role', '', 'Seller']],
  ['what names the thing and did not change', { comment: 1 }, { comment: 1 }, ['Comment', '', '1']],
] as const)('%s', (_what, before, after, [field, was, is]) => {
  expect(shown(before, after)).toEqual([{ field, before: was, after: is }])
})

test.each([
  [
    'order',
    { status: 'cancelled', quoteStatus: 'quoted', paymentMethod: 'wire_transfer' },
    ['Cancelled', 'Quoted', 'Wire Transfer'],
  ],
  ['product', { variantKey: 'natural-linen', day: '2026-12-12' }, ['Natural linen', 'December 12, 2026']],
  [
    'product',
    { productCode: '1234-56-78', sku: '2026-12-12', name: '1234-56-78T99:99', day: '2026-13-01' },
    ['1234-56-78', '2026-12-12', '1234-56-78T99:99', '2026-13-01'],
  ],
  ['design', { status: 'in_progress', paymentStatus: 'paid' }, ['In Progress', 'Paid']],
  [
    'settings',
    { 'general.units': 'metric', 'payment.tax.mode': 'flat', template: 'welcomeEmailTemplate' },
    ['Centimeters and kilograms', 'One rate for everywhere', 'Welcome email'],
  ],
])('the values of %s are told as its pages say them', (type, after, words) => {
  const object = { type, id: 'o', name: null }
  const told = changedValues({ ...entry, object, after }, 'Pacific/Honolulu')
  expect(told.map((value) => value.after)).toEqual(words)
})

test('a long text is cut', () => {
  const [value] = shown({}, { text: 'x'.repeat(5000) })
  expect(value?.after).toBe(`${'x'.repeat(400)}…`)
})

test('every amount of the settings is told in dollars', () => {
  const settings = Settings.parse({ general: {}, shipping: {}, payment: {}, email: {}, seo: {} })
  const wire = z.encode(Settings, settings)
  const amounts = (['shipping', 'payment'] as const).flatMap((section) =>
    Object.entries<unknown>(settings[section]).flatMap(([name, value]) => {
      const sent: unknown = Object.entries(wire[section]).find(([other]) => other === name)?.[1]
      return typeof value === 'number' && value !== sent ? [`${section}.${name}`] : []
    }),
  )
  expect(amounts).toContain('payment.smallDifference')
  for (const path of amounts)
    expect(shown({ [path]: 1_00 }, { [path]: 2_00 })).toMatchObject([{ before: '$1.00', after: '$2.00' }])
})
