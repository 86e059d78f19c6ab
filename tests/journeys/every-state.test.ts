import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { designStops } from '#tests/support/tour/design-stops.ts'
import { openStop } from '#tests/support/street/open-stop.ts'
import { openStreet } from '#tests/support/street/open-street.ts'
import { faultsInTheDark, faultsOn } from '#tests/support/street/page-faults.ts'
import type { Person } from '#tests/support/people.ts'
import { openAccount } from '#tests/support/street/street-shopper.ts'
import { statesWith } from '#tests/support/tour/tour-states.ts'
import { prepareTour } from '#tests/support/tour/tour.ts'
import type { Stop } from '#tests/support/tour/tour-stops.ts'
import { unansweredStates } from '#tests/support/tour/unanswered-states.ts'
import { visitAs } from '#tests/support/street/walks.ts'

const street = openStreet()
const patience = { timeout: 480_000 }
/** What is wide in the back office, and has to be looked at on a phone as well. */
const TIGHT =
  /^admin-(palette|products-selected|stock-history|order-ship|quote-errors|settings-errors|import-preview)$/
/** Looked at while it is turned, in see-a-piece-in-3d. */
const ELSEWHERE = new Set(['product-3d'])
const usual = { visitor: 360, shopper: 360, newcomer: 360, studio: 1440 } as const

type Walk = { as: Stop['as']; width: 360 | 1440; stops: Stop[] }

let people: Partial<Record<Stop['as'], Person>> = {}
let states: Stop[] = []
let unanswered: Stop[] = []

beforeAll(async () => {
  const tour = await prepareTour(street)
  const stops = [...tour.stops, ...(await designStops(street, tour))]
  const { shopper, studio } = tour
  people = { shopper, studio, newcomer: await openAccount(street, 'Kai') }
  states = statesWith(stops).filter(({ name }) => !ELSEWHERE.has(name))
  unanswered = unansweredStates(stops)
})

test(
  'every state of every page is clean: no axe violation, no sideways scroll, nothing in the console',
  patience,
  async () => {
    expect(await faultsMetOn(walksOver(states))).toEqual([])
  },
)

test('so is every private page that gets no answer, or a refusal', patience, async () => {
  expect(await faultsMetOn(walksOver(unanswered))).toEqual([])
})

/** Everybody's states at the width that is usual for them, and what is to be seen at the other one. */
function walksOver(stops: readonly Stop[]): Walk[] {
  return (['visitor', 'shopper', 'newcomer', 'studio'] as const).flatMap((as) =>
    ([360, 1440] as const).map((width) => ({
      as,
      width,
      stops: stops.filter((stop) => stop.as === as && isSeenAt(width, stop)),
    })),
  )
}

function isSeenAt(width: 360 | 1440, { name, as, width: only = usual[as] }: Stop): boolean {
  return only === width || TIGHT.test(name)
}

/** All walks at once. */
async function faultsMetOn(walks: readonly Walk[]): Promise<string[]> {
  const faults = await Promise.all(walks.filter(({ stops }) => stops.length > 0).map(faultsOnWalk))
  return faults.flat()
}

async function faultsOnWalk({ as, width, stops }: Walk): Promise<string[]> {
  const page = await street.visitor({ width, height: width === 360 ? 740 : 900 })
  const heard = hear(page)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visitAs(page, people[as])
  const faults: string[] = []
  for (const stop of stops) {
    const met = await faultsOf(page, stop, width)
    const unexpected = heard.splice(0).filter((words) => !stop.complains?.test(words))
    faults.push(...[...met, ...unexpected].map((fault) => `${stop.name} at ${width} px: ${fault}`))
  }
  return faults
}

/** A state that cannot be reached is a fault like any other, and the walk goes on. */
async function faultsOf(page: Page, stop: Stop, width: Walk['width']): Promise<string[]> {
  try {
    await openStop(page, stop)
    const faults = await faultsOn(page)
    // A page that waits or fails has no colours of its own, and on a phone they are those of a desk.
    const hasOwnColours = stop.as === 'studio' && stop.before === undefined && width === usual.studio
    return hasOwnColours ? [...faults, ...(await faultsInTheDark(page))] : faults
  } catch (error) {
    return [String(error).slice(0, 400)]
  }
}

/** What the page complains of. */
function hear(page: Page): string[] {
  const heard: string[] = []
  page.on('pageerror', (error) => heard.push(error.message))
  page.on('console', (message) => message.type() === 'error' && heard.push(message.text()))
  return heard
}
