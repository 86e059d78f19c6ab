import type { ShopCategory } from '#web/parts/shop.ts'

/** The furniture types of the header, in its order; every other category is a kind of home or room. */
const furnitureTypes = [
  'bench',
  'stool',
  'chair',
  'table',
  'cabinet',
  'sofa',
  'ottoman',
  'bed',
  'dresser',
  'desk',
  'settee',
]

/** The shop's categories as the header shows them: by furniture type, and by home and room. */
export function headerCategories(categories: readonly ShopCategory[]): {
  types: ShopCategory[]
  rooms: ShopCategory[]
} {
  const place = ({ _id }: ShopCategory) => furnitureTypes.indexOf(_id)
  return {
    types: categories.filter((category) => place(category) >= 0).toSorted((a, b) => place(a) - place(b)),
    rooms: categories.filter((category) => place(category) < 0),
  }
}
