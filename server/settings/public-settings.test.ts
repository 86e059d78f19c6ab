import { expect, test } from 'vitest'
import { nobody } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()

const ask = async () => (await shop.as(nobody).call('GET /api/settings/public')).settings

test('everyone learns the name, the mode and the figures of the shop', async () => {
  expect(await ask()).toMatchObject({
    storeName: 'Lānai',
    quoteMode: true,
    timeZone: 'Pacific/Honolulu',
    defaultCountry: 'Indonesia',
    taxRate: 10,
    shipping: { freeShippingThreshold: 100, flatRateShipping: 10, minimumOrderAmount: 500 },
  })
})

test('the methods of payment are those switched on, card and PayPal as announced', async () => {
  await shop.set('payment', { allowPaypal: true, allowCheque: false })
  expect((await ask()).paymentMethods).toEqual([
    { method: 'wire_transfer', label: 'Wire Transfer', comingSoon: false },
    { method: 'credit_card', label: 'Credit Card', comingSoon: true },
    { method: 'paypal', label: 'PayPal', comingSoon: true },
  ])
})

test('a changed setting is told at once', async () => {
  expect((await ask()).quoteMode).toBe(true)
  await shop.set('general', { quoteMode: false })
  expect((await ask()).quoteMode).toBe(false)
})

test('bank details, mail templates and internal addresses stay inside', async () => {
  await shop.set('payment', {
    bankDetails: { bankName: 'Canary bank', accountName: 'x', accountNumber: '1', routingNumber: '2' },
  })
  const text = JSON.stringify(await ask())
  expect(text).not.toMatch(
    /canary|bankDetails|chequeDetails|template|adminEmail|studio@|lowStock|modelHosts/i,
  )
})
