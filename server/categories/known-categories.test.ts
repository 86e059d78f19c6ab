import { expect, test } from 'vitest'
import type { Db } from '#kit/node/db/database.ts'
import { givenProduct } from '#tests/support/given/product.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { insertCategories } from './insert-categories.ts'
import { knownCategories } from './known-categories.ts'

const shop = testShop()
const addBeds = () => insertCategories(shop.shop.db, [{ id: 'bed', name: 'Beds' }])

test('categories are read once, whatever happens to products', async () => {
  const id = await givenProduct(shop.shop.db)
  const categories = knownCategories(shop.shop)
  const before = await categories()
  await addBeds()
  await shop.shop.catalogue.refresh([id])
  expect(await categories()).toBe(before)
})

test('they are read again after a change of them', async () => {
  const categories = knownCategories(shop.shop)
  const before = await categories()
  await addBeds()
  await shop.shop.catalogue.reload()
  expect((await categories()).map(({ _id }) => _id)).toEqual([...before.map(({ _id }) => _id), 'bed'])
})

test('a reading that failed is not remembered', async () => {
  const { db, catalogue } = shop.shop
  let isAway = true
  const reads = new Proxy(db, {
    get(target, name: keyof Db) {
      if (isAway && name === 'select') throw new Error('The database is away')
      return target[name]
    },
  })
  const categories = knownCategories({ reads, catalogue })
  await expect(categories()).rejects.toThrow('The database is away')
  isAway = false
  expect(await categories()).toEqual(expect.any(Array))
})
