import { test } from 'vitest'
import { expectNone } from '#tests/support/promise-line.ts'
import { spoilFields } from '#tests/support/operations/spoil-fields.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()

test('every described field refuses what cannot stand in it, and keeps none of it', async () => {
  const { asks, fields, faults } = await spoilFields(shop, 10)
  expectNone(
    'P34',
    asks,
    `a tenth of the bad values of section 4.1 in each of ${fields} described fields: ${faults.length} taken, kept or answered otherwise`,
    faults,
  )
}, 600_000)
