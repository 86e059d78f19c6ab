import { expect, test } from 'vitest'
import { numberOf } from '#tests/support/seed/number-of.ts'
import { openStreet } from '#tests/support/street/open-street.ts'
import { see } from '#tests/support/street/page-acts.ts'
import { prepareTour } from '#tests/support/tour/tour.ts'
import { visitAs } from '#tests/support/street/walks.ts'

const street = openStreet()

test('what the studio did stands in the log, is narrowed down and leads to the thing', async () => {
  const tour = await prepareTour(street)
  const order = tour.stops.find(({ name }) => name === 'admin-order')?.path ?? ''
  const number = await numberOf(street, order)
  const page = await street.visitor()
  await visitAs(page, tour.studio)
  await page.goto(order)
  await page.getByRole('button', { name: 'Approve', exact: true }).click()
  await page.getByLabel(/^All/).check()
  await page.getByRole('dialog').getByRole('button', { name: 'Approve payment' }).click()
  await see(page, 'Payment approved successfully')

  await page.getByRole('link', { name: 'Audit log' }).click()
  const entry = page.getByRole('listitem').filter({ hasText: `Approved the payment of order ${number}` })
  await entry.waitFor()
  for (const words of ['Studio Admin', 'Payment status', 'Pending', 'Paid'])
    await expect.poll(() => entry.innerText()).toContain(words)

  await page.getByLabel('What').selectOption('user')
  await see(page, 'No changes found matching your criteria.')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByLabel('What').selectOption('order')
  await page.getByLabel('Change').selectOption('order.quote_sent')
  await page.getByLabel('Who').selectOption('Studio Admin')
  await page.getByRole('searchbox').fill(number)
  await page.waitForURL(({ searchParams }) => searchParams.get('search') === number)
  await see(page, `Sent the quote for order ${number}`)
  await expect.poll(() => page.getByRole('main').getByRole('listitem').count()).toBe(1)
  await page.getByLabel('From').fill('2099-01-01')
  await see(page, 'No changes found matching your criteria.')
  await page.goBack()
  await page.goForward()
  await page.getByLabel('From').fill('')
  await page.getByRole('link', { name: `order ${number}` }).click()
  await page.waitForURL(`**${order}`)
  expect(street.complaints).toEqual([])
})
