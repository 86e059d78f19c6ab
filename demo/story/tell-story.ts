import { endedDesigns } from './ended-designs.ts'
import { exampleDesigns } from './example-designs.ts'
import { openDesigns } from './open-designs.ts'
import { days, rounds } from './days.ts'
import { momentOf, type When, dayAfter, OPENED_DAYS_AGO } from './moments.ts'
import type { PastShop } from './past-shop.ts'
import { purchases } from './purchases.ts'
import { quotes } from './quotes.ts'
import { recentQuotes } from './recent-quotes.ts'
import type { Happening, Scene } from './scene.ts'
import { productViews, visits } from '#server/db/schema/visits.ts'

/** Visits of the first day; a few more come each week. */
const FIRST_DAY = 3

const MORE_EACH_DAY = 0.06

/** On what people come, one after the other. */
const DEVICES = ['mobile', 'desktop', 'mobile', 'tablet', 'mobile', 'desktop', 'mobile'] as const

const UPS_AND_DOWNS = [0, 1, -1, 2, 0, 3, 2] as const

type Reported = readonly [When, Happening]

/** Everything that happened, told in the order of time. */
export async function tellStory({ goTo, closeLetters }: PastShop, scene: Scene, now: Date): Promise<void> {
  await writeVisits(scene, now)
  for (const { at, happen } of inOrder(now)) {
    goTo(at)
    await happen(scene)
    await closeLetters()
  }
  goTo(now)
  await rounds(scene)
  await closeLetters()
}

/** What happens, and when, from the first to the last. */
export function inOrder(now: Date): { at: Date; happen: Happening }[] {
  const reported: Reported[] = [
    ...days,
    ...[...purchases, ...quotes, ...recentQuotes].flatMap((story) => {
      const order = { story, id: '' }
      return story.events.map(([when, act]): Reported => [when, (scene) => act(scene, order)])
    }),
    ...[...endedDesigns, ...exampleDesigns, ...openDesigns].flatMap((story) => {
      const design = { story, request: undefined }
      return story.events.map(([when, act]): Reported => [when, (scene) => act(scene, design)])
    }),
  ]
  return reported
    .map(([when, happen]) => ({ at: momentOf(when, now), happen }))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
}

/** Writes the visits of every day from the opening to yesterday, each with the piece that was looked at. */
async function writeVisits({ shop: { db }, products }: Scene, now: Date): Promise<void> {
  const ids = [...products.values()].map(({ id }) => id)
  const happened = Array.from({ length: OPENED_DAYS_AGO - 1 }, (_, day) => day).flatMap((day) =>
    visitsOf(day, ids).map((visit) => ({ day: dayAfter(now, day + 1 - OPENED_DAYS_AGO), ...visit })),
  )
  await db.insert(visits).values(counted(happened.map(({ day, device }) => ({ day, device }))))
  await db.insert(productViews).values(counted(happened.map(({ day, productId }) => ({ day, productId }))))
}

/** Who came on the day `day` after the opening. */
function visitsOf(day: number, productIds: readonly string[]) {
  const count = Math.round(FIRST_DAY + day * MORE_EACH_DAY + (UPS_AND_DOWNS[day % 7] ?? 0))
  return Array.from({ length: count }, (_, visit) => ({
    device: DEVICES[(day * 3 + visit) % DEVICES.length] ?? 'mobile',
    // Numbers without a common divisor walk through all pieces.
    productId: productIds[(day * 7 + visit * 13) % productIds.length] ?? '',
  }))
}

/** Each of `all` once, with how often it was there. */
function counted<T extends object>(all: readonly T[]): (T & { count: number })[] {
  const same = Map.groupBy(all, (one) => JSON.stringify(one))
  return [...same.values()].flatMap(([one, ...others]) => (one ? { ...one, count: 1 + others.length } : []))
}
