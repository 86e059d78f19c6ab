import { expect, test } from 'vitest'
import { openStreet } from '#tests/support/street/open-street.ts'

const ENTRY = /\/assets\/browser-.*\.js$/
const street = openStreet()

/** Whose first picture comes only when it is let through, and the scripts asked for by then. */
async function visitorWaiting() {
  const page = await street.visitor({ width: 412, height: 823 })
  const held: (() => Promise<void>)[] = []
  const scripts: string[] = []
  await page.route(/\.webp$|\.avif$/, (route) => held.push(() => route.continue()))
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await page.goto('/category/all', { waitUntil: 'domcontentloaded' })
  return { page, scripts, letThrough: () => Promise.all(held.map((picture) => picture())) }
}

test('the first picture shares the line with no script but the one that waits for it', async () => {
  const { page, scripts, letThrough } = await visitorWaiting()
  expect(scripts).toEqual([expect.stringContaining('/assets/start-')])

  await Promise.all([page.waitForRequest(ENTRY), letThrough()])
})

test('who presses a key does not wait for the picture', async () => {
  const { page, scripts } = await visitorWaiting()
  const [entry] = await Promise.all([page.waitForRequest(ENTRY), page.keyboard.press('Tab')])
  expect(scripts).toContain(entry.url())
})
