import { expect, test } from 'vitest'
import { playBooks } from '#tests/support/books/play-books.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()

test('P63: whatever is done with money, in any order, the books balance', { timeout: 120_000 }, async () => {
  expect(await playBooks(shop, 6)).toBeGreaterThan(10)
})
