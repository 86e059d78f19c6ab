import { expect, test } from 'vitest'
import { openStreet, STUDIO } from '#tests/support/street/open-street.ts'
import { pressInWindow, pressOnly, see, windowOver } from '#tests/support/street/page-acts.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { wanted, studioOf } from '#tests/support/street/street-shopper.ts'
import { signInToStudio, visitAs } from '#tests/support/street/walks.ts'

const street = openStreet()

const picture = (name: string, mimeType: string, bytes: Uint8Array) => ({
  name,
  mimeType,
  buffer: Buffer.from(bytes),
})

test('a product is written, refused, completed, saved, found, put on sale and deleted', async () => {
  const page = await street.visitor()
  await signInToStudio(page, STUDIO)
  await page.goto('/admin/products')
  await see(page, '1-10 of')
  await page.getByRole('link', { name: 'Add product' }).click()

  await pressOnly(page, 'Add product')
  await see(page, '7 things need your attention')
  const faults = page.getByRole('listitem').filter({ hasText: /required$/ })
  expect(await faults.allInnerTexts()).toEqual([
    'Product name is required',
    'Product code is required',
    'Description is required',
    'Price is required',
    'At least one product image is required',
    'Stock quantity is required',
    'Category is required',
  ])
  for (const words of ['Product code is required', 'At least one product image is required'])
    await page.getByRole('button', { name: words }).waitFor()
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toContain('need your attention')
  await pressOnly(page, 'Description is required')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
    .toBe('description')
  await pressOnly(page, 'Price is required')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('price')

  await page.getByLabel('Product name').fill('Hala chair')
  await page.getByLabel('Product code').fill('LN-CHA-900')
  await page.getByLabel('Description', { exact: true }).fill('A low chair with a woven seat.')
  await page.getByLabel('Price', { exact: true }).fill('$1,450')
  await page.getByLabel('Sale price').fill('1,500')
  await pressOnly(page, 'Add product')
  await page.getByRole('button', { name: 'Sale price must be less than regular price' }).waitFor()
  await page.getByLabel('Sale price').fill('')
  await page.getByLabel('Category', { exact: true }).selectOption('chair')
  await page.getByLabel('Feature 1', { exact: true }).fill('Woven by hand')

  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Features' }).click()
  await pressOnly(page, 'Preview as typed')
  for (const words of ['Hala chair', 'A low chair with a woven seat.', 'Woven by hand', 'Price on request'])
    await windowOver(page).getByText(words).waitFor()
  await pressInWindow(page, 'Close')

  await page
    .locator('input[name=images]')
    .setInputFiles([
      picture('front.png', 'image/png', sampleFiles.png),
      picture('back.jpg', 'image/jpeg', sampleFiles.jpeg),
    ])
  await page.getByLabel('Description of image 2').fill('From behind')
  await page.getByRole('button', { name: 'Move image 2 earlier' }).press('Enter')
  await expect.poll(() => page.getByLabel('Description of image 1').inputValue()).toBe('From behind')

  await pressOnly(page, 'Add variant')
  await page.getByLabel('Variant name').fill('Seat')
  await page.getByLabel('Option', { exact: true }).fill('Paper cord')
  await pressOnly(page, 'Add option')
  await page.getByLabel('Option', { exact: true }).nth(1).fill('Leather')
  await page.getByLabel('Price difference of Leather').fill('120.50')
  await page.getByLabel('Stock of Paper cord').fill('4')
  await page.getByLabel('Stock of Leather').fill('2')

  await page.getByRole('link', { name: 'Cancel' }).click()
  await see(page, 'Leave this page?')
  await pressOnly(page, 'Stay on this page')
  await pressOnly(page, 'Add product')
  await page.waitForURL('**/admin/products')
  await see(page, 'Product added')

  await page.getByRole('searchbox').fill('hala')
  await see(page, '1-1 of 1')
  const { products } = await wanted(street, await studioOf(street), 'GET /api/products/managed', {
    query: { search: 'hala' },
  })
  expect(products).toMatchObject([
    {
      price: 1450,
      features: ['Woven by hand'],
      variantStock: { paper_cord: 4, leather: 2 },
      pictures: [{ alt: 'From behind' }, { alt: 'Hala chair, view 2' }],
    },
  ])

  await page.getByRole('checkbox', { name: 'Select Hala chair' }).check()
  await pressOnly(page, 'Sale')
  await page.getByLabel('Percent off').fill('10')
  await pressOnly(page, 'Put on sale')
  await see(page, '$1,305.00')
  await pressOnly(page, 'Delete Hala chair')
  await pressOnly(page, 'Delete product')
  await see(page, 'Product deleted successfully')
  // What the word may mean beside it is listed now.
  await expect.poll(() => page.getByRole('link', { name: 'Hala chair', exact: true }).count()).toBe(0)
  await page.getByRole('searchbox').fill('')
  await see(page, '1-10 of')
  expect(street.complaints).toEqual([])
})

test('what somebody else saved meanwhile is not overwritten unasked', async () => {
  const noa = await studioOf(street)
  const page = await street.visitor()
  await visitAs(page, noa)
  const { products } = await wanted(street, noa, 'GET /api/products/managed', { query: { limit: 1 } })
  const [product] = products
  if (!product) throw new Error('The demo shop is empty')
  const list = `/admin/products?search=${encodeURIComponent(product.productCode)}`
  await page.goto(list)
  await page.getByRole('link', { name: `Edit ${product.name}`, exact: true }).click()
  await page.getByLabel('Product name').fill('Mine')
  await wanted(street, noa, 'PUT /api/products/bulk', {
    body: { ids: [product._id], action: 'sale', percentOff: 5 },
  })
  await pressOnly(page, 'Save changes')
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '')
  await expect.poll(focused).toContain('Somebody else saved this product while you were editing it.')
  await expect.poll(() => page.getByLabel('Product name').inputValue()).toBe('Mine')
  await pressOnly(page, 'Save mine over it')
  await page.waitForURL(`**${list}`)
  const params = { id: product._id }
  const { product: after } = await wanted(street, noa, 'GET /api/products/managed/:id', { params })
  expect(after).toMatchObject({ name: 'Mine', variantStock: product.variantStock })
})
