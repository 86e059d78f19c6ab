import { expect, test } from 'vitest'
import { openStreet } from '#tests/support/street/open-street.ts'
import { see } from '#tests/support/street/page-acts.ts'

const street = openStreet()
const CHAIRS = ['Reed dining chair', 'Sedge cane chair', 'Gable dining chair'] as const

test('three chairs are compared, and who gets the link sees the same', async () => {
  const page = await street.visitor({ width: 360, height: 740 })
  await page.goto('/category/chair')
  await page.getByRole('link', { name: CHAIRS[0] }).click()
  await page.getByRole('link', { name: 'Compare', exact: true }).click()
  for (const [at, name] of CHAIRS.slice(1).entries()) {
    await page.getByRole('link', { name: `Compare with ${name}` }).click()
    await expect.poll(() => page.getByRole('columnheader').count()).toBe(at + 2)
  }
  await see(page, 'Teak, Linen, Cane')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await page.getByRole('link', { name: 'Show only what differs' }).click()
  await see(page, 'Show all facts')

  const friend = await street.visitor()
  await friend.goto(page.url())
  for (const name of CHAIRS) await friend.getByRole('columnheader', { name }).waitFor()
  expect(await friend.getByRole('rowheader', { name: 'Lead time' }).count()).toBe(0)
  await friend.getByRole('link', { name: `Remove ${CHAIRS[0]} from the comparison` }).click()
  await friend.getByRole('columnheader', { name: CHAIRS[0] }).waitFor({ state: 'detached' })
  // Back leads to where the comparison began, not through its steps.
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: CHAIRS[0] }).waitFor()
  expect(street.complaints).toEqual([])
})
