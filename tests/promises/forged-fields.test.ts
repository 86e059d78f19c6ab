import { expect, test } from 'vitest'
import { forgedFields } from '#tests/access/forged-fields.ts'
import { forgeWrites } from '#tests/access/forged-writes.ts'
import { memberWrites } from '#tests/access/member-asks.ts'
import { expectNone } from '#tests/support/promise-line.ts'
import { staysSound } from '#tests/support/stays-sound.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
staysSound(shop)

test('what only the server decides is not taken from who asks', async () => {
  const writes = memberWrites(shop)
  expect(forgedFields.length).toBeGreaterThanOrEqual(40)
  expect(writes.length).toBeGreaterThanOrEqual(12)
  const { asks, faults } = await forgeWrites(shop, writes, forgedFields.length)
  expectNone(
    'P32',
    asks,
    `${forgedFields.length} forged fields at once in body, query and headers, then in the objects of the body, of ${writes.length} writes: ${faults.length} changed what was written`,
    faults,
  )
}, 600_000)
