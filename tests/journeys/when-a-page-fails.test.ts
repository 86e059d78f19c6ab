import type { Locator, Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { complaintsBeside, failures } from '#tests/support/street/failing-calls.ts'
import { openStreet } from '#tests/support/street/open-street.ts'
import { prepareTour, type Tour } from '#tests/support/tour/tour.ts'
import { visitAs } from '#tests/support/street/walks.ts'

const street = openStreet()
const ORDER = /\/api\/orders\/[\da-f-]{36}$/
let tour: Tour

beforeAll(async () => {
  tour = await prepareTour(street)
})

const { 'answers without a word': silently, 'does not answer': dropped } = failures

type Row = {
  open: (page: Page) => Promise<unknown>
  call: RegExp
  says: string
  /** What is there once it could be loaded. */
  loaded: (page: Page) => Locator
}

/** A private page by its name in the tour. */
const visit = (name: string) => (page: Page) =>
  page.goto(tour.stops.find((stop) => stop.name === name)?.path ?? '')
const heading = (name: string) => (page: Page) => page.getByRole('heading', { name })
const list = (name: string) => (page: Page) => page.getByRole('list', { name })
const text = (words: string) => (page: Page) => page.getByText(words)

const privatePages: Row[] = [
  { open: visit('cart'), call: /\/api\/cart$/, says: 'Failed to load cart', loaded: list('In your cart') },
  {
    open: visit('shipping'),
    call: /\/api\/cart\?/,
    says: 'Failed to load cart',
    loaded: heading('Your cart'),
  },
  {
    open: visit('wishlist'),
    call: /\/api\/wishlist$/,
    says: 'Failed to load wishlist',
    loaded: list('On your wishlist'),
  },
  {
    open: visit('profile'),
    call: /\/api\/users\/verify$/,
    says: 'Failed to load your profile. Please try again.',
    loaded: heading('Personal information'),
  },
  {
    open: visit('orders'),
    call: /\/api\/orders\/myorders$/,
    says: 'Failed to load your orders. Please try again.',
    loaded: (page) => page.getByRole('table'),
  },
  {
    open: visit('order-delivered'),
    call: ORDER,
    says: 'There was a problem fetching your order details.',
    loaded: heading('Shipping information'),
  },
  {
    open: visit('payment-open'),
    call: ORDER,
    says: 'Failed to load order details',
    loaded: heading('Payment evidence'),
  },
  {
    open: visit('payment-open'),
    call: /\/api\/payment\/instructions$/,
    says: 'Failed to load order details',
    loaded: heading('Payment evidence'),
  },
  {
    open: visit('confirmation'),
    call: ORDER,
    says: 'Order was created but details are unavailable. Please check your orders page.',
    loaded: text('We have your request'),
  },
]

test('a private page says what it could not load until Try Again loads it', async () => {
  await Promise.all(privatePages.map(expectSecondTryToLoad))
  expect(complaintsBeside(street)).toEqual([])
})

/** Fails without a word, then without an answer, and then no more. */
async function expectSecondTryToLoad({ open, call, says, loaded }: Row) {
  const page = await shopper()
  // All of them are opened at once, on two cores.
  page.setDefaultTimeout(60_000)
  const problem = page.getByRole('alert').filter({ hasText: says })
  await page.route(call, silently)
  await open(page)
  await problem.waitFor()
  await page.unroute(call)
  await page.route(call, dropped)
  await tryAgain(page)
  await problem.waitFor({ state: 'detached' })
  await problem.waitFor()
  await page.unroute(call)
  await tryAgain(page)
  await loaded(page).waitFor()
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false)
}

test('an answer without an order is none', async () => {
  const page = await shopper()
  await page.route(ORDER, (route) => route.fulfill({ json: { success: true, data: null } }))
  await visit('order-delivered')(page)
  await page.getByText('There was a problem fetching your order details.').waitFor()
  await page.getByText('Order data not found in response').waitFor()
  await page.unroute(ORDER)
  await tryAgain(page)
  await heading('Shipping information')(page).waitFor()
  expect(complaintsBeside(street)).toEqual([])
})

/** Public pages are asked for by the browser only when a link leads there. */
const publicPages = [
  {
    from: '/our-story',
    link: 'Browse Collection',
    call: /\/api\/products\?/,
    says: ['Error Loading Products', 'Failed to fetch products'],
    loaded: 'Shoreline sofa',
  },
  {
    from: '/category/sofa',
    link: 'Shoreline sofa',
    call: /\/api\/products\/[\da-f-]{36}$/,
    says: ['Failed to load product'],
    loaded: 'Shoreline sofa',
  },
  {
    from: '/our-story',
    link: 'Designer packages',
    call: /\/api\/packages$/,
    says: ['Failed to fetch packages'],
    loaded: 'Two-bedroom package',
  },
]

test.each(publicPages)(
  'behind "$link" a page says what it could not load until Try Again loads it',
  async ({ from, link, call, says, loaded }) => {
    const page = await street.visitor()
    for (const fail of [silently, dropped]) {
      await page.goto(from, { waitUntil: 'networkidle' })
      await page.route(call, fail)
      await page.getByRole('link', { name: link, exact: true }).first().click()
      for (const words of says) await page.getByRole('alert').getByText(words).waitFor()
      await page.unroute(call)
    }
    await tryAgain(page)
    await page.getByRole('heading', { name: loaded }).waitFor()
    expect(complaintsBeside(street)).toEqual([])
  },
)

async function shopper(): Promise<Page> {
  const page = await street.visitor()
  await visitAs(page, tour.shopper)
  return page
}

const tryAgain = (page: Page) => page.getByRole('alert').getByRole('button', { name: 'Try Again' }).click()
