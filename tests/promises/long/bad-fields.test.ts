import { test } from 'vitest'
import { expectNone } from '#tests/support/promise-line.ts'
import { spoilFields } from '#tests/support/operations/spoil-fields.ts'
import { ownDatabase } from '#tests/support/databases/test-database.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop(ownDatabase)

test('every described field refuses every value that cannot stand in it', async () => {
  const { asks, fields, faults } = await spoilFields(shop, 1)
  expectNone(
    'P34',
    asks,
    `the bad values of section 4.1 in each of ${fields} described fields: ${faults.length} taken, kept or answered otherwise`,
    faults,
  )
})
