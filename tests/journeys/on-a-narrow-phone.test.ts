import { expect, test } from 'vitest'
import { openStreet } from '#tests/support/street/open-street.ts'
import { openAccount } from '#tests/support/street/street-shopper.ts'
import { visitAs } from '#tests/support/street/walks.ts'

const street = openStreet()
const LINE = 20

test('at 320 px two digits of the cart stand in one line, and links of the footer apart', async () => {
  const page = await street.visitor()
  await page.setViewportSize({ width: 320, height: 700 })
  await visitAs(page, await openAccount(street, 'Leilani'))
  await page.goto('/category/sofa', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: 'Shoreline sofa' }).click()
  await page.getByRole('heading', { level: 1, name: 'Shoreline sofa' }).waitFor()
  await page.getByRole('textbox', { name: 'Quantity' }).or(page.getByRole('spinbutton')).fill('12')
  await page.getByRole('button', { name: 'Add to cart' }).first().click()
  const cart = page.getByRole('link', { name: 'Cart, 12 items' })
  await cart.waitFor()
  expect(await cart.getByText('12', { exact: true }).evaluate((badge) => badge.clientHeight)).toBe(LINE)

  const tops = await page
    .getByRole('contentinfo')
    .getByRole('listitem')
    .getByRole('link')
    .evaluateAll((links) =>
      links.map((link) => {
        const { top, height } = link.getBoundingClientRect()
        const words = document.createRange()
        words.selectNodeContents(link)
        return { height, above: words.getBoundingClientRect().top - top }
      }),
    )
  expect(tops.length).toBeGreaterThan(8)
  expect(tops.filter(({ height, above }) => height < 44 || above < 4)).toEqual([])
})
