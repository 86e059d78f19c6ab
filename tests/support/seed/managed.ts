import { newChair } from '../catalogue/product-form.ts'
import { noa, type Person } from '../people.ts'
import type { TestShop } from '../test-shop.ts'

let made = 0

/** A chair made through the form, with a code of its own; in category `chair`, which the test gives. */
export async function seedManaged(shop: TestShop, changes: object = {}, by: Person = noa) {
  const body = newChair({ productCode: `LN-CHA-${++made}`, ...changes })
  const { product } = await shop.as(by).call('POST /api/products', { body })
  return product
}

type Managed = Awaited<ReturnType<typeof seedManaged>>

/** What the form of a product sends when nothing was changed in it. */
export function savedForm(product: Managed, changes: object = {}) {
  const { productCode, name, description, price, category, variants, variantStock, updatedAt } = product
  return {
    productCode,
    name,
    description,
    price: String(price),
    salePrice: product.salePrice === null ? '' : String(product.salePrice),
    category,
    stock: String(variantStock.default ?? ''),
    existingImages: product.pictures.map(({ base, alt }) => ({ image: base, alt })),
    ...(variants.length > 0 && { variants, variantStock }),
    stockSeen: variantStock,
    updatedAt,
    ...changes,
  }
}
