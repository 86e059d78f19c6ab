import { expect, test } from 'vitest'
import { openStreet } from '#tests/support/street/open-street.ts'
import { openAccount } from '#tests/support/street/street-shopper.ts'
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
