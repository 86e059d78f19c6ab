import { expect, test } from 'vitest'
import { OPENING_DAY } from '#tests/support/test-shop.ts'
import { endedDesigns } from './ended-designs.ts'
import { exampleDesigns } from './example-designs.ts'
import { momentOf } from './moments.ts'
import { openDesigns } from './open-designs.ts'
import { purchases } from './purchases.ts'
import { quotes } from './quotes.ts'
import { recentQuotes } from './recent-quotes.ts'
import { inOrder } from './tell-story.ts'

const HOUR = 3_600_000

test('at whatever hour the shop opens, each story happens in its order and in the past', () => {
  const stories = [
    ...purchases,
    ...quotes,
    ...recentQuotes,
    ...endedDesigns,
    ...exampleDesigns,
    ...openDesigns,
  ]
  for (let hour = 0; hour < 24; hour++) {
    const now = new Date(OPENING_DAY.getTime() + hour * HOUR)
    for (const { events } of stories) {
      const moments = events.map(([when]) => momentOf(when, now).getTime())
      expect(moments).toEqual(moments.toSorted((a, b) => a - b))
    }
    expect(inOrder(now).at(-1)?.at.getTime()).toBeLessThan(now.getTime())
  }
})
