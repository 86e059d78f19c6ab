import type { Locator, Page } from 'playwright-core'

/** Presses the first button of that name. */
export const press = (place: Page | Locator, name: string | RegExp) =>
  place.getByRole('button', { name, exact: true }).first().click()

/** Presses the only button of that name; two of them are a fault. */
export const pressOnly = (place: Page | Locator, name: string | RegExp) =>
  place.getByRole('button', { name, exact: true }).click()

/** Waits for words to be seen: the same words in a closed part of the page may come first. */
export const see = (place: Page | Locator, words: string | RegExp) =>
  place.getByText(words).filter({ visible: true }).first().waitFor()

/** The window that is open over the page. */
export const windowOver = (page: Page) => page.locator('dialog:modal')

/** Presses a button of the window that is open. */
export const pressInWindow = (page: Page, name: string | RegExp) => press(windowOver(page), name)

/** Presses what opens a window, and waits for it. */
export async function openWindow(page: Page, name: string | RegExp): Promise<void> {
  await press(page, name)
  await windowOver(page).waitFor()
}
