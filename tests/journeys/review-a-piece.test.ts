import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { shippingAddress } from '#tests/support/seed/order.ts'
import { injectedCall } from '#tests/support/injected-call.ts'
import { openStreet, STUDIO } from '#tests/support/street/open-street.ts'
import { nobody, type Person } from '#tests/support/people.ts'
import { freshEmail, register, signInToStudio } from '#tests/support/street/walks.ts'

const street = openStreet()
const PIECE = 'Shoreline sofa'
const WORDS = 'Deep enough to read in.\nThe linen is lovely.'

test('a delivered piece is reviewed, its rating shows, and the studio can hide it', async () => {
  const shopper = await street.visitor()
  const path = await pathOf(shopper, PIECE)
  await shopper.goto(`/register?redirect=${encodeURIComponent(path)}`)
  await register(shopper, freshEmail('kai'))
  await shopper.waitForURL((url) => url.pathname === path)
  await reviewsOf(shopper).getByText('No reviews yet').waitFor()
  await expect.poll(() => shopper.getByRole('button', { name: 'Post your review' }).count()).toBe(0)

  await deliver(await shopper.evaluate(() => localStorage.getItem('token') ?? ''), path)
  await shopper.goto('/category/sofa')
  await shopper.goto(`${path}#reviews`)
  const post = shopper.getByRole('button', { name: 'Post your review' })
  await shopper.getByLabel('Your review').fill(WORDS)
  await post.click()
  await shopper.getByText('Choose from 1 to 5 stars').waitFor()
  await expect.poll(() => focused(shopper)).toBe('rating')
  await shopper.getByLabel('3 stars').press('ArrowRight')
  await expect.poll(() => shopper.getByLabel('4 stars').isChecked()).toBe(true)
  await shopper.getByText('Choose from 1 to 5 stars').waitFor({ state: 'detached' })

  await shopper.route('**/api/products/*/reviews', (route) => route.abort())
  await post.click()
  await shopper.getByText('We could not reach the shop.').waitFor()
  await expect.poll(() => shopper.getByLabel('Your review').inputValue()).toBe(WORDS)
  await shopper.unroute('**/api/products/*/reviews')
  await post.click()
  await shopper.getByText('Thank you. Your review helps the next person choose.').waitFor()
  await reviewsOf(shopper).getByText('Leilani A.').waitFor()
  await reviewsOf(shopper).getByText('Your review', { exact: true }).waitFor()
  await expect.poll(() => post.count()).toBe(0)
  await shopper.getByRole('link', { name: '4 out of 5, 1 review' }).waitFor()

  const visitor = await street.visitor()
  await visitor.goto('/category/sofa')
  const card = visitor.getByRole('article').filter({ hasText: PIECE })
  await card.getByText('4 out of 5, 1 review').waitFor()
  await visitor.goto(path)
  await visitor.getByRole('link', { name: '4 out of 5, 1 review' }).click()
  await reviewsOf(visitor).getByText('Deep enough to read in.').waitFor()
  await reviewsOf(visitor).getByRole('link', { name: 'Log in to review it' }).waitFor()

  const studio = await street.visitor()
  await signInToStudio(studio, STUDIO)
  await studio.goto(`${path}#reviews`)
  await studio.getByRole('button', { name: 'Hide review of Leilani A.' }).click()
  await studio.getByRole('button', { name: 'Show review of Leilani A.' }).waitFor()
  await reviewsOf(studio).getByText('Hidden', { exact: true }).waitFor()
  await studio.getByRole('link', { name: '4 out of 5, 1 review' }).waitFor({ state: 'detached' })

  await visitor.reload()
  await reviewsOf(visitor).getByText('No reviews yet').waitFor()
  await visitor.goto('/category/sofa')
  await card.waitFor()
  await expect.poll(() => card.getByText('out of 5').count()).toBe(0)
  expect(street.complaints.filter((words) => !words.includes('net::ERR_FAILED'))).toEqual([])
})

const reviewsOf = (page: Page) => page.getByRole('region', { name: 'Reviews' })
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'))

async function pathOf(page: Page, name: string): Promise<string> {
  const reply = await page.request.get(`/api/products?limit=1&search=${encodeURIComponent(name)}`)
  return `/product/${(await reply.json()).products[0]._id}`
}

/** Whoever `token` belongs to asks for the piece, and the studio delivers it. */
async function deliver(token: string, path: string): Promise<void> {
  const { app } = street
  const product = path.split('/').at(-1) ?? ''
  const customer: Person = { ...nobody, token }
  const orderItems = [{ product, quantity: 1, variants: { fabric: 'linen' } }]
  const body = { orderItems, shippingAddress }
  const { order } = await injectedCall(app, customer, 'POST /api/orders', { body })
  const studio = await injectedCall(app, nobody, 'POST /api/users/login', { body: STUDIO })
  const ask = { params: { id: order._id }, body: { status: 'delivered' } }
  await injectedCall(app, { ...nobody, token: studio.token }, 'PUT /api/orders/:id/status', ask)
}
