import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { designStops } from '#tests/support/design-stops.ts'
import { openStreet } from '#tests/support/open-street.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import { VIOLATION } from '#tests/support/street.ts'
import { prepareTour, type Tour } from '#tests/support/tour.ts'
import type { Stop } from '#tests/support/tour-stops.ts'
import { visitAs } from '#tests/support/walks.ts'

const street = openStreet()
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
let tour: Tour
/** Until a page that came late stands still. */
const SETTLE_MS = 1500

beforeAll(async () => {
  tour = await prepareTour(street)
  tour.stops.push(...(await designStops(street, tour)))
})

const customers = ['visitor', 'shopper'] as const
const seen = { pages: 0, violations: 0 }

afterAll(() => {
  const { pages, violations } = seen
  const figure = `${pages} pages opened by a visitor, a customer and the studio: ${violations} violations of their policy`
  const pass = pages > 0 && violations === 0
  printPromise({ promise: 'P47', runs: pages, figure, pass, engine: 'pglite' })
})

describe.each([360, 768, 1440])('at %i px', (width) => {
  test.each([
    ['in quote mode', true, [...customers, 'studio'] as const],
    ['with prices', false, customers],
  ])(
    '%s every page is clean: no axe violation, no sideways scroll, nothing in the console',
    { timeout: 240_000 },
    async (_mode, quoteMode, people) => {
      const { db, settings } = street.shop
      await db.inTransaction((tx) => settings.write(tx, 'general', { quoteMode }))
      const faults = await Promise.all(people.map((who) => faultsMetBy(who, width)))
      seen.violations += street.complaints.filter((words) => words.startsWith(VIOLATION)).length
      const expected = /404 \(Not Found\)/
      expect([...faults.flat(), ...street.complaints.filter((words) => !expected.test(words))]).toEqual([])
    },
  )
})

async function faultsMetBy(who: Stop['as'], width: number): Promise<string[]> {
  const page = await street.visitor({ width, height: 900 })
  await visitAs(page, { visitor: undefined, shopper: tour.shopper, studio: tour.studio }[who])
  const faults: string[] = []
  for (const stop of tour.stops.filter((one) => one.as === who))
    faults.push(...(await faultsOf(page, stop)), ...(await faultsInTheDark(page, stop, width)))
  return faults
}

async function faultsOf(page: Page, { name, path }: Stop): Promise<string[]> {
  await page.goto(path, { waitUntil: 'networkidle' })
  seen.pages += 1
  await page.evaluate(axe)
  const faults = await lasting(page, () => faultsInView(page))
  return faults.map((fault) => `${name}: ${fault}`)
}

async function faultsInView(page: Page): Promise<string[]> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  return [...(await violationsOn(page)), ...(overflow > 0 ? [`scrolls sideways by ${overflow} px`] : [])]
}

/** A page that is still on its way (a skeleton, a colour that fades in) is looked at once more. */
async function lasting(page: Page, look: () => Promise<string[]>): Promise<string[]> {
  if ((await look()).length === 0) return []
  await page.waitForTimeout(SETTLE_MS)
  return look()
}

/** The back office follows the system into the dark; nothing but its colours changes there. */
async function faultsInTheDark(page: Page, { name, as }: Stop, width: number): Promise<string[]> {
  if (as !== 'studio' || width < 768) return []
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  const faults = await lasting(page, () => violationsOn(page, ['color-contrast', 'link-in-text-block']))
  await page.emulateMedia({ colorScheme: 'light' })
  return faults.map((fault) => `${name} in the dark: ${fault}`)
}

type Axe = {
  run(options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
}

/** What axe finds wrong by all of its rules, or by those of `only`. */
function violationsOn(page: Page, only?: string[]): Promise<string[]> {
  return page.evaluate(async (rules) => {
    const { axe } = window as unknown as { axe: Axe }
    const { violations } = await axe.run(rules ? { runOnly: rules } : {})
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)
  }, only)
}
