import { expect, test } from 'vitest'
import { firstRates } from '#domain/tax/excise-rates.ts'
import { seedSettings } from '#tests/support/seed/settings.ts'
import { openStreet } from '#tests/support/street/open-street.ts'
import { openAccount, placeOrder, studioOf } from '#tests/support/street/street-shopper.ts'
import { visitAs } from '#tests/support/street/walks.ts'

const street = openStreet()

test('the tax follows whatever is taxed, and stays once it was typed', async () => {
  await seedSettings(street.shop, 'payment', {
    tax: { mode: 'hawaii', rates: [...firstRates], taxDelivery: true },
  })
  const { _id: id } = await placeOrder(street, await openAccount(street, 'Leilani'))
  const page = await street.visitor({ width: 1440, height: 900 })
  await visitAs(page, await studioOf(street))
  await page.goto(`/admin/orders/${id}`)
  const tax = () => page.getByLabel('Tax').inputValue()
  await page.getByLabel(/^Unit price of/).fill('1000')
  await page.getByLabel('Shipping').fill('200')
  expect(await tax()).toBe('56.54')
  await page.getByLabel('Discount').fill('100')
  expect(await tax()).toBe('51.83')
  await page.getByLabel('Tax').fill('7')
  await page.getByLabel('Shipping').fill('300')
  expect(Number(await tax())).toBe(7)
  expect(street.complaints).toEqual([])
})
