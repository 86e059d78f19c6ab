import { expect, test } from 'vitest'
import { forgedFields } from '#tests/support/forged-fields.ts'
import { forgeWrites } from '#tests/support/forged-writes.ts'
import { memberWrites } from '#tests/support/member-writes.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import { statusWords } from '#tests/support/status-tries.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { tryStatuses } from '#tests/support/try-statuses.ts'

const shop = testShop()

test('each field that only the server decides, on each write of a member', async () => {
  const { asks, faults } = await forgeWrites(shop, 1)
  printPromise({
    promise: 'P32',
    runs: asks,
    figure: `each of ${forgedFields.length} forged fields, in the body and in its objects, on each of ${memberWrites(shop).length} writes: ${faults.length} changed what was written`,
    pass: faults.length === 0,
    engine: 'pglite',
  })
  expect(faults).toEqual([])
})

test('each word for a status, on each write, however far a thing is', async () => {
  const { asks, faults } = await tryStatuses(shop, statusWords, 5)
  printPromise({
    promise: 'P33',
    runs: asks,
    figure: `each of ${statusWords.length} words said by a member of own and foreign orders and requests in five states on every write: ${faults.length} out of order`,
    pass: faults.length === 0,
    engine: 'pglite',
  })
  expect(faults).toEqual([])
})
