import { beforeAll, expect, test } from 'vitest'
import { faultsOverLostLine } from '#tests/support/lost-line.ts'
import { openStreet } from '#tests/support/open-street.ts'
import { nobody } from '#tests/support/people.ts'
import { studioOf } from '#tests/support/street-shopper.ts'
import { studioSteps } from '#tests/support/upload-steps.ts'

const street = openStreet()
let studio = nobody

beforeAll(async () => {
  studio = await studioOf(street)
})

// The other steps: tests/promises/long/lost-line.test.ts, and each on its own journey.
test(
  'a product with its pictures and a file of products outlive a lost line',
  { timeout: 120_000 },
  async () => {
    expect(await faultsOverLostLine(studioSteps(street, studio))).toEqual([])
  },
)
