import { countVisit } from '#server/visits/count-visit.ts'
import { OPENED_DAYS_AGO, type When } from './moments.ts'
import type { Happening } from './days.ts'
import type { Scene } from './scene.ts'

/** Visits of the first day; a few more come each week. */
const FIRST_DAY = 3
const MORE_EACH_DAY = 0.06
/** On what people come, one after the other. */
const DEVICES = ['mobile', 'desktop', 'mobile', 'tablet', 'mobile', 'desktop', 'mobile'] as const
const UPS_AND_DOWNS = [0, 1, -1, 2, 0, 3, 2] as const

/** The visits of every day from the opening to yesterday, all at noon. */
export const visits: readonly (readonly [When, Happening])[] = Array.from(
  { length: OPENED_DAYS_AGO - 1 },
  (_, place) => {
    const daysAgo = OPENED_DAYS_AGO - 1 - place
    return [`${daysAgo}d 12:00`, (scene: Scene) => comeOn(scene, place)] as const
  },
)

async function comeOn({ shop, products }: Scene, day: number): Promise<void> {
  const slugs = [...products.keys()]
  const count = Math.round(FIRST_DAY + day * MORE_EACH_DAY + (UPS_AND_DOWNS[day % 7] ?? 0))
  for (let visit = 0; visit < count; visit++) {
    const device = DEVICES[(day * 3 + visit) % DEVICES.length] ?? 'mobile'
    // Numbers without a common divisor walk through all pieces.
    const slug = slugs[(day * 7 + visit * 13) % slugs.length] ?? ''
    await countVisit(shop, { device, isFirstPage: true, product: products.get(slug)?.id })
  }
}
