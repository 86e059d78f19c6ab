import { beforeAll, expect, test } from 'vitest'
import { faultsOverLostLine } from '#tests/support/street/lost-line.ts'
import { openStreet } from '#tests/support/street/open-street.ts'
import { nobody } from '#tests/support/people.ts'
import { fillCart, openAccount, studioOf } from '#tests/support/street/street-shopper.ts'
import { fillShipping, visitAs } from '#tests/support/street/walks.ts'
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

test.each([
  { width: 360, height: 740 },
  { width: 844, height: 390 },
])(
  'at %j the news that the line is gone covers neither the way on nor why nothing was sent',
  async (size) => {
    const page = await street.visitor(size)
    const leilani = await openAccount(street, 'Leilani')
    await fillCart(street, leilani)
    await visitAs(page, leilani)
    await page.goto('/shipping')
    await fillShipping(page)
    await page.getByRole('button', { name: 'Request Quote' }).waitFor()
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Request Quote' }).click()
    const shown = [
      page.getByText('You are offline.'),
      page.getByRole('alert').filter({ hasText: 'We could not reach the shop' }),
      page.getByRole('button', { name: 'Try Again' }),
      page.getByRole('link', { name: 'Cart, 1 item' }),
    ]
    for (const one of shown) await one.waitFor()
    const boxes = await Promise.all(shown.map((one) => one.boundingBox()))
    const [notice, ...others] = boxes.map((box) => box ?? { x: 0, y: 0, width: 0, height: 0 })
    expect(notice?.y).toBeLessThan(size.height)
    for (const { y, height } of others)
      expect(y + height <= notice!.y || y >= notice!.y + notice!.height).toBe(true)
    street.complaints.length = 0
  },
)

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
