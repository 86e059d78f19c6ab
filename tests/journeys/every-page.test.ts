import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'
import { beforeAll, describe, expect, test } from 'vitest'
import { openStreet } from '#tests/support/open-street.ts'
import { prepareTour, type Tour } from '#tests/support/tour.ts'
import type { Stop } from '#tests/support/tour-stops.ts'
import { visitAs } from '#tests/support/walks.ts'

const street = openStreet()
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
let tour: Tour

beforeAll(async () => {
  tour = await prepareTour(street)
})

const customers = ['visitor', 'shopper'] as const

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
      const faults: string[] = []
      for (const who of people) {
        const page = await street.visitor({ width, height: 900 })
        await visitAs(page, { visitor: undefined, shopper: tour.shopper, studio: tour.studio }[who])
        for (const stop of tour.stops.filter((one) => one.as === who))
          faults.push(...(await faultsOf(page, stop)))
      }
      const expected = /404 \(Not Found\)/
      expect([...faults, ...street.complaints.filter((words) => !expected.test(words))]).toEqual([])
    },
  )
})

async function faultsOf(page: Page, { name, path }: Stop): Promise<string[]> {
  await page.goto(path, { waitUntil: 'networkidle' })
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  await page.evaluate(axe)
  const violations = await page.evaluate(async () => {
    const { violations } = await (
      window as unknown as {
        axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> }
      }
    ).axe.run()
    return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)
  })
  return [...violations, ...(overflow > 0 ? [`scrolls sideways by ${overflow} px`] : [])].map(
    (fault) => `${name}: ${fault}`,
  )
}
