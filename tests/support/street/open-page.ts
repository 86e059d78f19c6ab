import type { Page } from 'playwright-core'

/** Opens a page and waits until it can be used. */
export async function openPage(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await isReady(page)
}

/**
 * Until a page has its heading, React has taken it over, and nothing in view is still on its way: what is further down
 * may wait until it is seen.
 */
export async function isReady(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1, h2, h3')
    const isTakenOver = heading !== null && Object.keys(heading).some((name) => name.startsWith('__react'))
    const isOnItsWay = (part: Element) => part.getBoundingClientRect().top < innerHeight
    return isTakenOver && ![...document.querySelectorAll('[aria-busy="true"]')].some(isOnItsWay)
  })
}
