import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { users } from '#server/db/schema/users.ts'
import { leilani } from '#tests/support/people.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()

const send = (more: object = {}) =>
  shop.as(leilani).call('POST /api/design-requests', {
    body: { floorPlan: new File([Buffer.from(sampleFiles.png)], 'plan.png'), ...more },
  })

test('without a brief it is what the client answered at registration', async () => {
  const questionnaire = {
    designStyle: 'scandinavian' as const,
    roomTypes: ['living' as const],
    budget: 'high' as const,
    homeType: '' as const,
    colorPreferences: ['blue' as const],
    specificRequirements: 'Two cats',
  }
  await shop.shop.db.update(users).set({ questionnaire }).where(eq(users.id, leilani.id))
  const answered = {
    rooms: ['living'],
    style: 'scandinavian',
    budget: 'high',
    homeType: '',
    colors: ['blue'],
  }
  expect((await send()).request.brief).toEqual(answered)
  const { request } = await send({ brief: { rooms: [] } })
  expect(request.brief).toEqual({ rooms: [], style: '', budget: '', homeType: '', colors: [] })
})
