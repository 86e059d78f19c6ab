import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openStreet } from '#tests/support/street/open-street.ts'

const street = openStreet()

test('a door that is measured for one sofa answers for the next', async () => {
  const page = await street.visitor({ width: 360, height: 740 })
  await openSizes(page, 'Shoreline sofa')
  await page.getByRole('img', { name: /^Shoreline sofa from the side/ }).waitFor()
  await page.getByRole('button', { name: 'Check your door, elevator and stairs' }).press('Enter')

  const width = page.getByRole('textbox', { name: 'Width, in' }).first()
  await width.fill('wide')
  await width.press('Tab')
  await page.getByText(`Type a length, such as 31 1/2, 2' 8" or 80 cm`).waitFor()
  await width.fill('71cm')
  await page.getByText('28 in (71 cm)').waitFor()
  await page.getByText('Does not fit: the packed piece needs 31.5 in, your door has 28 in.').waitFor()
  await width.fill(`3' 1½"`)
  await page.getByText('Fits, with 6 in to spare.').waitFor()
  await width.fill('28')
  await page.getByText('Does not fit: the packed piece needs 31.5 in, your door has 28 in.').waitFor()
  await width.fill('37 1/2')
  await page.getByText('Fits, with 6 in to spare.').waitFor()

  await openSizes(page, 'Tidal curved sofa')
  await page.getByText('Fits, with 2 in to spare.').waitFor()
  await page.getByText('Centimeters').click()
  await expect.poll(() => page.getByRole('textbox', { name: 'Width, cm' }).first().inputValue()).toBe('95.3')
  await page.getByRole('button', { name: 'Forget these measures' }).click()
  await expect.poll(() => page.getByText('to spare.').count()).toBe(0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(street.complaints).toEqual([])
})

async function openSizes(page: Page, name: string): Promise<void> {
  await page.goto(`/category/all?search=${encodeURIComponent(name)}`)
  await page.getByRole('link', { name }).first().click()
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor()
  // A phone has sections instead of tabs, all of them open.
  await page.getByRole('link', { name: 'Will it fit?' }).click()
}
