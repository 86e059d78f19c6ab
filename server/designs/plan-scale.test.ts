import { beforeEach, expect, test } from 'vitest'
import { designHistory, designRequests } from '#server/db/schema/designs.ts'
import { auditOf } from '#tests/support/books/audit-rows.ts'
import { seedRequest } from '#tests/support/seed/design.ts'
import { kai, leilani, noa, nobody, type Person } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'

const testing = testShop()
const scale = { page: 1, a: { x: 0.1, y: 0.2 }, b: { x: 0.6, y: 0.2 }, metres: 4.2 }

let id = ''

beforeEach(async () => {
  id = await seedRequest(testing, leilani)
})

async function set(person: Person, input: unknown) {
  const { request } = await testing
    .as(person)
    .call('PUT /api/design-requests/:id/plan-scale', { params: { id }, body: { scale: input as never } })
  return request.planScale
}

const stored = async () => (await testing.shop.db.select().from(designRequests))[0]?.planScale
const titles = async () => (await testing.shop.db.select().from(designHistory)).map(({ title }) => title)
const audit = () => auditOf(testing.shop.db, 'design', id)

test('a client sets the scale of the plan, changes it and takes it back', async () => {
  expect(await set(leilani, scale)).toEqual(scale)
  expect(await set(leilani, { ...scale, metres: 4 })).toEqual({ ...scale, metres: 4 })
  expect(await set(leilani, null)).toBeNull()
  const set2 = 'Scale of the floor plan set'
  expect(await titles()).toEqual([set2, set2, 'Scale of the floor plan removed'])
  expect(await audit()).toEqual([])
})

test('what the studio sets is audited, and the same again changes nothing', async () => {
  await set(noa, scale)
  await set(noa, { ...scale, b: { y: 0.2, x: 0.6 } })
  expect(await audit()).toMatchObject([
    {
      action: 'design.plan_scaled',
      actorId: noa.id,
      before: { planScale: null },
      after: { planScale: scale },
    },
  ])
  expect(await titles()).toHaveLength(1)
})

test.each([
  ['no length', { ...scale, metres: 0 }],
  ['a length below nothing', { ...scale, metres: -1 }],
  ['a length that is no number', { ...scale, metres: '4' }],
  ['more than 10 km', { ...scale, metres: 10_001 }],
  ['a point beside the page', { ...scale, a: { x: 1.1, y: 0 } }],
  ['one point twice', { ...scale, b: scale.a }],
  ['one point', { page: 1, a: scale.a, metres: 4 }],
  ['nothing said', undefined],
])('%s is refused', async (_what, input) => {
  await expect(set(leilani, input)).rejects.toMatchObject({ status: 400, code: 'validation_failed' })
  expect(await stored()).toBeNull()
})

test("someone else's request answers as an unknown one", async () => {
  await expect(set(kai, scale)).rejects.toMatchObject({ code: 'design_request_not_found' })
  await expect(set(nobody, scale)).rejects.toMatchObject({ status: 401 })
  expect(await stored()).toBeNull()
})

test.each(['cancelled', 'rejected'] as const)('the plan of a %s request is left alone', async (status) => {
  id = await seedRequest(testing, leilani, { status })
  await expect(set(leilani, scale)).rejects.toMatchObject({ status: 409, code: 'illegal_state' })
  expect(await titles()).toEqual([])
})
