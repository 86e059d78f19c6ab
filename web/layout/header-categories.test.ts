import { expect, test } from 'vitest'
import type { ShopCategory } from '#web/shop/shop.ts'
import { headerCategories } from './header-categories.ts'

const category = (_id: string, kind: ShopCategory['kind']): ShopCategory => ({
  _id,
  kind,
  name: _id,
  description: '',
  isFeatured: false,
  productCount: 1,
})

test('types of furniture, and homes and rooms, each stand in the order of the shop', () => {
  const listed = [
    category('sofa', 'type'),
    category('outdoor', 'room'),
    category('hammock', 'type'),
    category('bench', 'type'),
    category('study', 'room'),
  ]
  const { types, rooms } = headerCategories(listed)
  expect(types.map(({ _id }) => _id)).toEqual(['sofa', 'hammock', 'bench'])
  expect(rooms.map(({ _id }) => _id)).toEqual(['outdoor', 'study'])
})
