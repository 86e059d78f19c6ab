import { expect, test } from 'vitest'
import { leilani, makana, nobody } from '#tests/support/people.ts'
import { countingShop } from '#tests/support/stocktake/counting-shop.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const { studio, started, count, apply, read, remove, refused } = countingShop(shop)

test('five are open at once, no more; one that is deleted makes room', async () => {
  for (let open = 1; open < 5; open++) await started(`Room ${open}`)
  await refused(() => started('One more'), { code: 'too_many_stocktakes' })
  await remove()
  await started('One more')
  await expect(read()).rejects.toMatchObject({ code: 'stocktake_not_found' })
})

test('the open ones stand first', async () => {
  await count({ productCode: 'LN-CHA-1', counted: 12 })
  await apply()
  shop.wait(1000)
  await started('Showroom')
  const { stocktakes } = await studio.call('GET /api/stocktakes')
  expect(stocktakes.map(({ name, createdBy, differences }) => [name, createdBy, differences])).toEqual([
    ['Showroom', 'Noa Kahale', 0],
    ['Warehouse', 'Noa Kahale', 1],
  ])
})

test.each([
  ['a seller', makana, 403],
  ['a customer', leilani, 403],
  ['a visitor', nobody, 401],
])('%s is refused', async (_, person, status) => {
  await count({ productCode: 'LN-CHA-1', counted: 12 })
  await refused(() => apply(person), { status })
})
