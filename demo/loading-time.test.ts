import { catalogueOf } from '#server/products/catalogue.ts'
import { readAllAgain } from '#tests/support/read-all-again.ts'
import { limitOf } from '#tests/support/promise-line.ts'
import { expect, test } from 'vitest'
import { testShop } from '#tests/support/test-shop.ts'
import { loadDemo } from './load-demo.ts'

const shop = testShop()

test('an empty shop is filled within ten seconds, its files on the disk', async () => {
  const start = performance.now()
  await loadDemo(shop.shop)
  await readAllAgain(shop.shop)
  expect(performance.now() - start).toBeLessThan(limitOf(10_000))
  expect(catalogueOf(shop.shop).size).toBe(67)
})
