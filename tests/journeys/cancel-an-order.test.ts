import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openStreet } from '#tests/support/street/open-street.ts'
import type { Person } from '#tests/support/people.ts'
import {
  wanted,
  openAccount,
  placeOrder,
  sellAtListPrices,
  studioOf,
} from '#tests/support/street/street-shopper.ts'
import { visitAs } from '#tests/support/street/walks.ts'

const street = openStreet()
let leilani: Person

beforeAll(async () => {
  await sellAtListPrices(street)
  leilani = await openAccount(street, 'Leilani')
})

test('a customer cancels an unpaid order, and what was written outlives a lost line', async () => {
  const order = await placeOrder(street, leilani)
  const held = await stockOf(order)
  const page = await street.visitor()
  await visitAs(page, leilani)
  await page.goto('/account/orders')
  await page.getByRole('link', { name: /^View/ }).first().click()

  await page.getByRole('button', { name: 'Cancel order' }).click()
  await dialog(page).getByRole('button', { name: 'Keep order' }).click()
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await dialog(page).getByLabel('Reason').fill('The sofa does not fit the lift.')
  await page.context().setOffline(true)
  await confirm(page)
  await dialog(page).getByText('We could not reach the shop.').waitFor()
  await expect
    .poll(() => dialog(page).getByLabel('Reason').inputValue())
    .toBe('The sofa does not fit the lift.')

  await page.context().setOffline(false)
  await confirm(page)
  await page.getByText('Order canceled').hover()
  expect(await coveredByNews(page)).toEqual([])
  await page.getByText('Nothing is owed.').waitFor()
  await expect.poll(() => page.getByRole('listitem').filter({ hasText: 'Canceled, done' }).count()).toBe(1)
  for (const name of ['Cancel order', 'Pay Now'])
    await expect.poll(() => page.getByText(name).count()).toBe(0)

  await page.getByRole('link', { name: 'My Collection Orders' }).first().click()
  await page.getByRole('cell', { name: 'Canceled' }).waitFor()
  await expect.poll(() => page.getByRole('link', { name: /^Pay Now/ }).count()).toBe(0)
  expect(await stockOf(order)).toBe(held + 1)
  const { history } = await wanted(street, leilani, 'GET /api/orders/:id/history', {
    params: { id: order._id },
  })
  expect(history).toContainEqual(expect.objectContaining({ description: 'The sofa does not fit the lift.' }))
  await street.mailFor(leilani.email, /cancell?ed/i)
})

/** Ways on through the shop over which the news in the corner stands, on a desk and on a phone. */
async function coveredByNews(page: Page) {
  const desk = page.viewportSize()!
  const covered: string[] = []
  for (const width of [desk.width, 360]) {
    await page.setViewportSize({ ...desk, width })
    const ways = await page.evaluate(() => {
      const news = document.querySelector('.Toastify__toast')!.getBoundingClientRect()
      return [...document.querySelectorAll('header:not(main header) :is(a, button), nav a')].flatMap(
        (way) => {
          const { left, right, top, bottom } = way.getBoundingClientRect()
          const isUnder = left < news.right && right > news.left && top < news.bottom && bottom > news.top
          return isUnder && way.checkVisibility({ visibilityProperty: true }) ? [way.textContent] : []
        },
      )
    })
    covered.push(...ways.map((way) => `${way} at ${width} px`))
  }
  await page.setViewportSize(desk)
  return covered
}

test('an order that is paid meanwhile is not cancelled, and the page says so', async () => {
  const order = await placeOrder(street, leilani)
  const page = await street.visitor()
  await visitAs(page, leilani)
  await page.goto(`/account/orders/${order._id}`)
  await page.getByRole('button', { name: 'Cancel order' }).click()
  const params = { id: order._id }
  const body = { status: 'paid' } as const
  await wanted(street, await studioOf(street), 'PUT /api/orders/:id/verify-payment', { params, body })

  await confirm(page)
  await page.getByText('Your order is paid, so call us at').waitFor()
  const { order: now } = await wanted(street, leilani, 'GET /api/orders/:id', { params })
  expect(now).toMatchObject({ status: 'processing', paymentStatus: 'paid' })
})

test('an order that was canceled in another tab says so, under its number too', async () => {
  const { _id: id, number } = await placeOrder(street, leilani)
  const page = await street.visitor()
  await visitAs(page, leilani)
  await page.goto(`/account/orders/${number}`)
  await page.getByRole('button', { name: 'Cancel order' }).click()
  await wanted(street, leilani, 'PUT /api/orders/:id/cancel', { params: { id }, body: {} })

  await confirm(page)
  await page.getByText('This order can no longer be canceled here. Please contact us.').last().waitFor()
  await expect.poll(() => page.getByRole('listitem').filter({ hasText: 'Canceled, done' }).count()).toBe(1)
  await expect.poll(() => page.getByRole('button', { name: 'Cancel order' }).count()).toBe(0)
  await page.getByText('This order can no longer be canceled here. Please contact us.').waitFor()
})

function dialog(page: Page) {
  return page.getByRole('dialog', { name: 'Cancel this order?' })
}

async function confirm(page: Page) {
  await dialog(page).getByRole('button', { name: 'Cancel order' }).click()
}

async function stockOf({ orderItems }: { orderItems: { product: string | null }[] }): Promise<number> {
  const id = orderItems[0]?.product ?? ''
  const { product } = await wanted(street, leilani, 'GET /api/products/:id', { params: { id } })
  return product.stock
}
