import type { Locator } from 'playwright-core'
import type { Screen } from './street.ts'

export const DESK: Screen = { width: 1440, height: 900 }
export const TABLET: Screen = { width: 768, height: 1024, hasTouch: true }

/** Both screens that a walk is proven on, with how each is called. */
export const screens: [string, Screen][] = [
  ['at 1440 px', DESK],
  ['on a touch screen of 768 px', TABLET],
]

/** How one presses there: by a finger, or by the pointer. */
export const pressOn =
  ({ hasTouch = false }: Screen) =>
  (target: Locator) =>
    hasTouch ? target.tap() : target.click()
