import { readAllAgain } from '#tests/support/read-all-again.ts'
import { and, eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { productPictures, products } from '#server/db/schema/products.ts'
import { WANTED } from '#web/session.ts'
import { openStreet, STUDIO } from '#tests/support/street/open-street.ts'
import { freshEmail, register, signInToStudio } from '#tests/support/street/walks.ts'

const street = openStreet()

test('a finish is chosen, a sold-out one says so, and what a visitor wanted waits through registration', async () => {
  const page = await street.visitor()
  const path = await openPiece(page, 'Verandah spindle settee')
  await finish(page, 'Walnut').getByText('Out of stock').click()
  await page.getByRole('button', { name: 'Add to cart' }).and(page.locator(':disabled')).waitFor()
  await finish(page, 'White oak').click()
  await page.getByLabel('Increase quantity').click()

  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.waitForURL((url) => url.pathname === '/login')
  const back = new URL(page.url()).searchParams.get('redirect') ?? ''
  expect(back).toMatch(new RegExp(`^${path}\\?finish=`))
  const waits = page.getByText('The piece you chose waits: it is in your cart as soon as you are signed in.')
  await waits.waitFor()
  const added: string[] = []
  page.on('request', (request) => request.url().endsWith('/api/cart/add') && added.push(request.url()))
  await page.getByRole('link', { name: 'Open an account' }).click()
  await waits.waitFor()
  await register(page, freshEmail('kai'))
  await page.waitForURL(({ pathname, search }) => pathname + search === back)

  await page.getByText('Added to your cart.').waitFor()
  await expect.poll(() => page.getByRole('radio', { name: 'White oak' }).isChecked()).toBe(true)
  await page.getByRole('link', { name: 'Cart, 2 items' }).waitFor()
  await page.getByText('Added to your cart.').waitFor({ state: 'detached' })
  // Once, and not again with the page.
  await page.reload({ waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Cart, 2 items' }).waitFor()
  expect(added).toHaveLength(1)
  expect(street.complaints).toEqual([])
})

test('who goes back instead of signing in has nothing put in the cart later', async () => {
  const page = await street.visitor()
  const path = await openPiece(page, 'Reed dining chair')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.waitForURL((url) => url.pathname === '/login')
  await page.goBack()
  await expect.poll(() => page.evaluate((note) => sessionStorage.getItem(note), WANTED)).toBe(null)
  await page.goto(`/register?redirect=${encodeURIComponent(path)}`)
  await register(page, freshEmail('malia'))
  await page.waitForURL(({ pathname }) => pathname === path)
  await page.reload({ waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Cart', exact: true }).waitFor()
  expect(street.complaints).toEqual([])
})

test('Back closes the full-screen picture and stays with the piece', async () => {
  const page = await street.visitor()
  await page.goto('/category/sofa')
  const path = await openPiece(page, 'Shoreline sofa')
  await page
    .getByRole('button', { name: /view larger/ })
    .first()
    .click()
  await page.getByRole('dialog').waitFor()
  await page.goBack()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  expect(new URL(page.url()).pathname).toBe(path)
  await page.goBack()
  await page.waitForURL((url) => url.pathname !== path)
  expect(street.complaints).toEqual([])
})

test('the full-screen view begins with the picture that was pressed', async () => {
  const page = await street.visitor()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPiece(page, 'Shoreline sofa')
  await page.getByRole('button', { name: 'Show all pictures' }).press('Enter')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label')))
    .toMatch(/^Show picture 6 of/)
  await page.getByRole('button', { name: /^Show picture 3 of/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Shoreline sofa' })
  for (const _time of ['loaded', 'opened again']) {
    await page
      .getByRole('button', { name: /view larger/ })
      .nth(2)
      .click()
    await dialog.getByText(/^3 \/ \d+$/).waitFor()
    await dialog.getByRole('button', { name: 'Close' }).click()
    await dialog.waitFor({ state: 'hidden' })
  }
  expect(street.complaints).toEqual([])
})

test('the pictures follow the chosen finish, which the address keeps', async () => {
  await pictureThirdIn('indigo')
  const page = await street.visitor()
  await openPiece(page, 'Shoreline sofa')
  const shown = () =>
    page.locator('button[aria-current="true"][aria-label^="Show picture"]').getAttribute('aria-label')
  await expect.poll(shown).toMatch(/^Show picture 1 of/)

  await finish(page, 'Indigo linen').click()
  await expect.poll(() => new URL(page.url()).searchParams.get('finish')).toBe('indigo')
  await expect.poll(shown).toMatch(/^Show picture 3 of/)
  await page.reload()
  await expect.poll(() => page.getByRole('radio', { name: 'Indigo linen' }).isChecked()).toBe(true)
  await expect.poll(shown).toMatch(/^Show picture 3 of/)

  await finish(page, 'Natural linen').click()
  await expect.poll(() => new URL(page.url()).search).toBe('')
  await expect.poll(shown).toMatch(/^Show picture 1 of/)
  expect(street.complaints).toEqual([])
})

test.each([
  ['narrowed', { width: 1000, height: 900 }, { width: 360, height: 780 }],
  ['turned', { width: 390, height: 844 }, { width: 844, height: 390 }],
  ['turned, of a small phone', { width: 360, height: 640 }, { width: 640, height: 360 }],
])('the pictures fit a window that was %s', async (_how, before, after) => {
  const page = await street.visitor(before)
  await openPiece(page, 'Shoreline sofa')
  const picture = page.getByRole('button', { name: /view larger/ }).first()
  await picture.waitFor()
  await page.setViewportSize(after)
  await expect
    .poll(async () => {
      const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {}
      return width > 200 && width <= after.width && Math.abs(width - height) < 1 && height <= after.height
    })
    .toBe(true)
})

test('the lens follows the mouse, and a press shows the picture as large as the window', async () => {
  const page = await street.visitor()
  // While a picture grows into its page the mouse is not followed.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openPiece(page, 'Shoreline sofa')
  const picture = page.getByRole('button', { name: /view larger/ }).first()
  const box = await picture.boundingBox()
  if (!box) throw new Error('The gallery has no picture')
  expect(box.height).toBe(550)
  await page.mouse.move(box.x + 300, box.y + 300)
  const lens = await page.locator('.zoom-lens').boundingBox()
  expect(lens).toEqual({ x: box.x + 200, y: box.y + 225, width: 200, height: 150 })
  await page.locator('.zoom-view img').waitFor()

  await picture.click()
  const dialog = page.getByRole('dialog', { name: 'Shoreline sofa' })
  await dialog.getByText(/^1 \/ \d+$/).waitFor()
  // What is longer than the window is a group that the keyboard scrolls: pictures and steps fit.
  expect(await dialog.getByRole('group', { name: 'Shoreline sofa' }).count()).toBe(0)
  await page.keyboard.press('ArrowRight')
  await dialog.getByText(/^2 \/ \d+$/).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await expect.poll(() => picture.evaluate((button) => button === document.activeElement)).toBe(true)
  expect(street.complaints).toEqual([])
})

test('an admin is told that admins cannot buy, and nothing is put in a cart', async () => {
  const page = await street.visitor()
  await signInToStudio(page, STUDIO)
  await openPiece(page, 'Shoreline sofa')
  await page.getByRole('button', { name: 'Admin Cannot Purchase' }).click()
  await page.getByText('Admin users cannot add items to cart. Please login as a regular user.').waitFor()
  await expect.poll(() => page.getByRole('link', { name: 'Cart', exact: true }).count()).toBe(1)
})

/** Makes the third picture of the sofa the first one of a finish. */
async function pictureThirdIn(variantKey: string): Promise<void> {
  const { db } = street.shop
  const [sofa] = await db
    .select({ id: products.id })
    .from(products)
    .where(eq(products.name, 'Shoreline sofa'))
  const ofSofa = eq(productPictures.productId, sofa?.id ?? '')
  await db.update(productPictures).set({ variantKey: 'linen' }).where(ofSofa)
  const isThird = and(ofSofa, eq(productPictures.position, 2))
  const moved = await db.update(productPictures).set({ variantKey }).where(isThird).returning()
  expect(moved).toHaveLength(1)
  await readAllAgain(street.shop)
}

function finish(page: Page, name: string) {
  return page.locator('label', { hasText: name })
}

async function openPiece(page: Page, name: string): Promise<string> {
  await page.goto(`/category/all?search=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name }).first().click()
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
  return new URL(page.url()).pathname
}
