import { expect, test } from 'vitest'
import { keyboardOf } from '#tests/support/street/keyboard.ts'
import { openStreet } from '#tests/support/street/open-street.ts'
import { openAccount, studioOf, wanted } from '#tests/support/street/street-shopper.ts'
import { visitAs } from '#tests/support/street/walks.ts'

const street = openStreet()
const PHONE = { width: 390, height: 844 }

test('from "green couch" on a phone to the Cove sofa in sage in the cart', async () => {
  const page = await street.visitor(PHONE)
  await visitAs(page, await openAccount(street, 'Kai'))
  await page.goto('/category/all?search=green+couch')
  const chips = page.getByRole('list', { name: 'What we looked for' })
  await chips.getByRole('link', { name: 'Search without green' }).waitFor()
  await page.getByRole('link', { name: 'Cove two-seat sofa' }).click()
  await page.waitForURL((url) => url.searchParams.get('finish') === 'sage')
  await expect.poll(() => page.getByRole('radio', { name: 'Sage linen' }).isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.goto('/cart')
  await page.getByText('Sage linen').first().waitFor()
  expect(street.complaints).toEqual([])
})

test('by a keyboard and names alone, through suggestions and a filter', async () => {
  const page = await street.visitor()
  const keyboard = keyboardOf(page)
  await visitAs(page, await openAccount(street, 'Leilani'))
  await page.goto('/our-story', { waitUntil: 'networkidle' })
  const field = page.getByRole('combobox', { name: 'Search the collection' })
  await keyboard.goTo(field)
  await page.keyboard.type('green couch')
  const list = page.getByRole('listbox', { name: 'Suggestions' })
  await list.getByRole('option', { name: 'Cove two-seat sofa' }).waitFor()
  const kind = list.getByRole('option', { name: 'Sofas' })
  await keyboard.key('ArrowDown')
  await keyboard.key('ArrowDown')
  await expect.poll(() => kind.getAttribute('aria-selected')).toBe('true')
  const kindId = await kind.getAttribute('id')
  await expect.poll(() => field.getAttribute('aria-activedescendant')).toBe(kindId)
  await keyboard.key('Enter')
  await keyboard.arriveAt('**/category/sofa')

  await keyboard.press(page.locator('summary', { hasText: 'Color' }))
  await keyboard.press(page.getByRole('checkbox', { name: /^Green/ }), 'Space')
  await page.waitForURL('**/category/sofa?color=green')
  await page.getByRole('link', { name: 'Remove filter Green' }).waitFor()
  await keyboard.follow(page.getByRole('link', { name: 'Cove two-seat sofa' }), '**/product/*finish=sage*')
  await expect.poll(() => page.getByRole('radio', { name: 'Sage linen' }).isChecked()).toBe(true)
  await keyboard.press(page.getByRole('button', { name: 'Add to cart' }))
  await page.getByRole('link', { name: 'Cart, 1 item' }).waitFor()
  expect(street.complaints).toEqual([])
})

test('a search that the owner has a page for leads there, and Back leads before it', async () => {
  await wanted(street, await studioOf(street), 'PUT /api/settings', {
    body: { search: { wordPages: ['send back > /returns'] } },
  })
  const page = await street.visitor(PHONE)
  await page.goto('/our-story', { waitUntil: 'networkidle' })
  await page.getByRole('combobox', { name: 'Search the collection' }).fill('Send back')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/returns')
  await page.goBack()
  await page.waitForURL('**/our-story')
  expect(street.complaints).toEqual([])
})

test('an older answer is never shown, and last searches can be forgotten', async () => {
  const page = await street.visitor(PHONE)
  await page.goto('/our-story', { waitUntil: 'networkidle' })
  const { promise: late, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/api/search/suggest?q=benches', async (route) => {
    await late
    await route.continue().catch(() => {})
  })
  const asked = page.waitForRequest('**/api/search/suggest?q=benches')
  const field = page.getByRole('combobox', { name: 'Search the collection' })
  await field.fill('benches')
  await asked
  await field.fill('desks')
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')
  await options.filter({ hasText: 'desk' }).nth(1).waitFor()
  release()
  await field.press('Escape')
  await options.first().waitFor({ state: 'detached' })
  await field.press('ArrowDown')
  await options.filter({ hasText: 'desk' }).nth(1).waitFor()
  expect(await options.filter({ hasText: /bench/i }).count()).toBe(0)
  await field.press('Enter')
  await page.waitForURL('**/category/all?search=desks')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
  await field.fill('')
  await page.getByRole('option', { name: 'desks' }).waitFor()
  await page.getByRole('button', { name: 'Forget these searches' }).click()
  await options.first().waitFor({ state: 'detached' })
  expect(await page.evaluate(() => localStorage.getItem('searches'))).toBeNull()
})

test('a part of a search is taken away, and what nobody sells is said', async () => {
  const page = await street.visitor(PHONE)
  await page.goto('/category/all?search=green+couch')
  await page.getByRole('link', { name: 'Search without green' }).click()
  await page.waitForURL((url) => url.searchParams.get('search') === 'couch')
  await page.getByRole('heading', { name: 'Search results for "couch"' }).waitFor()
  await page.goto('/category/all?search=recliner')
  await page.getByText('We don’t make “recliner”. These come nearest.').waitFor()
  expect(street.complaints).toEqual([])
})

test('who finds nothing sees what comes nearest', async () => {
  const page = await street.visitor(PHONE)
  await page.goto('/category/bed?search=green+couch')
  await page.getByText('No products found').waitFor()
  const nearest = page.getByRole('region', { name: 'The same search in the whole collection' })
  await nearest.getByRole('link', { name: 'Cove two-seat sofa' }).waitFor()
  await page.goto('/category/all?search=blue+rug')
  await page.getByText('We don’t make “rug”.').waitFor()
  await page.getByRole('region', { name: 'From the collection' }).getByRole('article').first().waitFor()
  expect(street.complaints).toEqual([])
})
