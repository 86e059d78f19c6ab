import type { Page } from 'playwright-core'
import type { Stop } from '#tests/support/tour/tour-stops.ts'
import { openPage } from './open-page.ts'

/** Opens a page and brings it into the state that is meant; what was laid in the way of another is gone. */
export async function openStop(page: Page, { path, before, reach }: Stop): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await before?.(page)
  // What never answers is never ready.
  await (before ? page.goto(path) : openPage(page, path))
  await reach?.(page)
}
