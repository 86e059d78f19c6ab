import { z } from 'zod'
import { Product } from '#contract/products.ts'
import type { SalesMode } from '#domain/settings/sales-mode.ts'
import { mayAccess } from '#domain/users/roles.ts'
import { cachedRows } from '#kit/node/cache/cached.ts'
import { tags } from '#server/tags.ts'
import type { World } from '#server/world.ts'
import { presentProduct, type Viewer } from './present-product.ts'
import { productsByIds } from './queries.ts'

/** Some 20 MB. */
const MAX_ROWS = 5_000
/** In each sales mode: some 40 MB. */
const MAX_TEXTS = 20_000

const ofProducts = { tag: tags.products().tag, beside: [tags.categories.tag] }

/** Products as they were a moment ago; where a price or a unit is promised, the database is asked. */
export const productRows = cachedRows({ ...ofProducts, max: MAX_ROWS }, async ({ reads }: World, ids) =>
  (await productsByIds(reads, ids)).map((product) => [product._id, product] as const),
)

/**
 * Listed products as JSON, ready to be sent to shoppers, who all see the same; what is archived or unknown is left out.
 */
const productJson = { quote: jsonIn('quote'), guided: jsonIn('quote', true), purchase: jsonIn('purchase') }

export function productJsonFor({ mode, showsGuide }: Viewer): ReturnType<typeof jsonIn> {
  return productJson[showsGuide ? 'guided' : mode]
}

function jsonIn(mode: SalesMode, showsGuide = false) {
  const viewer: Viewer = { mode, showsGuide, user: undefined }
  return cachedRows({ ...ofProducts, max: MAX_TEXTS }, async ({ reads }: World, ids) => {
    const listed = (await productsByIds(reads, ids)).filter(({ state }) => state === 'live')
    return listed.map((product) => {
      const text = JSON.stringify(z.encode(Product, presentProduct(product, viewer)))
      return [product._id, text] as const
    })
  })
}

/** Whether `user` is shown products as everybody is: the studio sees more, and sellers of their own. */
export function seesAsEverybody(user: Viewer['user']): boolean {
  return !mayAccess('seller', user?.role)
}
