import type { Locator } from 'playwright-core'
import { expect } from 'vitest'

/** Whoever pressed a button sees it without scrolling. */
export async function expectInView(words: Locator): Promise<void> {
  await words.waitFor()
  await expect
    .poll(() =>
      words.evaluate((element) => {
        const { top, bottom } = element.getBoundingClientRect()
        return top >= 0 && bottom <= window.innerHeight
      }),
    )
    .toBe(true)
}
