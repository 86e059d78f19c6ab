import { seedSettings } from '#tests/support/seed/settings.ts'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { numberOf } from '#tests/support/seed/number-of.ts'
import { openStreet } from '#tests/support/street/open-street.ts'
import { addToCart, fillShipping, freshEmail, idInAddress, register } from '#tests/support/street/walks.ts'

const street = openStreet()

beforeAll(async () => {
  await seedSettings(street.shop, 'general', { quoteMode: false })
})

test('a shopper orders at listed prices and reads how to pay', async () => {
  const email = freshEmail('kai')
  const page = await street.visitor()
  await page.goto('/register?redirect=%2Fcategory%2Fsofa')
  await register(page, email)
  await page.waitForURL('**/category/sofa')
  const { price, stock } = await addFirstSofa(page)

  await page.goto('/cart')
  await page.getByText(money(price)).first().waitFor()
  await page.getByRole('link', { name: /checkout/i }).click()
  await page.waitForURL('**/shipping')
  await fillShipping(page)
  const total = price + price * 0.1
  await page.getByText(money(total)).first().waitFor()
  await page.getByRole('button', { name: 'Place Order' }).dblclick()
  await page.waitForURL('**/order/confirmation/*')

  const id = idInAddress(page)
  const number = await numberOf(street, id)
  await page.getByText(number).first().waitFor()
  await page.getByText('Bank of Hawaii (example)').first().waitFor()
  const mail = await street.mailFor(email, /We have your order/)
  expect(mail.subject).toContain(number)
  expect(mail.text).toContain(money(total))
  expect(mail.text).not.toContain('Bank of Hawaii')

  await page.goto('/account/orders')
  await page.getByText(money(total)).first().waitFor()
  await expect.poll(() => page.getByRole('link', { name: /^View/ }).count()).toBe(1)
  expect(await stockNow(page)).toBe(stock - 1)
  expect(street.complaints).toEqual([])

  async function stockNow(browser: Page) {
    const reply = await browser.request.get(`/api/products?search=shoreline+sofa&limit=1`)
    return (await reply.json()).products[0].variantStock.linen as number
  }
})

async function addFirstSofa(page: Page): Promise<{ price: number; stock: number }> {
  const reply = await page.request.get('/api/products?search=shoreline+sofa&limit=1')
  const [sofa] = (await reply.json()).products
  await page.goto(`/product/${sofa._id}`, { waitUntil: 'networkidle' })
  await page.getByText(money(sofa.price)).first().waitFor()
  await addToCart(page)
  await page.getByRole('link', { name: /Cart, 1 item/ }).waitFor()
  return { price: sofa.price, stock: sofa.variantStock.linen }
}

function money(dollars: number): string {
  return dollars.toLocaleString('en-US', { style: 'currency', currency: 'USD' })
}
