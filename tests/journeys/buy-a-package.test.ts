import { seedSettings } from '#tests/support/seed/settings.ts'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { openStreet, STUDIO } from '#tests/support/street/open-street.ts'
import { fillShipping, idInAddress, register, signInToStudio } from '#tests/support/street/walks.ts'

const street = openStreet()

type ShownPackage = {
  stock: number
  roomBreakdown: Record<string, { product: string | null; quantity: number }[]>
}

async function packageNow(page: Page, id: string): Promise<ShownPackage> {
  return (await (await page.request.get(`/api/packages/${id}`)).json()).package
}

/** Units of every product of a package, all finishes together. */
async function unitsOf(page: Page, { roomBreakdown }: ShownPackage): Promise<Map<string, number>> {
  const ids = Object.values(roomBreakdown).flatMap((items) => items.flatMap(({ product }) => product ?? []))
  const units = new Map<string, number>()
  for (const id of new Set(ids))
    units.set(id, (await (await page.request.get(`/api/products/${id}`)).json()).product.stock)
  return units
}

/** How many of each product one set takes. */
function takenBy({ roomBreakdown }: ShownPackage): Map<string, number> {
  const taken = new Map<string, number>()
  for (const { product, quantity } of Object.values(roomBreakdown).flat())
    if (product !== null) taken.set(product, (taken.get(product) ?? 0) + quantity)
  return taken
}

let visitors = 0
/** Nobody has registered with it before, in an earlier try neither. */
const newEmail = () => `visitor-${++visitors}@example.com`

const pageOf = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { level: 1, name }) })
const inBadge = (page: Page, items: number) =>
  page.getByRole('link', { name: `Cart, ${items} ${items === 1 ? 'item' : 'items'}` })

/** Opens the page of a package by its address, and adds it: it waits through the registration that this asks for. */
async function addFromOutside(page: Page, path: string, name: string) {
  await page.goto(path)
  const opened = pageOf(page, name)
  await opened.getByRole('button', { name: 'Add to Cart' }).click()
  await opened.getByText('Please log in to add items to cart').waitFor()
  await opened.getByRole('link', { name: 'Login' }).click()
  await page.waitForURL((url) => url.pathname === '/login' && url.searchParams.get('redirect') === path)
  const waits = 'The package you chose waits: it is in your cart as soon as you are signed in.'
  await page.getByText(waits).waitFor()
  await page.getByRole('link', { name: 'Open an account' }).click()
  await register(page, newEmail())
  await page.waitForURL((url) => url.pathname === path)
  await opened.getByText('Added to your cart.').waitFor()
}

describe('while prices are on request', () => {
  test('a package is bought by its address: asked for with its price in view, ordered as a quote without any', async () => {
    const page = await street.visitor()
    await addFromOutside(page, '/designer-packages/minimalist', 'Minimalist package')
    const opened = pageOf(page, 'Minimalist package')
    await opened.getByRole('link', { name: 'Designer packages' }).click()
    await page.waitForURL('**/designer-packages?tab=full-home')
    const before = await packageNow(page, 'minimalist')

    await inBadge(page, 1).click()
    await page.getByRole('link', { name: 'Minimalist package' }).first().waitFor()
    await page.getByText('5 items').first().waitFor()
    await page.getByText('$1,999.00').first().waitFor()
    await page.getByRole('link', { name: 'Request a quote' }).click()
    await page.waitForURL('**/shipping')
    await page.getByText('$1,999.00').first().waitFor()
    await fillShipping(page)
    await page.getByText('Quote Pending').first().waitFor()
    expect(await page.getByRole('main').getByText('$').count()).toBe(0)
    await page.getByRole('button', { name: 'Request Quote' }).click()
    await page.waitForURL('**/order/confirmation/*')
    await page.getByText('Minimalist package').first().waitFor()

    const id = idInAddress(page)
    await page.goto(`/account/orders/${id}`)
    await page.getByText('5 items').first().click()
    await page.getByText('2 × Reed').first().waitFor()
    await page.getByText('Quote Pending').first().waitFor()
    await expect.poll(() => page.getByRole('main').getByText('$').count()).toBe(0)
    expect((await packageNow(page, 'minimalist')).stock).toBe(before.stock)

    const studio = await street.visitor()
    await signInToStudio(studio, STUDIO)
    await studio.goto(`/admin/orders/${id}`)
    await studio.getByText('5 items').first().click()
    await studio.getByText('2 × Reed').first().waitFor()
    await expect
      .poll(() => studio.getByLabel('Unit price of Minimalist package').inputValue())
      .toMatch(/^1,?999/)
    expect(street.complaints).toEqual([])
  })

  test('what the shop refuses is said beside the button, and so is what fails', async () => {
    const page = await street.visitor()
    await page.goto('/register?redirect=%2Fdesigner-packages%2Fluxury')
    await register(page, newEmail())
    await page.waitForURL('**/designer-packages/luxury')
    const opened = pageOf(page, 'Luxury package')
    const add = () => opened.getByRole('button', { name: 'Add to Cart' }).click()

    const answers = [
      { status: 404, json: { success: false, code: 'package_not_found', message: 'Package not found' } },
      { status: 400, json: { success: false, code: 'odd', message: '' } },
    ]
    await page.route('**/api/cart/add', (route) => route.fulfill(answers.shift() ?? { status: 500 }))
    await add()
    await opened.getByRole('alert').getByText('Package not found').waitFor()
    await add()
    await opened.getByRole('alert').getByText('Failed to add package to cart').waitFor()
    await expect
      .poll(() => page.getByRole('link', { name: 'Cart', exact: true, includeHidden: true }).count())
      .toBe(1)
    expect(street.complaints.splice(0)).toEqual([expect.stringMatching(/404/), expect.stringMatching(/400/)])
  })

  test('an admin is told that admins cannot buy', async () => {
    const page = await street.visitor()
    await signInToStudio(page, STUDIO)
    await page.goto('/designer-packages/modern')
    const opened = pageOf(page, 'Modern package')
    await opened.getByRole('button', { name: 'Admin Cannot Purchase' }).click()
    await opened.getByText('Admin users cannot add items to cart. Please login as a regular user.').waitFor()
    expect(street.complaints.splice(0)).toEqual([expect.stringMatching(/403/)])
  })
})

describe('at listed prices', () => {
  beforeAll(async () => {
    await seedSettings(street.shop, 'general', { quoteMode: false })
  })

  test('ordering a package takes all its pieces out of stock', async () => {
    const page = await street.visitor()
    await addFromOutside(page, '/designer-packages/one-bedroom', 'One-bedroom package')
    const before = await packageNow(page, 'one-bedroom')
    const units = await unitsOf(page, before)

    await pageOf(page, 'One-bedroom package').getByRole('link', { name: 'View cart' }).click()
    await page.getByRole('link', { name: /checkout/i }).click()
    await page.waitForURL('**/shipping')
    await fillShipping(page)
    await page.getByText('$39,476.80').first().waitFor()
    await page.getByRole('button', { name: 'Place Order' }).click()
    await page.waitForURL('**/order/confirmation/*')
    await page.getByText('One-bedroom package').first().waitFor()
    await page.getByText('$39,476.80').first().waitFor()

    const taken = takenBy(before)
    const left = await unitsOf(page, before)
    expect([...left]).toEqual([...units].map(([id, count]) => [id, count - (taken.get(id) ?? 0)]))
    expect((await packageNow(page, 'one-bedroom')).stock).toBeLessThan(before.stock)
    expect(street.complaints).toEqual([])
  })
})
