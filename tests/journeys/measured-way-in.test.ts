import { expect, test } from 'vitest'
import { openStreet } from '#tests/support/street/open-street.ts'

const street = openStreet()

test('what a shopper measured for one piece is minded where they plan their room', async () => {
  const page = await street.visitor()
  await page.goto('/plan-your-room')
  await page.evaluate(() =>
    localStorage.setItem('wayIn', JSON.stringify({ unit: 'in', way: { stairWidth: 45, landingDepth: 45 } })),
  )
  await page.getByRole('button', { name: 'Furnish this room' }).click()
  await page.getByRole('button', { name: 'Place Shoreline sofa' }).click()
  await page.getByText('Shoreline sofa does not come to its place in its packing.').waitFor()
  expect(street.complaints).toEqual([])
})
