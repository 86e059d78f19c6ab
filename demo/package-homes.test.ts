import { expect, test } from 'vitest'
import type { Board } from '#domain/boards/board.ts'
import { differenceFrom } from '#domain/boards/difference-from.ts'
import { layoutFaults, notesOf } from '#domain/boards/notes.ts'
import { roomsOf } from '#domain/boards/wall-graph.ts'
import { linesOfPackage } from '#server/boards/open-package-board.ts'
import { findSharedBoard } from '#server/boards/queries.ts'
import { products } from '#server/db/schema/products.ts'
import { packagesByIds } from '#server/packages/queries.ts'
import { demoShop } from '#tests/support/processes/demo-shop.ts'
import { OPENING_DAY } from '#tests/support/test-shop.ts'
import { shapesOf } from './story/homes/shapes.ts'

const demo = demoShop(OPENING_DAY)

test('packages stand in homes with all their pieces in rooms, and no check against the homes in red', async () => {
  const homes = await demo.shop.db.rows<{ id: string; content: Board }>({
    name: '',
    text: 'select package_id as id, content from boards where package_id is not null order by package_id',
  })
  expect(homes.map(({ id }) => id)).toEqual(['one-bedroom', 'three-bedroom', 'two-bedroom'])
  const { id: productId, categoryId, details } = products
  const sold = await demo.shop.db.select({ id: productId, categoryId, details }).from(products)
  const shapes = shapesOf(new Map(sold.map((product) => [product.id, product])))
  for (const { id, content } of homes) {
    const [found] = await packagesByIds(demo.shop.db, [id])
    expect(differenceFrom(linesOfPackage(found!), content)).toEqual({ missing: [], extra: [] })
    expect(
      notesOf(content, shapes).filter(({ level, kind }) => level === 'red' && kind !== 'way-in'),
    ).toEqual([])
  }
})

test('a shared plan of an L-shaped room leads to a customer’s pieces, none of them in another or in a wall', async () => {
  const plans = await demo.shop.db.rows<{ key: string; content: Board }>({
    name: '',
    text: 'select share_key as key, content from boards where package_id is null and share_key is not null',
  })
  expect(plans).toHaveLength(1)
  const [{ key, content } = { key: '', content: undefined }] = plans
  const board = await findSharedBoard(demo.shop.db, key)
  expect(board).toMatchObject({ name: 'Room behind the lānai', content })
  expect(roomsOf(board.content)[0]?.outline).toHaveLength(6)
  expect(Object.keys(board.content.pieces)).toHaveLength(4)
  const { id: productId, categoryId, details } = products
  const sold = await demo.shop.db.select({ id: productId, categoryId, details }).from(products)
  expect(layoutFaults(board.content, shapesOf(new Map(sold.map((one) => [one.id, one]))))).toEqual([])
})
