import { describe, expect, test } from 'vitest'
import { forgedFields } from '#tests/access/forged-fields.ts'
import { forgeWrites } from '#tests/access/forged-writes.ts'
import { memberWrites } from '#tests/access/member-asks.ts'
import { printPromise, expectNone } from '#tests/support/promise-line.ts'
import { statusWords } from '#tests/access/status-tries.ts'
import { ownDatabase } from '#tests/support/databases/test-database.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { tryStatuses } from '#tests/access/status-tries.ts'

const shop = testShop(ownDatabase)

describe('each field that only the server decides, alone', () => {
  const writes = memberWrites(shop)
  const done = { writes: 0, asks: 0, faults: 0 }

  // A test each, for each begins with an emptied shop: all rows are read before and after each ask.
  test.each(writes)('$key $what', async (write) => {
    const { asks, faults } = await forgeWrites(shop, [write], 1)
    done.writes += 1
    done.asks += asks
    done.faults += faults.length
    expect(faults).toEqual([])
  })

  test('none changes what is written', () => {
    printPromise(
      'P32',
      done.asks,
      `each of ${forgedFields.length} forged fields, in the body and in its objects, on each of ${done.writes} writes: ${done.faults} changed what was written`,
      done.faults === 0 && done.writes === writes.length,
    )
    expect(done).toMatchObject({ writes: writes.length, faults: 0 })
  })
})

test('each word for a status, on each write, however far a thing is', async () => {
  const { asks, faults } = await tryStatuses(shop, statusWords, 5)
  expectNone(
    'P33',
    asks,
    `each of ${statusWords.length} words said by a member of own and foreign orders and requests in five states on every write: ${faults.length} out of order`,
    faults,
  )
})
