import { endedDesigns } from './ended-designs.ts'
import { openDesigns } from './open-designs.ts'
import { days, type Happening, rounds } from './days.ts'
import { momentOf, type When } from './moments.ts'
import type { PastShop } from './past-shop.ts'
import { purchases } from './purchases.ts'
import { quotes } from './quotes.ts'
import { recentQuotes } from './recent-quotes.ts'
import type { Scene } from './scene.ts'
import { writeVisits } from './visits.ts'

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
    ...[...endedDesigns, ...openDesigns].flatMap((story) => {
      const design = { story, request: undefined }
      return story.events.map(([when, act]): Reported => [when, (scene) => act(scene, design)])
    }),
  ]
  return reported
    .map(([when, happen]) => ({ at: momentOf(when, now), happen }))
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
}
