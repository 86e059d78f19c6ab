import { z } from 'zod'
import { Product } from '#contract/products.ts'
import type { SalesMode } from '#domain/settings/sales-mode.ts'
import { mayAccess } from '#domain/users/roles.ts'
import type { Shop } from '#server/shop.ts'
import { KnownProducts } from './known-products.ts'
import { presentProduct, type Viewer } from './present-product.ts'
import { productsByIds } from './queries.ts'

/** Remembered at once in each sales mode: some 40 MB. */
const MAX_PRODUCTS = 20_000

/** Listed products as JSON, ready to be sent to shoppers, who all see the same. Each is written out once. */
export class ReadyProducts {
  readonly #texts: Record<SalesMode, KnownProducts<string>>

  constructor(shop: Pick<Shop, 'reads' | 'catalogue'>) {
    const textsIn = (mode: SalesMode) =>
      new KnownProducts(shop.catalogue, (ids) => listedTexts(shop, ids, mode), MAX_PRODUCTS)
    this.#texts = { quote: textsIn('quote'), purchase: textsIn('purchase') }
  }

  /** The products `ids` in that order, each as JSON; what is archived or unknown is left out. */
  jsonOf(ids: readonly string[], mode: SalesMode): Promise<string[]> {
    return this.#texts[mode].get(ids)
  }
}

async function listedTexts({ reads }: Pick<Shop, 'reads'>, ids: readonly string[], mode: SalesMode) {
  const viewer: Viewer = { mode, user: undefined }
  const listed = (await productsByIds(reads, ids)).filter(({ isArchived }) => !isArchived)
  return listed.map((product) => {
    const text = JSON.stringify(z.encode(Product, presentProduct(product, viewer)))
    return [product._id, text] as const
  })
}

/** Whether `user` is shown products as everybody is: the studio is told more, and sellers of their own. */
export function seesAsEverybody(user: Viewer['user']): boolean {
  return !mayAccess('seller', user?.role)
}
