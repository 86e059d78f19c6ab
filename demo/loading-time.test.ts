import { expect, test } from 'vitest'
import { testShop } from '#tests/support/test-shop.ts'
import { loadDemo } from './load-demo.ts'

const shop = testShop()

test('an empty shop is filled within ten seconds, its files on the disk', async () => {
  const start = performance.now()
  await loadDemo(shop.shop)
  await shop.shop.catalogue.reload()
  expect(performance.now() - start).toBeLessThan(10_000)
  expect(shop.shop.catalogue.size).toBe(67)
})
