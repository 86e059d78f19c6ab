import { expect, test } from 'vitest'
import { describeRaces } from '#tests/support/databases/races.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import { endsAtOnce, sessionEnds } from '#tests/access/session-ends.ts'

const RUNS = 20
const FLYING = 50

await describeRaces('a session ends at once', (shop) => {
  test.each(Object.keys(sessionEnds(shop)))('by %s', async (name) => {
    const end = sessionEnds(shop)[name]
    let ended = 0
    for (let run = 0; run < RUNS; run++) if (end && (await endsAtOnce(shop, end, FLYING))) ended++
    printPromise(
      'P36',
      RUNS,
      `${name} with ${FLYING} requests in flight: 401 to the very next one ${ended} times of ${RUNS}`,
      ended === RUNS,
      { engine: 'postgres' },
    )
    expect(ended).toBe(RUNS)
  })
})
