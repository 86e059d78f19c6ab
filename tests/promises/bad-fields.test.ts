import { expect, test } from 'vitest'
import { printPromise } from '#tests/support/promise-line.ts'
import { spoilFields } from '#tests/support/operations/spoil-fields.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()

test('every described field refuses what cannot stand in it, and keeps none of it', async () => {
  const { asks, fields, faults } = await spoilFields(shop, 10)
  printPromise({
    promise: 'P34',
    runs: asks,
    figure: `a tenth of the bad values of section 4.1 in each of ${fields} described fields: ${faults.length} taken, kept or answered otherwise`,
    pass: faults.length === 0,
    engine: 'pglite',
  })
  expect(faults).toEqual([])
}, 600_000)
