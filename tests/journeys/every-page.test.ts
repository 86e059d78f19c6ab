import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { designStops } from '#tests/support/tour/design-stops.ts'
import { openStop } from '#tests/support/street/open-stop.ts'
import { openStreet } from '#tests/support/street/open-street.ts'
import { faultsInTheDark, faultsOn } from '#tests/support/street/page-faults.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import { VIOLATION } from '#tests/support/street/street.ts'
import { prepareTour, type Tour } from '#tests/support/tour/tour.ts'
import { visitAs } from '#tests/support/street/walks.ts'

const street = openStreet()
let tour: Tour

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

type Who = (typeof customers)[number] | 'studio'

async function faultsMetBy(who: Who, width: number): Promise<string[]> {
  const page = await street.visitor({ width, height: 900 })
  await visitAs(page, { visitor: undefined, shopper: tour.shopper, studio: tour.studio }[who])
  const faults: string[] = []
  for (const stop of tour.stops.filter((one) => one.as === who)) {
    await openStop(page, stop)
    seen.pages += 1
    const met = await faultsOn(page)
    // The back office follows the system into the dark.
    if (who === 'studio' && width >= 768) met.push(...(await faultsInTheDark(page)))
    faults.push(...met.map((fault) => `${stop.name}: ${fault}`))
  }
  return faults
}
