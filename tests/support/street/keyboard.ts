import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { seeFocus } from './focus.ts'

/** More than there are stops on any page. */
const MOST_TABS = 150

type File = { name: string; mimeType: string; buffer: Buffer }

/** Somebody with a keyboard and nothing else, who has to see at every stop of the Tab key where they are. */
export function keyboardOf(page: Page) {
  /** Goes there by Tab, or back by Shift and Tab. */
  async function goTo(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    const met: string[] = []
    let wanted = await target.first().elementHandle()
    // A window opens with the focus on its first field or its way out.
    const first = await wanted?.evaluate(seeFocus)
    if (first?.isThere && first.fault !== undefined)
      throw new Error(`${first.is} has the focus and ${first.fault}`)
    if (first?.isThere) return
    for (let tabs = 0; tabs < MOST_TABS && wanted; tabs++) {
      await page.keyboard.press(key)
      const { is, fault, isThere, isOpen } = await wanted.evaluate(seeFocus)
      met.push(is)
      if (fault !== undefined) throw new Error(`${is} has the focus and ${fault}, after ${met.join(', ')}`)
      if (isThere) return
      // Drawn anew meanwhile.
      if (!isOpen) wanted = await target.first().elementHandle()
    }
    throw new Error(`${target.toString()} was not met by ${key}: ${met.join(', ')}`)
  }

  async function press(target: Locator, key = 'Enter'): Promise<void> {
    await goTo(target)
    await page.keyboard.press(key)
  }

  /** Chooses from a list by the first letters of a choice. */
  async function pick(target: Locator, letters: string): Promise<void> {
    await goTo(target)
    await page.keyboard.type(letters)
  }

  async function type(target: Locator, text: string): Promise<void> {
    await goTo(target)
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.type(text)
  }

  /** Presses what leads to another page, and begins there at its start. */
  async function follow(target: Locator, to: string): Promise<void> {
    await press(target)
    await arriveAt(to)
  }

  async function arriveAt(to: string): Promise<void> {
    await page.waitForURL(to)
    await expect.poll(() => page.evaluate(placeOfFocus)).toBe('the start of the page')
  }

  /** Chooses a file in the window of the browser that a key opens; the browser must know beforehand that we wait for it. */
  async function choose(target: Locator, file: File): Promise<void> {
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press(target)])
    await chooser.setFiles(file)
  }

  return { goTo, press, pick, type, follow, arriveAt, choose, key: (key: string) => page.keyboard.press(key) }
}

/** Runs in the page. */
function placeOfFocus(): string {
  const at = document.activeElement
  if (at?.id === 'main' || at?.tagName === 'H1') return 'the start of the page'
  return at?.outerHTML.slice(0, 120) ?? 'nothing'
}

export function expectFocusOn(target: Locator): Promise<void> {
  return expect
    .poll(() => target.first().evaluate((element) => element === document.activeElement))
    .toBe(true)
}

type Look = {
  /** What is pressed last, where the button opens a menu. */
  item?: Locator
  /** The button of the window that closes it; the Escape key without it. */
  leaveBy?: string
}

/** Opens a window by its button and leaves it again: the focus goes into it, and comes back. */
export async function lookInto(page: Page, opener: Locator, { item, leaveBy }: Look = {}): Promise<void> {
  const keyboard = keyboardOf(page)
  const shown = page.locator('dialog:modal')
  await keyboard.press(opener)
  if (item) await keyboard.press(item)
  await shown.waitFor()
  await expect.poll(() => page.evaluate(isFocusInWindow)).toBe(true)
  if (leaveBy === undefined) await keyboard.key('Escape')
  else await keyboard.press(shown.getByRole('button', { name: leaveBy, exact: true }))
  await shown.waitFor({ state: 'detached' })
  await expectFocusOn(opener)
}

/** Runs in the page. */
function isFocusInWindow(): boolean {
  return document.activeElement?.closest('dialog:modal') != null
}
