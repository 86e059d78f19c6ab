import { expect, test } from 'vitest'
import { openStreet } from '#tests/support/street/open-street.ts'

const street = openStreet()

test('whoever writes a client reads the calls on a page, which obeys its own strict policy', async () => {
  const page = await street.visitor()
  page.on('requestfailed', (request) =>
    street.complaints.push(`${request.url()} ${request.failure()?.errorText}`),
  )
  const reply = await page.goto('/api/docs')
  expect(reply?.headers()['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; font-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  )
  await page.getByRole('link', { name: 'products', exact: true }).click()
  await page.getByText('Search, filter and sort the catalogue').click()
  await page.getByRole('button', { name: 'Try it out' }).first().click()
  await page.getByRole('button', { name: 'Execute' }).click()
  const answer = page.locator('.live-responses-table .response').first()
  await answer.waitFor()
  expect(await answer.textContent()).toMatch(/200.*"success": true/s)
  expect(street.complaints).toEqual([])
})
