import { expect, test } from 'vitest'
import type { ShopCategory } from '#web/parts/shop.ts'
import { headerCategories } from './header-categories.ts'

const category = (_id: string): ShopCategory => ({
  _id,
  name: _id,
  description: '',
  isFeatured: false,
  productCount: 1,
})

test('furniture types stand in the order of the header, everything else apart', () => {
  const { types, rooms } = headerCategories(['outdoor', 'sofa', 'bench', 'hammock'].map(category))
  expect(types.map(({ _id }) => _id)).toEqual(['bench', 'sofa'])
  expect(rooms.map(({ _id }) => _id)).toEqual(['outdoor', 'hammock'])
})
