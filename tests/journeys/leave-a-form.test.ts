import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { numberOf } from '#tests/support/seed/number-of.ts'
import { openStreet, STUDIO } from '#tests/support/street/open-street.ts'
import { prepareTour } from '#tests/support/tour/tour.ts'
import { signInToStudio } from '#tests/support/street/walks.ts'

const street = openStreet()
let desk = ''

beforeAll(async () => {
  const { stops } = await prepareTour(street)
  desk = stops.find(({ name }) => name === 'admin-quote-desk')?.path ?? ''
})

test('what was typed is not left behind unasked, by a link, one that no code knows of, or Back', async () => {
  const page = await street.visitor()
  await signInToStudio(page, STUDIO)
  await page
    .getByRole('link', { name: await numberOf(street, desk) })
    .first()
    .click()
  const shipping = page.getByLabel('Shipping')
  await shipping.fill('175')

  await page.getByRole('link', { name: 'Emails' }).click()
  await leaveDialog(page).getByRole('button', { name: 'Stay on this page' }).click()
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '/admin/emails',
      textContent: 'No Link of ours',
    })
    document.querySelector('h1')?.after(link)
  })
  await page.getByRole('link', { name: 'No Link of ours' }).click()
  await leaveDialog(page).getByRole('button', { name: 'Stay on this page' }).click()
  await page.goBack()
  await leaveDialog(page).waitFor()
  expect(new URL(page.url()).pathname).toBe(desk)
  await leaveDialog(page).getByRole('button', { name: 'Stay on this page' }).click()
  await expect.poll(() => shipping.inputValue()).toBe('175.00')

  await page.goBack()
  await leaveDialog(page).getByRole('button', { name: 'Leave without saving' }).click()
  await page.waitForURL('**/admin/dashboard')
  await page.goForward()
  await shipping.waitFor()
  await shipping.fill('180')
  await page.getByRole('link', { name: 'Emails' }).click()
  await leaveDialog(page).getByRole('button', { name: 'Leave without saving' }).click()
  await page.waitForURL('**/admin/emails')
  expect(street.complaints).toEqual([])
})

function leaveDialog(page: Page) {
  return page.getByRole('dialog', { name: 'Leave this page?' })
}
