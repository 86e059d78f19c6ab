import type { Page } from 'playwright-core'
import { sampleReceipt } from './receipt.ts'
import { wanted, studioOf } from '#tests/support/street/street-shopper.ts'
import type { Street } from '#tests/support/street/street.ts'
import {
  addToCart,
  fillRegistration,
  fillShipping,
  freshEmail,
  idInAddress,
} from '#tests/support/street/walks.ts'
import { newStrip, type Strip } from './strip.ts'

/** From the first page to a paid sofa, with one thumb. */
export async function walkAsShopper(street: Street): Promise<Strip> {
  const strip = newStrip()
  const page = await street.visitor({ width: 360, height: 740 })
  await choose(page, strip)
  await openAccount(page, strip)
  const order = await askForQuote(page, strip)
  await answerAsStudio(street, order)
  await payFor(page, strip, order)
  return strip
}

async function choose(page: Page, { shoot }: Strip) {
  await page.goto('/', { waitUntil: 'networkidle' })
  await shoot(page, 'The first page')
  await page.getByRole('button', { name: 'Menu' }).click()
  await shoot(page, 'The menu, under the thumb')
  await page.goto('/category/sofa', { waitUntil: 'networkidle' })
  await shoot(page, 'Sofas')
  await page.getByRole('button', { name: /^Filter/ }).click()
  await shoot(page, 'Filters in a sheet')
  await page.keyboard.press('Escape')
  await page
    .getByRole('link', { name: /Shoreline sofa/ })
    .first()
    .click()
  await page.getByRole('heading', { level: 1, name: 'Shoreline sofa', exact: true }).waitFor()
  await shoot(page, 'A piece, its button always in reach')
  await page.getByText('Indigo linen').first().click()
  await shoot(page, 'Another finish')
}

async function openAccount(page: Page, { shoot }: Strip) {
  await addToCart(page)
  await page.waitForURL((url) => url.pathname === '/login')
  await page.getByRole('link', { name: 'Open an account' }).click()
  await page.getByLabel('First name').waitFor()
  await shoot(page, 'An account in three short steps')
  await fillRegistration(page, freshEmail('leilani'))
  await shoot(page, 'What she likes, if she wants to say')
  await page.getByRole('button', { name: 'Register' }).click()
  await page.waitForURL((url) => url.pathname.startsWith('/product/'))
}

/** Gives the id of the order. */
async function askForQuote(page: Page, { shoot }: Strip): Promise<string> {
  await addToCart(page)
  await page.getByRole('link', { name: /Cart, 1 item/ }).click()
  await page.waitForURL('**/cart')
  await shoot(page, 'The cart')
  await page.getByRole('link', { name: 'Request a quote' }).click()
  await page.waitForURL('**/shipping')
  await shoot(page, 'Where it should go')
  await fillShipping(page)
  await shoot(page, 'One last look')
  await page.getByRole('button', { name: 'Request Quote' }).click()
  await page.waitForURL('**/order/confirmation/*')
  await shoot(page, 'The request has arrived')
  return idInAddress(page)
}

async function answerAsStudio(street: Street, id: string) {
  const studio = await studioOf(street)
  const { order } = await wanted(street, studio, 'GET /api/orders/:id', { params: { id } })
  await wanted(street, studio, 'PUT /api/orders/:id/quote', {
    params: { id },
    body: {
      items: order.orderItems.map(({ _id }) => ({ _id, price: 4200 })),
      shippingPrice: 150,
      taxPrice: 420,
      discount: 0,
      validUntil: new Date(street.shop.clock().getTime() + 14 * 86_400_000).toISOString().slice(0, 10),
      note: 'Indigo linen is on the next container.',
    },
  })
}

async function payFor(page: Page, { shoot }: Strip, order: string) {
  await page.goto('/account/orders', { waitUntil: 'networkidle' })
  await shoot(page, 'Her orders')
  await page.goto(`/account/orders/${order}`, { waitUntil: 'networkidle' })
  await shoot(page, 'The quote')
  await page.getByRole('button', { name: 'Accept' }).click()
  await page.waitForURL('**/payment/*')
  await shoot(page, 'How to pay')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(await sampleReceipt('$4,770.00'))
  await page
    .getByRole('button', { name: /^Upload/ })
    .first()
    .click()
  const uploaded = page.getByText(/Uploaded on/).first()
  await uploaded.scrollIntoViewIfNeeded()
  await shoot(page, 'Proof of the payment, kept')
}
