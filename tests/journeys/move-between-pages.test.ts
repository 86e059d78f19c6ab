import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openStreet } from '#tests/support/street/open-street.ts'

const street = openStreet()

test('a link shows its page without loading the document anew, and the next Tab starts there', async () => {
  const page = await startAt('/category/sofa')
  const stillHere = await markDocument(page)
  await category(page, 'Beds').click()
  await page.getByRole('heading', { level: 1, name: 'Beds' }).waitFor()
  await expect.poll(() => page.title()).toContain('Beds')
  expect(new URL(page.url()).pathname).toBe('/category/bed')
  await expect.poll(() => category(page, 'Beds').getAttribute('aria-current')).toBe('page')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  expect(await stillHere()).toBe(true)
  expect(street.complaints).toEqual([])
})

test('the code of a page is fetched once a link to it is pointed at, and its data only by following it', async () => {
  const page = await startAt('/category/sofa')
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  await page.locator('main article').first().getByRole('link').hover()
  await expect.poll(() => requested.some((path) => /product-page-.*\.js$/.test(path))).toBe(true)
  expect(requested.filter((path) => path.startsWith('/api/products'))).toEqual([])
})

test('a link that is opened in a tab of its own is left to the browser', async () => {
  const page = await startAt('/category/sofa')
  const leftToBrowser = await watchClicks(page)
  await category(page, 'Beds').click({ modifiers: ['ControlOrMeta'] })
  await category(page, 'Chairs').click({ modifiers: ['Shift'] })
  expect(await leftToBrowser()).toEqual([true, true])
  expect(new URL(page.url()).pathname).toBe('/category/sofa')
})

test('Back and Forward return to the same place on the page, after a reload too', async () => {
  const page = await startAt('/category/all?page=2')
  await page.locator('main article').last().scrollIntoViewIfNeeded()
  const before = await scrolled(page)
  expect(before).toBeGreaterThan(300)
  await page.locator('main article').last().getByRole('link').click()
  await page.getByRole('button', { name: 'Add to cart' }).waitFor()
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.evaluate(() => window.scrollTo(0, 250))
  await page.reload({ waitUntil: 'networkidle' })
  await expect.poll(() => scrolled(page)).toBe(250)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'The collection' }).waitFor()
  await expect.poll(() => scrolled(page)).toBe(before)
  await page.goForward()
  await page.getByRole('button', { name: 'Add to cart' }).waitFor()
  await expect.poll(() => scrolled(page)).toBe(250)
})

test('a link within the page goes to its place, and back, without asking for the page again', async () => {
  const page = await startAt('/category/sofa')
  const stillHere = await markDocument(page)
  const requested = callsOf(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/category/sofa#main')
  await page.goBack()
  await page.waitForURL('**/category/sofa')
  expect(requested).toEqual([])
  expect(await stillHere()).toBe(true)
  expect(street.complaints).toEqual([])
})

test('a page that has moved is followed, and Back leads past it', async () => {
  const page = await startAt('/category/sofa')
  const stillHere = await markDocument(page)
  await footerLink(page).click()
  await page.waitForURL('**/category/all')
  await page.goBack()
  await page.waitForURL('**/category/sofa')
  await page.getByRole('heading', { level: 1, name: 'Sofas' }).waitFor()
  expect(await stillHere()).toBe(true)
})

test('an address that there is not says so in place, and leads on', async () => {
  const page = await startAt('/category/sofa')
  const stillHere = await markDocument(page)
  await page.evaluate(() => window.history.pushState(null, '', '/no/such/page'))
  await page.goBack()
  await page.goForward()
  await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor()
  expect(await stillHere()).toBe(true)
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await page.waitForURL('**/category/all')
})

test('while a page takes its time the old one says so, and of two links the newer counts', async () => {
  const page = await startAt('/category/sofa')
  const answer = await holdAnswers(page, '**/api/products/category/bed*')
  await category(page, 'Beds').click()
  await page.locator('output').getByText('Loading').first().waitFor({ state: 'attached' })
  expect(new URL(page.url()).pathname).toBe('/category/sofa')
  await category(page, 'Chairs').click()
  await page.getByRole('heading', { level: 1, name: 'Chairs' }).waitFor()
  await page.locator('output').getByText('Loading').first().waitFor({ state: 'detached' })
  await answer()
  await page.waitForLoadState('networkidle')
  expect(new URL(page.url()).pathname).toBe('/category/chair')
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Chairs')
})

test('a page that could not be loaded can be tried again', async () => {
  const page = await startAt('/category/sofa')
  await page.route('**/api/products/*', (route) => route.abort())
  await page.locator('main article').first().getByRole('link').click()
  await page.getByText('Failed to load product').waitFor()
  expect(new URL(page.url()).pathname).toMatch(/^\/product\//)
  await page.unroute('**/api/products/*')
  await page.getByRole('button', { name: 'Try Again' }).click()
  await page.getByRole('button', { name: 'Add to cart' }).waitFor()
})

test('a page whose code is gone since a deploy comes whole from the server', async () => {
  const page = await startAt('/category/sofa')
  const stillHere = await markDocument(page)
  await page.route('**/assets/product-page-*.js', (route) =>
    page.url().includes('/product/') ? route.continue() : route.fulfill({ status: 404 }),
  )
  await page.locator('main article').first().getByRole('link').click()
  await page.getByRole('button', { name: 'Add to cart' }).waitFor()
  await expect.poll(stillHere).toBe(false)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: 'Sofas' }).waitFor()
})

/** A visitor's page once its scripts have taken over. */
async function startAt(path: string): Promise<Page> {
  const page = await street.visitor()
  await page.goto(path, { waitUntil: 'networkidle' })
  return page
}

function category(page: Page, name: string) {
  return page.getByRole('navigation', { name: 'Categories' }).getByRole('link', { name, exact: true })
}

function footerLink(page: Page) {
  return page.getByRole('contentinfo').getByRole('link', { name: 'Browse Collection' })
}

function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => window.scrollY)
}

/** Marks the document; what is returned says whether it is still the same. */
async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''))
  return () => page.evaluate(() => document.documentElement.hasAttribute('data-marked'))
}

/** Ends every click at the window, before a tab opens; what is returned says of each whether the page had left it alone. */
async function watchClicks(page: Page): Promise<() => Promise<boolean[]>> {
  await page.evaluate(() => {
    window.addEventListener('click', (event) => {
      const left = `${document.documentElement.dataset['left'] ?? ''}${event.defaultPrevented ? '-' : '+'}`
      document.documentElement.dataset['left'] = left
      event.preventDefault()
    })
  })
  return async () => {
    const left = await page.evaluate(() => document.documentElement.dataset['left'] ?? '')
    return Array.from(left, (sign) => sign === '+')
  }
}

/** The paths that the page asks the shop for from now on. */
function callsOf(page: Page): string[] {
  const requested: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) requested.push(pathname)
  })
  return requested
}

/** Holds back the answers to `address`; what is returned lets them go. */
async function holdAnswers(page: Page, address: string): Promise<() => Promise<void>> {
  const released = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    await released.promise
    // The page may have given up on it meanwhile.
    await route.continue().catch(() => undefined)
  })
  return async () => released.resolve()
}
