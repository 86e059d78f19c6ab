import { paginationOf } from '#contract/paging.ts'
import { Problem } from '#contract/problems.ts'
import type { ProductListQuery } from '#contract/products.ts'
import { seesPrices } from '#domain/sales-mode.ts'
import { findCategory } from '#server/categories/queries.ts'
import { serve, type App } from '#server/http/serve.ts'
import type { SignedIn } from '#server/http/session.ts'
import { salesMode } from '#server/settings/sales-mode.ts'
import type { Shop } from '#server/shop.ts'
import { managedProductRoutes } from './managed-routes.ts'
import { listOwn } from './own-products.ts'
import { presentProduct, type Viewer } from './present-product.ts'
import { findProduct, productsByIds } from './queries.ts'

/** The name that stands for every category where one is asked for. */
const ALL_CATEGORIES = 'all'
const MAX_RELATED = 4

export function productRoutes(app: App, shop: Shop): void {
  const { db, catalogue } = shop
  managedProductRoutes(app, shop)

  serve(app, 'GET /api/products', async ({ query, user }) => {
    const viewer = await viewerOf(shop, user)
    if (query.owner === undefined) return listProducts(shop, query, viewer)
    const { products, ...found } = await listOwn(db, user, query)
    return { ...found, products: products.map((product) => presentProduct(product, viewer)) }
  })

  serve(app, 'GET /api/products/category/:category', async ({ params: { category }, query, user }) => {
    const isOne = category !== ALL_CATEGORIES
    if (isOne && !(await findCategory(db, category))) throw new Problem('category_not_found')
    return listProducts(shop, { ...query, category: [category] }, await viewerOf(shop, user))
  })

  serve(app, 'GET /api/products/:id', async ({ params, user }) => {
    const viewer = await viewerOf(shop, user)
    return { product: presentProduct(await productFor(shop, params.id, viewer), viewer) }
  })

  serve(app, 'GET /api/products/:id/related', async ({ params, user }) => {
    const viewer = await viewerOf(shop, user)
    const { _id, category } = await productFor(shop, params.id, viewer)
    const likely = { categories: [category], sort: 'recommended', pricesVisible: false } as const
    const { ids } = catalogue.query({ ...likely, offset: 0, limit: MAX_RELATED + 1 })
    const others = ids.filter((id) => id !== _id).slice(0, MAX_RELATED)
    return { products: await presentProducts(shop, others, viewer) }
  })
}

async function viewerOf({ settings }: Shop, user: SignedIn | undefined): Promise<Viewer> {
  return { mode: salesMode(await settings.get()), user }
}

/** What the studio took out of the catalogue is there for admins only. */
async function productFor({ db }: Shop, id: string, { user }: Viewer) {
  const product = await findProduct(db, id)
  if (!product || (product.isArchived && user?.role !== 'admin')) throw new Problem('product_not_found')
  return product
}

async function listProducts(shop: Shop, query: ProductListQuery, viewer: Viewer) {
  const { page, limit, category = [], color, material, owner: _owner, ...others } = query
  const { total, ids, facets } = shop.catalogue.query({
    ...others,
    categories: category.includes(ALL_CATEGORIES) ? [] : category,
    colors: color,
    materials: material,
    offset: (page - 1) * limit,
    limit,
    pricesVisible: seesPrices(viewer.mode, viewer.user?.role),
  })
  return {
    products: await presentProducts(shop, ids, viewer),
    pagination: paginationOf(query, total),
    facets,
  }
}

async function presentProducts({ reads }: Shop, ids: readonly string[], viewer: Viewer) {
  const found = ids.length > 0 ? await productsByIds(reads, ids) : []
  return found.filter(({ isArchived }) => !isArchived).map((product) => presentProduct(product, viewer))
}
