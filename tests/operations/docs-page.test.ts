import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '#tests/support/street/browser.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { openDoors } from './doors.ts'

const shop = testShop()
const doors = openDoors(shop)
let browser: Browser

beforeAll(async () => {
  browser = await launchBrowser()
}, 60_000)
afterAll(async () => browser?.close())

test('whoever writes a client reads the calls on a page, which obeys its own strict policy', async () => {
  const context = await browser.newContext({ baseURL: `http://127.0.0.1:${doors.port}` })
  const page = await context.newPage()
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('requestfailed', (request) => complaints.push(`${request.url()} ${request.failure()?.errorText}`))

  const reply = await page.goto('/api/docs')
  expect(reply?.headers()['content-security-policy']).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; font-src 'self'; base-uri 'none'; frame-ancestors 'none'",
  )
  await page.getByText('Search, filter and sort the catalogue').click()
  await page.getByRole('button', { name: 'Try it out' }).first().click()
  await page.getByRole('button', { name: 'Execute' }).click()
  const answer = page.locator('.live-responses-table .response').first()
  await answer.waitFor()
  expect(await answer.textContent()).toMatch(/200.*"success": true/s)
  expect(complaints).toEqual([])
  await context.close()
})
