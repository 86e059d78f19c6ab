import { seedSettings } from '../seed/settings.ts'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { openStop } from '#tests/support/street/open-stop.ts'
import {
  brokenWordsOn,
  coveredLabelsOn,
  faultsInTheDark,
  faultsOn,
  sidewaysBy,
} from '#tests/support/street/page-faults.ts'
import { type Street, VIOLATION } from '#tests/support/street/street.ts'
import { visitAs } from '#tests/support/street/walks.ts'
import { designStops } from './design-stops.ts'
import type { Stop } from './tour-stops.ts'
import { prepareTour, type Tour } from './tour.ts'

type Who = 'visitor' | 'shopper' | 'studio'

/** How a page is looked at; only the back office follows the system into the dark. */
export type Look = {
  width: number
  colors: 'light' | 'dark'
  /** Looked at for its width alone: all else is as at another. */
  only?: 'width'
}

/** One test for each way to sell: everybody opens every page once, and looks at it in each of these ways. */
export function testEveryPage(
  street: Pick<Street, 'shop' | 'app' | 'visitor' | 'complaints'>,
  looks: readonly Look[],
) {
  const seen = { pages: 0, violations: 0 }
  let tour: Tour
  beforeAll(async () => {
    tour = await prepareTour(street)
    tour.stops.push(...(await designStops(street, tour)))
  })

  test.each([
    ['in quote mode', true, ['visitor', 'shopper', 'studio'] as const],
    ['with prices', false, ['visitor', 'shopper'] as const],
  ])(
    '%s every page is clean: no axe violation, no sideways scroll, nothing in the console',
    { timeout: 480_000 },
    async (_mode, quoteMode, people) => {
      await seedSettings(street.shop, 'general', { quoteMode })
      const faults = await Promise.all(people.map(faultsMetBy))
      seen.violations += street.complaints.filter((words) => words.startsWith(VIOLATION)).length
      const expected = /404 \(Not Found\)/
      expect([...faults.flat(), ...street.complaints.filter((words) => !expected.test(words))]).toEqual([])
    },
  )

  async function faultsMetBy(who: Who): Promise<string[]> {
    const page = await street.visitor()
    await visitAs(page, { visitor: undefined, shopper: tour.shopper, studio: tour.studio }[who])
    const own = looks.filter(({ colors }) => who === 'studio' || colors === 'light')
    const faults: string[] = []
    for (const stop of tour.stops.filter((one) => one.as === who)) {
      // A page that does not open is a fault like any other, and the walk goes on.
      const met = await faultsOf(page, stop, own).catch((error: unknown) => [String(error).slice(0, 400)])
      faults.push(...met.map((fault) => `${stop.name}, ${fault}`))
      seen.pages += 1
    }
    return faults
  }

  return seen
}

async function faultsOf(page: Page, stop: Stop, looks: readonly Look[]): Promise<string[]> {
  const sizeFor = ({ width }: Look) => page.setViewportSize({ width, height: 900 })
  const [first] = looks
  if (first) await sizeFor(first)
  // The dark looks at a page that stands still, and the next one may move.
  await page.emulateMedia({ reducedMotion: null })
  await openStop(page, stop)
  const faults: string[] = []
  for (const look of looks) {
    await sizeFor(look)
    const met = await (look.only ? sidewaysBy : look.colors === 'dark' ? faultsInTheDark : faultsOn)(page)
    if (look.colors === 'light') met.push(...(await brokenWordsOn(page)), ...(await coveredLabelsOn(page)))
    faults.push(...met.map((fault) => `at ${look.width} px: ${fault}`))
  }
  return faults
}
