import { expect, test } from 'vitest'
import { openStreet } from '#tests/support/street/open-street.ts'

const street = openStreet()

test('whoever writes a client reads the calls on a page, which obeys its own strict policy', async () => {
  const page = await street.visitor()
  // The page draws every call of the shop before it shows the first.
  page.setDefaultTimeout(60_000)
  page.on('requestfailed', (request) =>
    street.complaints.push(`${request.url()} ${request.failure()?.errorText}`),
  )
  const reply = await page.goto('/api/docs')
  expect(reply?.headers()['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; font-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  )
  // So many calls are drawn as they are scrolled to.
  const call = page.getByText('Search, filter and sort the catalogue')
  await page.mouse.move(700, 450)
  const isMet = () => page.mouse.wheel(0, 600).then(() => call.isVisible())
  await expect.poll(isMet, { timeout: 30_000 }).toBe(true)
  await call.click()
  await page.getByRole('button', { name: 'Try it out' }).first().click()
  await page.getByRole('button', { name: 'Execute' }).click()
  const answer = page.locator('.live-responses-table .response').first()
  await answer.waitFor()
  expect(await answer.textContent()).toMatch(/200.*"success": true/s)
  expect(street.complaints).toEqual([])
})
