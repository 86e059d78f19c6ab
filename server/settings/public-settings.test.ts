import { expect, test } from 'vitest'
import { nobody } from '#tests/support/people.ts'
import { currentSettings } from './current-settings.ts'
import { publicSettings } from './public-settings.ts'
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

test('the promo banner is gone by itself after its last day where the store is', async () => {
  await shop.set('general', { promoBanner: 'Teak week', promoBannerUntil: '2026-11-21' })
  const [before, lastHour, after] = ['2026-11-20T22:00Z', '2026-11-22T09:59Z', '2026-11-22T10:00Z'].map(
    (moment) => new Date(moment),
  )
  const stored = await currentSettings.get(shop.shop)
  expect([before, lastHour, after].map((now) => publicSettings(stored, now!).promoBanner)).toEqual([
    'Teak week',
    'Teak week',
    '',
  ])
  expect(
    publicSettings({ ...stored, general: { ...stored.general, promoBannerUntil: '' } }, after!).promoBanner,
  ).toBe('Teak week')
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
