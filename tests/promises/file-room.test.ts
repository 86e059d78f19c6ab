import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { MAX_CUSTOMER_BYTES, MAX_CUSTOMER_FILES, noRoomMessage } from '#kit/core/files/file-room.ts'
import { files } from '#server/db/schema/files.ts'
import { inRuns } from '#tests/support/at-once.ts'
import { seedPerson } from '#tests/support/seed/person.ts'
import { managedBy, sendFile } from '#tests/support/hostile-files/at-door.ts'
import { uploadDoors } from '#tests/support/hostile-files/upload-doors.ts'
import { kai, leilani } from '#tests/support/people.ts'
import { describeRaces } from '#tests/support/databases/races.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import { sampleFiles } from '#tests/support/files/sample-files.ts'
import { testShop, type TestShop } from '#tests/support/test-shop.ts'

const RUNS = 5
const AT_ONCE = 12
const LEFT = 3
const picture = { bytes: sampleFiles.png, name: 'a.png' }
/** Each takes one file more; a plan that replaces another takes its room, and attachments come with a plan. */
const privateDoors = uploadDoors.filter(
  ({ rule, operation, part }) =>
    ['floorPlan', 'evidence', 'concept'].includes(rule) &&
    operation !== 'PUT /api/design-requests/:id/floor-plan' &&
    !(part === 'attachments' && rule === 'floorPlan'),
)

/** Files of a customer, as far as their rows go. */
async function seedFiles(
  { shop }: TestShop,
  count: number,
  size: number,
  ownerId = leilani.id,
): Promise<void> {
  const rows = Array.from({ length: count }, () => ({
    id: randomUUID(),
    ownerId,
    key: 'given',
    name: 'a.png',
    contentType: 'image/png',
    size,
    sha256: '',
  }))
  await shop.db.insert(files).values(rows)
}

const shop = testShop()

describe.each(privateDoors)('$operation, $part', (door) => {
  test.each([
    ['200 files', MAX_CUSTOMER_FILES - 1, 1],
    ['1 GB', 1, MAX_CUSTOMER_BYTES - sampleFiles.png.length],
  ])('P40: %s are the most that a customer may keep', async (_what, count, size) => {
    const open = await door.open(shop)
    const has = await shop.shop.db.select({ size: files.size }).from(files)
    const bytes = has.reduce((sum, file) => sum + file.size, 0)
    if (count > 1) await seedFiles(shop, count - has.length, size)
    else await seedFiles(shop, count, size - bytes)
    expect((await sendFile(shop, door, open, picture)).statusCode).toBe(200)
    const before = await managedBy(shop)
    const refused = await sendFile(shop, door, open, picture)
    expect([refused.statusCode, refused.json()]).toEqual([
      413,
      expect.objectContaining({ code: 'too_large', message: noRoomMessage }),
    ])
    expect(await managedBy(shop)).toEqual(before)
    printPromise(
      'P40',
      2,
      `${door.operation}: the file within 200 and 1 GB is taken, the next refused with nothing kept`,
      true,
    )
  })
})

test('P40: a plan with another file beside it needs room for both', async () => {
  const door = uploadDoors.find(({ part, rule }) => part === 'attachments' && rule === 'floorPlan')
  if (!door) throw new Error('There is no door for attachments')
  const open = await door.open(shop)
  await seedFiles(shop, MAX_CUSTOMER_FILES - 1, 1)
  const before = await managedBy(shop)
  expect((await sendFile(shop, door, open, picture)).json()).toMatchObject({ code: 'too_large' })
  expect(await managedBy(shop)).toEqual(before)
})

test('P40: what others keep takes no room', async () => {
  const [plan] = privateDoors
  if (!plan) throw new Error('There is no door for plans')
  await seedFiles(shop, MAX_CUSTOMER_FILES, 1, kai.id)
  expect((await sendFile(shop, plan, await plan.open(shop), picture)).statusCode).toBe(200)
})

await describeRaces(
  'P40: at the same moment',
  (racing) => {
    test('no more are taken than there is room for', async () => {
      const [plan] = privateDoors
      if (!plan) throw new Error('There is no door for plans')
      const figure = `${AT_ONCE} uploads at once with room for ${LEFT}: ${LEFT} taken, the others refused with nothing kept`
      await inRuns('P40', RUNS, figure, async () => {
        const person = await seedPerson(racing.shop)
        await seedFiles(racing, MAX_CUSTOMER_FILES - LEFT, 1, person.id)
        const [door, open] = [{ ...plan, person }, await plan.open(racing)]
        const replies = await Promise.all(
          Array.from({ length: AT_ONCE }, () => sendFile(racing, door, open, picture)),
        )
        const statuses = replies.map(({ statusCode }) => statusCode).toSorted()
        expect(statuses).toEqual([
          ...Array<number>(LEFT).fill(200),
          ...Array<number>(AT_ONCE - LEFT).fill(413),
        ])
        expect(await racing.shop.db.$count(files, eq(files.ownerId, person.id))).toBe(MAX_CUSTOMER_FILES)
      })
    })
    // Its rows of files have no bytes.
  },
  { isSound: false },
)
