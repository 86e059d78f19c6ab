import { expect, test } from 'vitest'
import { openStreet } from '#tests/support/street/open-street.ts'

const street = openStreet()

test('the line between plan and room is drawn by keys and by touch', async () => {
  const page = await street.visitor()
  await page.goto('/custom-design')
  const slider = page.getByRole('slider', { name: 'Plan and room of: A condo high over Honolulu' })
  const { x, width, y, height } = (await slider.boundingBox())!
  // The page opens on it.
  expect(y + height).toBeLessThan(page.viewportSize()?.height ?? 0)
  const shownPlan = () =>
    page
      .locator('.room-slider > picture + picture')
      .first()
      .evaluate((plan) => getComputedStyle(plan).clipPath)
  expect(await shownPlan()).toBe('inset(0px 65% 0px 0px)')
  await slider.focus()
  await page.keyboard.press('ArrowRight')
  expect(await slider.inputValue()).toBe('36')
  expect(await shownPlan()).toMatch(/^inset\(0px (calc\(64%\)|64%) 0px 0px\)$/)
  await page.keyboard.press('Home')
  expect(await shownPlan()).toMatch(/100%/)
  await page.mouse.click(x + width * 0.75, y + height / 2)
  expect(Math.abs(Number(await slider.inputValue()) - 75)).toBeLessThanOrEqual(2)
  expect(street.complaints).toEqual([])
})
