import { expect, test } from 'vitest'
import { leilani, makana, type Person } from '#tests/support/people.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()

function send(person: Person) {
  const floorPlan = new File([Buffer.from(sampleFiles.png)], 'plan.png')
  return shop.as(person).call('POST /api/design-requests', { body: { floorPlan } })
}

test('a request keeps the fee that it was sent with, and the next one has the new fee', async () => {
  const { request } = await send(leilani)
  await shop.set('payment', { designFee: 750_00 })
  expect((await send(makana)).request.designFee).toBe(750)
  const again = { params: { id: request._id } }
  expect((await shop.as(leilani).call('GET /api/design-requests/:id', again)).request.designFee).toBe(500)
})
