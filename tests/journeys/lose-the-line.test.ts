import { beforeAll, expect, test } from 'vitest'
import { faultsOverLostLine } from '#tests/support/street/lost-line.ts'
import { openStreet } from '#tests/support/street/open-street.ts'
import { nobody } from '#tests/support/people.ts'
import { studioOf } from '#tests/support/street/street-shopper.ts'
import { studioSteps } from '#tests/support/street/upload-steps.ts'

const street = openStreet()
let studio = nobody

beforeAll(async () => {
  studio = await studioOf(street)
})

// The other steps: tests/promises/long/lost-line.test.ts, and each on its own journey.
test('a product with its pictures and a file of products outlive a lost line', async () => {
  expect(await faultsOverLostLine(studioSteps(street, studio))).toEqual([])
})

test('whoever loses the line is told so, and that nothing is lost by it', async () => {
  const page = await street.visitor({ width: 360, height: 740 })
  await page.goto('/our-story', { waitUntil: 'networkidle' })
  const notice = page.getByText('You are offline. What you have typed stays here: send it once you are back.')
  await page.context().setOffline(true)
  await notice.waitFor()
  await page.context().setOffline(false)
  await notice.waitFor({ state: 'detached' })
  expect(street.complaints).toEqual([])
})
