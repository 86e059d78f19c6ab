import { catalogueOf } from './catalogue.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import { api } from '#contract/api.ts'
import { Problem } from '#contract/problems.ts'
import { findCategory } from '#server/categories/queries.ts'
import { serializedReplies } from '#kit/node/http/envelope.ts'
import { serve, type App } from '#server/serve.ts'
import type { SignedIn } from '#server/session.ts'
import { salesMode } from '#server/settings/sales-mode.ts'
import type { World } from '#server/world.ts'
import { ALL_CATEGORIES, answerRelated, productLists } from './list-products.ts'
import { managedProductRoutes } from './managed-routes.ts'
import { listOwn } from './own-products.ts'
import { presentProduct, type Viewer } from './present-product.ts'
import { findProduct } from './queries.ts'
import { productJson, seesAsEverybody } from './product-rows.ts'

const MAX_RELATED = 4

const productReply = serializedReplies(api['GET /api/products/:id'])

export function productRoutes(app: App, shop: World): void {
  const { db } = shop
  const answerList = productLists(shop)
  managedProductRoutes(app, shop)

  serve(app, 'GET /api/products', async ({ query: { owner, ...query }, user }) => {
    const viewer = await viewerOf(shop, user)
    if (owner === undefined) return answerList(query, viewer)
    const { products, ...found } = await listOwn(db, user, query)
    return { ...found, products: products.map((product) => presentProduct(product, viewer)) }
  })

  serve(app, 'GET /api/products/category/:category', async ({ params: { category }, query, user }) => {
    const viewer = await viewerOf(shop, user)
    return answerList({ ...query, category: [category] }, viewer, async () => {
      const isExisting = category === ALL_CATEGORIES || (await findCategory(db, category))
      if (!isExisting) throw new Problem('category_not_found')
    })
  })

  serve(app, 'GET /api/products/:id', async ({ params: { id }, user }) => {
    const viewer = await viewerOf(shop, user)
    if (!seesAsEverybody(user)) return { product: presentProduct(await productFor(shop, id, viewer), viewer) }
    const [json] = await productJson[viewer.mode].get(shop, [id])
    if (json === undefined) throw new Problem('product_not_found')
    return productReply(json)
  })

  serve(app, 'GET /api/products/:id/related', async ({ params, user }) => {
    const viewer = await viewerOf(shop, user)
    const { _id, category } = await productFor(shop, params.id, viewer)
    const likely = { categories: [category], sort: 'recommended', pricesVisible: false } as const
    const { ids } = catalogueOf(shop).query({ ...likely, offset: 0, limit: MAX_RELATED + 1 })
    const others = ids.filter((id) => id !== _id).slice(0, MAX_RELATED)
    return answerRelated(shop, others, viewer)
  })
}

async function viewerOf(world: World, user: SignedIn | undefined): Promise<Viewer> {
  return { mode: salesMode(await currentSettings.get(world)), user }
}

/** What the studio took out of the catalogue is there for admins only. */
async function productFor({ db }: World, id: string, { user }: Viewer) {
  const product = await findProduct(db, id)
  if (!product || (product.isArchived && user?.role !== 'admin')) throw new Problem('product_not_found')
  return product
}
