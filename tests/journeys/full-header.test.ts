import { expect, test } from 'vitest'
import { openStreet } from '#tests/support/street/open-street.ts'

const street = openStreet()

test('the name of the shop stands in one line, also where the header is full', async () => {
  const page = await street.visitor()
  await page.goto('/category/sofa')
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const name = page.locator('header').getByRole('link', { name: 'Lānai', exact: true })
    expect((await name.boundingBox())?.height).toBeLessThan(48)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})
