import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** Until a page that came late stands still. */
const SETTLE_MS = 1500
/** Nothing but colours changes in the dark. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block']

/** What is wrong with the page as it stands: what axe finds by all of its rules, and whether it scrolls sideways. */
export async function faultsOn(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  return lasting(page, async () => {
    return [...(await violationsOn(page)), ...(await sidewaysBy(page))]
  })
}

/** By how much the page is wider than its window, and what reaches furthest out of it. */
export async function sidewaysBy(page: Page): Promise<string[]> {
  const { by, widest } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    const reach = (element: Element) => element.getBoundingClientRect().right
    const all = [...document.body.querySelectorAll('*')].filter((one) => reach(one) >= scrollWidth - 1)
    return { by: scrollWidth - clientWidth, widest: all.at(-1)?.outerHTML.slice(0, 160) }
  })
  return by > 0 ? [`scrolls sideways by ${by} px: ${widest}`] : []
}

/** Text areas that an unbroken `word` makes wider while it is typed. */
export async function textAreasWidenedBy(page: Page, word: string): Promise<string[]> {
  return page.evaluate((typed) => {
    return [...document.querySelectorAll('textarea')].flatMap((area) => {
      const { value, offsetWidth } = area
      area.value = typed
      const by = area.offsetWidth - offsetWidth
      area.value = value
      return by > 0 ? [`a long word widens “${area.labels[0]?.textContent}” by ${by} px`] : []
    })
  }, word)
}

/** Labels that a control of another stands over. */
export async function coveredLabelsOn(page: Page): Promise<string[]> {
  const labels = await page.evaluate(() => {
    const isShown = (one: Element) =>
      one.checkVisibility({ visibilityProperty: true }) && one.getBoundingClientRect().width > 1
    const controls = [
      ...document.querySelectorAll('input:not([type=radio], [type=checkbox]), select, textarea'),
    ].filter(isShown)
    const inside = (a: DOMRect, b: DOMRect) =>
      Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1 &&
      Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1
    return [...document.querySelectorAll('label')].filter(isShown).flatMap((label) => {
      const words = new Range()
      words.selectNodeContents(label)
      const covering = controls.some(
        (one) => label.control !== one && inside(words.getBoundingClientRect(), one.getBoundingClientRect()),
      )
      return covering ? [label.textContent] : []
    })
  })
  return labels.map((label) => `a control stands over the label “${label}”`)
}

/** Short words and amounts that stand on two lines: a letter or a digit cut off from its word. */
export async function brokenWordsOn(page: Page): Promise<string[]> {
  const words = await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      const shown = text.parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true })
      if (!shown || text.parentElement!.getBoundingClientRect().width <= 1) continue
      for (const { 0: word, index } of text.data.matchAll(/(?<![^\s@(])[\p{L}\d$.,'’]{2,20}(?![^\s@)])/gu)) {
        const range = new Range()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = [...range.getClientRects()].filter(({ width }) => width > 1)
        if (lines.some(({ top }) => top >= lines[0]!.bottom - 1)) broken.push(word)
      }
    }
    return broken
  })
  return words.map((word) => `breaks inside “${word}”`)
}

/** What axe finds wrong with the colours of the same page where the system is dark; to be asked after `faultsOn`. */
export async function faultsInTheDark(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const faults = await lasting(page, () => violationsOn(page, COLOUR_RULES))
  await page.emulateMedia({ colorScheme: 'light' })
  return faults.map((fault) => `in the dark: ${fault}`)
}

/** A page that is still on its way (a skeleton, a colour that fades in) is looked at once more. */
async function lasting(page: Page, look: () => Promise<string[]>): Promise<string[]> {
  if ((await look()).length === 0) return []
  await page.waitForTimeout(SETTLE_MS)
  return look()
}

type Outcome = 'violations' | 'incomplete' | 'passes'
type Result = { id: string } & Record<Outcome, { node: { element: Element } }[]>
type Rule = { id: string; matches(element: Element, ...more: unknown[]): boolean }
type Axe = {
  run(options: object): Promise<Result[]>
  _audit: { rules: Rule[] }
  judge?: Rule['matches']
}

/** In which colours text has passed, here or on another page, as `lookByAxe` writes them. */
const passed = new Set<string>()

/** What axe finds wrong by all of its rules, or by those of `only`. */
async function violationsOn(page: Page, only?: string[]): Promise<string[]> {
  const { violations, passing } = await page.evaluate(lookByAxe, { only, passed: [...passed].join(' ') })
  for (const colours of passing) passed.add(colours)
  return violations
}

/**
 * Runs in a page. Contrast, half of the work, is computed once for all text that has the same colours, size and place
 * in the same parents, at whatever width and page; what axe was not sure of is computed again.
 */
async function lookByAxe({ only, passed }: { only: string[] | undefined; passed: string }) {
  const { axe } = window as unknown as { axe: Axe }
  const cached = new Set(passed.split(' '))
  const colours = new Map<Element, number>()
  const coloursOf = (element: Element): number => {
    const found = colours.get(element)
    if (found !== undefined) return found
    const style = getComputedStyle(element)
    const { backgroundColor, backgroundImage, opacity, position, color, fontSize, fontWeight, textShadow } =
      style
    const paint = [
      backgroundColor,
      backgroundImage,
      opacity,
      position,
      color,
      fontSize,
      fontWeight,
      textShadow,
    ]
    let hash = element.parentElement ? coloursOf(element.parentElement) : 0
    for (const letter of [element.tagName, element.getAttribute('class'), ...paint].join(' '))
      hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0
    colours.set(element, hash)
    return hash
  }

  const contrast = axe._audit.rules.find(({ id }) => id === 'color-contrast')!
  const judge = (axe.judge ??= contrast.matches)
  contrast.matches = (element, ...more) => !cached.has(`${coloursOf(element)}`) && judge(element, ...more)
  // By the raw results: those for people cost a selector and the markup of whatever passed.
  const reporter = (raw: Result[], _options: object, done: (results: Result[]) => void) => done(raw)
  const results = await axe.run({ reporter, ...(only && { runOnly: only }) })

  const seen = results.find(({ id }) => id === 'color-contrast')
  const thatAre = (outcome: Outcome) =>
    new Set(seen?.[outcome].map(({ node }) => `${coloursOf(node.element)}`) ?? [])
  const unsure = thatAre('incomplete').union(thatAre('violations'))
  const violations = results.flatMap(({ id, violations: [first] }) =>
    first ? [`${id}: ${first.node.element.outerHTML.slice(0, 160)}`] : [],
  )
  return { violations, passing: [...thatAre('passes').difference(unsure)] }
}
