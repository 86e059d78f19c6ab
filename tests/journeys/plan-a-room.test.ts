import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openStreet } from '#tests/support/street/open-street.ts'

const street = openStreet()

/** A visitor with an L-shaped room on the desk, and nothing in it. */
async function drawL(size?: { width: number; height: number }): Promise<Page> {
  const page = await street.visitor(size)
  await page.goto('/plan-your-room', { waitUntil: 'networkidle' })
  await page.getByLabel('L-shaped').check()
  await page.getByLabel('Width', { exact: true }).first().fill(`20'`)
  await page.getByRole('button', { name: 'Furnish this room' }).click()
  await page.getByRole('application', { name: 'Plan of your room' }).waitFor()
  return page
}

const pieces = (page: Page) => page.getByRole('application').getByRole('button')

test('a visitor plans an L-shaped room by keyboard, and finds it again on this device', async () => {
  const page = await drawL()
  await page.getByRole('button', { name: 'Place Shoreline sofa' }).press('Enter')
  const sofa = pieces(page).first()
  await sofa.focus()
  await page.keyboard.press('w')
  const atWall = await sofa.getAttribute('aria-label')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('r')
  expect(await sofa.getAttribute('aria-label')).not.toBe(atWall)
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+z')
  expect(await sofa.getAttribute('aria-label')).toBe(atWall)
  await page.reload({ waitUntil: 'networkidle' })
  await expect.poll(() => sofa.getAttribute('aria-label')).toBe(atWall)
  await sofa.focus()
  await page.keyboard.press('Delete')
  expect(await pieces(page).count()).toBe(0)
  expect(street.complaints).toEqual([])
})

test('a piece that is dragged comes to the wall, and a note tells what is in the way of the door', async () => {
  const page = await drawL()
  await page.getByRole('button', { name: 'Place Shoreline sofa' }).click()
  const sofa = pieces(page).first()
  const from = (await sofa.boundingBox())!
  const stage = (await page.getByRole('application').boundingBox())!
  await page.mouse.move(from.x + from.width / 2 + 20, from.y + from.height / 3)
  await page.mouse.down()
  await page.mouse.move(stage.x + stage.width * 0.3, stage.y + stage.height * 0.3, { steps: 6 })
  await page.mouse.move(stage.x + stage.width * 0.25, stage.y + stage.height * 0.2, { steps: 6 })
  await page.mouse.up()

  await expect.poll(() => page.getByText('A door opens against Shoreline sofa.').count()).toBe(1)
})
