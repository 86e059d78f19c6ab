import { expect, test } from 'vitest'
import type { Board } from '#domain/boards/board.ts'
import { differenceFrom } from '#domain/boards/difference-from.ts'
import { notesOf } from '#domain/boards/notes.ts'
import { linesOfPackage } from '#server/boards/open-package-board.ts'
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
