import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#server/db/schema/users.ts'
import { openStreet } from '#tests/support/street/open-street.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { shippingAddress } from '#tests/support/samples/addresses.ts'
import { openAccount, sellAtListPrices, studioOf, wanted } from '#tests/support/street/street-shopper.ts'
import { visitAs } from '#tests/support/street/walks.ts'

const street = openStreet()

test('a seller lists, adds and restocks what is theirs, and meets nothing else', async () => {
  const account = await openAccount(street, 'Makana')
  await street.shop.db.update(users).set({ role: 'seller' }).where(eq(users.id, account.id))
  const page = await street.visitor()
  await visitAs(page, { ...account, role: 'seller' })

  await page.goto('/seller/products')
  await page.getByRole('heading', { name: 'My Products' }).waitFor()
  await page.getByText('No products yet').waitFor()
  await page.getByRole('link', { name: 'Add product' }).first().click()

  await expect.poll(() => page.getByLabel('Cost price').count()).toBe(0)
  await page.getByLabel('Product name').fill('Shell lamp')
  await page.getByLabel('Product code').fill('MAK-LAMP-1')
  await page.getByLabel('Description', { exact: true }).fill('A lamp of capiz shell.')
  await page.getByLabel('Price', { exact: true }).fill('240')
  await page.getByLabel('Stock quantity').fill('3')
  await page.getByLabel('Category', { exact: true }).selectOption('chair')
  await page
    .locator('input[name=images]')
    .setInputFiles({ name: 'lamp.webp', mimeType: 'image/webp', buffer: Buffer.from(sampleFiles.webp) })
  await page.getByRole('button', { name: 'Add product' }).click()
  await page.waitForURL('**/seller/products')
  await page.getByRole('link', { name: 'Shell lamp', exact: true }).click()
  await page.getByLabel('Stock quantity').fill('8')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.waitForURL('**/seller/products')
  await page.getByText('$240.00').waitFor()
  await page.getByRole('cell', { name: '8', exact: true }).waitFor()
  for (const name of [/^Delete/, /^Export/])
    await expect.poll(() => page.getByRole('button', { name }).count()).toBe(0)
  await expect.poll(() => page.getByRole('link', { name: 'Bulk import' }).count()).toBe(0)

  const studio = await studioOf(street)
  const { products } = await wanted(street, studio, 'GET /api/products/managed')
  await sellAtListPrices(street)
  const query = { search: 'MAK-LAMP-1' }
  const [lamp] = (await wanted(street, studio, 'GET /api/products/managed', { query })).products
  const body = { orderItems: [{ product: lamp?._id ?? '', quantity: 3 }], shippingAddress }
  await wanted(street, await openAccount(street, 'Pua'), 'POST /api/orders', { body })
  await page.goto('/seller/orders')
  await page.getByText('3 × Shell lamp').waitFor()
  await page.getByText('3 sold for $720.00').waitFor()
  await page.getByText('Pua', { exact: false }).waitFor()
  const others = products.find(({ owner }) => owner === null)
  await page.goto(`/seller/products/${others?._id}/edit`)
  await page.getByText('Product not found').waitFor()
  await page.goto('/admin/products')
  await page.waitForURL('**/admin/login?*')
  expect(street.complaints.filter((words) => !words.startsWith('Failed to load resource'))).toEqual([])
})

test('a customer at a page for sellers hears that it is not theirs, and stays signed in', async () => {
  const page = await street.visitor()
  await visitAs(page, await openAccount(street, 'Pua'))
  await page.goto('/seller/products')
  await page.getByRole('heading', { name: 'Page not found' }).waitFor()
  expect(new URL(page.url()).pathname).toBe('/seller/products')
  await page.getByRole('main').getByRole('link', { name: 'Browse Collection' }).click()
  await page.waitForURL('**/category/all')
})
