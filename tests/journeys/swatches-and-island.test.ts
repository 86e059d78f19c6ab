import { expect, test } from 'vitest'
import { openStreet } from '#tests/support/street/open-street.ts'
import { see } from '#tests/support/street/page-acts.ts'

const street = openStreet()

test('on the page of a piece its finishes are seen large, and a ZIP code says what delivery to an island means', async () => {
  const page = await street.visitor({ width: 360, height: 740 })
  await page.goto('/category/sofa')
  await page.getByRole('link', { name: 'Shoreline sofa' }).first().click()
  await page.getByRole('button', { name: 'See the finishes large' }).click()
  const finishes = page.getByRole('dialog', { name: 'Finishes' })
  await finishes.getByText('Indigo linen').waitFor()
  const pictures = finishes.getByRole('listitem').locator('img')
  await expect
    .poll(() => pictures.evaluateAll((all) => all.map((each) => (each as HTMLImageElement).naturalWidth)))
    .toEqual([420, 420, 420, 420])
  await finishes.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: 'Delivery to your island' }).click()
  const zip = page.getByLabel('ZIP code')
  await zip.fill('96734')
  await see(page, 'Delivery to Oʻahu. Shipping is a line of its own in your quote.')
  await zip.fill('96753')
  await see(page, 'Delivery to Maui. Shipping is a line of its own in your quote.')
  await zip.fill('90210')
  await see(page, 'We ship to all Hawaiian islands.')
  await zip.fill('96753')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  // The next piece knows the island, and stays as high as it was.
  await page.goto('/category/chair')
  await page.getByRole('article').getByRole('link').first().click()
  const island = page.getByRole('button', { name: 'Delivery to 96753' })
  expect(await island.getAttribute('aria-expanded')).toBe('false')
  await island.click()
  await see(page, 'Delivery to Maui. Shipping is a line of its own in your quote.')
  expect(street.complaints).toEqual([])
})
