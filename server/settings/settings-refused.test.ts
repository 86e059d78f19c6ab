import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { auditLog } from '#server/db/schema/audit.ts'
import { noa } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()

const read = async () => (await shop.as(noa).call('GET /api/settings')).settings
const save = (body: object) => shop.as(noa).call('PUT /api/settings', { body })
const countRecords = () => shop.shop.db.$count(auditLog, eq(auditLog.objectType, 'settings'))

const twoDecimals = 'Use at most two decimals'
const notNegative = 'Use an amount of $0.00 or more'
const braces = (names: string) =>
  `${names} no ${names.endsWith('is') ? 'fact' : 'facts'} of the shop: take the braces away`
const https = 'Use an address that begins with https://'
const picture = 'Use a picture of this shop, or an address that begins with https://'
const hosts = 'Write host names only, such as models.example.com, one on each line'

test.each<[path: string, sections: object, message: string]>([
  ['general.storeName', { general: { storeName: '  ' } }, 'Store name is required'],
  ['general.storeEmail', { general: { storeEmail: 'aloha@lanai' } }, 'Email is invalid'],
  ['general.storeEmail', { general: { storeEmail: '' } }, 'Email is required'],
  ['general.phoneNumber', { general: { phoneNumber: '' } }, 'Phone number is required'],
  ['general.phoneNumber', { general: { phoneNumber: 'abc' } }, 'Please enter a valid phone number'],
  ['general.address', { general: { address: '' } }, 'Address is required'],
  ['general.shipsTo', { general: { shipsTo: '' } }, 'Say where you deliver'],
  ['general.quoteHoursTo', { general: { quoteHoursFrom: 49 } }, 'Use at least 49: it takes no less'],
  [
    'general.designDaysTo',
    { general: { designDaysTo: 1, designDaysFrom: 2 } },
    'Use at least 2: it takes no less',
  ],
  ['general.returnDays', { general: { returnDays: 0 } }, 'Use 1 or more'],
  ['general.defectDays', { general: { defectDays: 366 } }, 'Use 365 or less'],
  ['general.damageHours', { general: { damageHours: 1.5 } }, 'Enter a whole number'],
  ['general.units', { general: { units: 'cubits' } }, 'Choose units'],
  ['general.timeZone', { general: { timeZone: 'Pacific/Lanai' } }, 'Choose a time zone'],
  ['general.defaultCountry', { general: { defaultCountry: 'Atlantis' } }, 'Choose a country'],
  ['general.quoteMode', { general: { quoteMode: 'yes' } }, 'Choose yes or no'],
  ['general.promoBanner', { general: { promoBanner: 'Until {may}' } }, braces('{may} is')],
  ['seo.metaTitle', { seo: { metaTitle: '{storename} {may}' } }, braces('{storename}, {may} are')],
  ['seo.metaDescription', { seo: { metaDescription: 'In {may}' } }, braces('{may} is')],
  ['general.promoBannerUntil', { general: { promoBannerUntil: 'soon' } }, 'Enter a date'],
  ['general.instagramUrl', { general: { instagramUrl: 'javascript:alert(1)' } }, https],
  ['general.facebookUrl', { general: { facebookUrl: 'http://facebook.com/lanai' } }, https],
  ['general.modelHosts', { general: { modelHosts: ['https://models.example.com/'] } }, hosts],
  [
    'general.modelHosts',
    { general: { modelHosts: ["models.example.com; script-src 'unsafe-inline'"] } },
    hosts,
  ],
  ['general.modelHosts', { general: { modelHosts: ['*'] } }, hosts],
  ['general.modelHosts', { general: { modelHosts: ['models.example.com:99999'] } }, hosts],
  ['general.logoUrl', { general: { logoUrl: '/pictures/..' } }, picture],
  ['general.logoUrl', { general: { logoUrl: 'http://other.example/logo.png' } }, picture],
  ['shipping.flatRateShipping', { shipping: { flatRateShipping: -0.01 } }, notNegative],
  ['shipping.freeShippingThreshold', { shipping: { freeShippingThreshold: 10.005 } }, twoDecimals],
  [
    'shipping.internationalShippingRate',
    { shipping: { internationalShippingRate: 'ten' } },
    'Enter an amount',
  ],
  [
    'shipping.minimumOrderAmount',
    { shipping: { minimumOrderAmount: 1e12 } },
    'Use an amount of at most $1,000,000.00',
  ],
  [
    'shipping.localPickupAddress',
    { shipping: { allowLocalPickup: true } },
    'Pickup address is required while local pickup is on',
  ],
  ['payment.taxRate', { payment: { taxRate: -0.01 } }, 'Use 0 or more'],
  ['payment.designFee', { payment: { designFee: 0 } }, 'Use an amount above $0.00'],
  ['payment.taxRate', { payment: { taxRate: 100.01 } }, 'Use 100 or less'],
  ['payment.taxRate', { payment: { taxRate: 4.712 } }, twoDecimals],
  [
    'payment.allowBankTransfer',
    { payment: { allowBankTransfer: false, allowCheque: false } },
    'Keep at least one of bank transfer, check and cash on delivery on',
  ],
  [
    'payment.bankDetails.accountNumber',
    { payment: { bankDetails: { accountNumber: '' } } },
    'Account number is required while bank transfer is on',
  ],
  [
    'payment.chequeDetails.payableTo',
    { payment: { chequeDetails: { payableTo: '' } } },
    'Payable to is required while check is on',
  ],
  ['email.adminEmail', { email: { adminEmail: 'studio@lanai.example, x@y.example' } }, 'Email is invalid'],
  ['email.lowStockThreshold', { email: { lowStockThreshold: 0 } }, 'Use 1 or more'],
  ['email.lowStockThreshold', { email: { lowStockThreshold: 2.5 } }, 'Enter a whole number'],
  [
    'email.welcomeEmailTemplate',
    { email: { welcomeEmailTemplate: 'Aloha {frist}, {last name}' } },
    'This letter has no placeholder {frist}, {last name}',
  ],
  [
    'email.welcomeEmailTemplate',
    { email: { welcomeEmailTemplate: 'Order {orderRef}' } },
    'This letter has no placeholder {orderRef}',
  ],
  [
    'email.orderConfirmationTemplate',
    { email: { orderConfirmationTemplate: '{trackingNumber}' } },
    'This letter has no placeholder {trackingNumber}',
  ],
  [
    'email.shippingConfirmationTemplate',
    { email: { shippingConfirmationTemplate: 'x'.repeat(10_001) } },
    'Use at most 10000 characters',
  ],
  ['seo.metaTitle', { seo: { metaTitle: '' } }, 'Title is required'],
  ['seo.metaDescription', { seo: { metaDescription: '' } }, 'Description is required'],
  [
    'seo.googleAnalyticsId',
    { seo: { googleAnalyticsId: "G-1'; script-src *" } },
    'Use a measurement ID such as G-AB12CD34EF',
  ],
  ['general.colour', { general: { colour: 'blue' } }, 'colour is not taken here'],
  ['payment.tax.county', { payment: { tax: { county: 'Maui' } } }, 'county is not taken here'],
  ['colour', { colour: 'blue' }, 'colour cannot be changed here'],
  ['numbers', { numbers: { prefixes: { invoice: 'F-' } } }, 'numbers cannot be changed here'],
])('%s: %j is refused', async (path, sections, message) => {
  const [before, recordsBefore] = [await read(), await countRecords()]
  // What stands beside it is not saved either.
  const body = {
    ...sections,
    seo: { siteKeywords: 'oak', ...('seo' in sections ? (sections.seo as object) : {}) },
  }
  await expect(save(body)).rejects.toMatchObject({
    status: 400,
    code: 'validation_failed',
    message,
    fields: { [path]: message },
  })
  expect(await read()).toEqual(before)
  expect(await countRecords()).toBe(recordsBefore)
})

test.each([
  ['text that is no JSON', '{'],
  ['a list', '[]'],
  ['a name that objects inherit', '{"__proto__":{"quoteMode":false}}'],
])('a section that is %s is refused', async (_what, general) => {
  await expect(save({ general })).rejects.toMatchObject({ status: 400 })
  expect((await read()).general.quoteMode).toBe(true)
  expect(({} as Record<string, unknown>).quoteMode).toBeUndefined()
})

test('what the shop says of its settings can be sent back whole, and changes nothing', async () => {
  const [before, recordsBefore] = [await read(), await countRecords()]
  expect((await save(before)).settings).toEqual(before)
  expect(await countRecords()).toBe(recordsBefore)
})
