import { refuseForeign } from '#server/refuse-foreign.ts'
import { catalogueOf } from './catalogue.ts'
import type { Settings } from '#contract/settings.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import { api } from '#contract/api.ts'
import { Problem } from '#contract/problems.ts'
import { findCategory } from '#server/categories/queries.ts'
import { serializedReplies } from '#kit/node/http/envelope.ts'
import { serve, type App } from '#server/serve.ts'
import type { World } from '#server/world.ts'
import { ALL_CATEGORIES, answerRelated, productLists } from './list-products.ts'
import { listOwn } from './own-products.ts'
import { isVisible, presentProduct, type Viewer, viewerOf } from './present-product.ts'
import { findProduct } from './queries.ts'
import { productJsonFor, seesAsEverybody } from './product-rows.ts'
import { bulkChange } from './bulk-change.ts'
import { addPictures } from './add-pictures.ts'
import { changeProduct } from './change-product.ts'
import { completingIds } from './completing.ts'
import { createProduct } from './create-product.ts'
import type { Keeper } from '#server/managed-products.ts'
import { listManaged, requireManaged, type ManagedStored } from './managed-queries.ts'
import { removeProduct } from './remove-product.ts'
import type { ManagedProduct } from '#contract/products-admin.ts'

const DELETED = 'Product deleted successfully'

const MAX_RELATED = 4

const actionOfState = { draft: 'draft', live: 'publish', archived: 'archive' } as const

const productReply = serializedReplies(api['GET /api/products/:id'])

export function productRoutes(app: App, shop: World): void {
  const { db } = shop
  const answerList = productLists(shop)
  managedProductRoutes(app, shop)

  serve(app, 'GET /api/products', async ({ query: { owner, ...query }, user }) => {
    const viewer = await viewerOf(shop, user)
    if (owner === undefined) return answerList(query, viewer)
    const { products, ...found } = await listOwn(shop, user, query)
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
    const [json] = await productJsonFor(viewer).get(shop, [id])
    if (json === undefined) throw new Problem('product_not_found')
    return productReply(json)
  })

  serve(app, 'GET /api/products/:id/related', async ({ params, query, user }) => {
    const viewer = await viewerOf(shop, user)
    const piece = await productFor(shop, params.id, viewer)
    if (query.by === 'room') return answerRelated(shop, await completingIds(shop, piece, MAX_RELATED), viewer)
    const { _id, category } = piece
    const likely = { categories: [category], sort: 'recommended', pricesVisible: false } as const
    const { ids } = catalogueOf(shop).query({ ...likely, offset: 0, limit: MAX_RELATED + 1 })
    const others = ids.filter((id) => id !== _id).slice(0, MAX_RELATED)
    return answerRelated(shop, others, viewer)
  })
}

async function productFor({ db }: World, id: string, { user }: Viewer) {
  const product = await findProduct(db, id)
  if (!product || !isVisible(product, user)) throw new Problem('product_not_found')
  return product
}

/** What admins do with all products, and sellers with their own. */
function managedProductRoutes(app: App, shop: World): void {
  const present = async (keeper: Keeper) => {
    const { general } = await currentSettings.get(shop)
    return (product: ManagedStored) => presentManaged(product, keeper, general)
  }

  serve(app, 'GET /api/products/managed', async ({ user, query }) => {
    const { products, pagination } = await listManaged(shop, user, query)
    return { products: products.map(await present(user)), pagination }
  })

  serve(app, 'GET /api/products/managed/:id', async ({ user, params }) => ({
    product: (await present(user))(await requireManaged(shop.db, user, params.id)),
  }))

  serve(app, 'POST /api/products', async ({ user, body, submit }) => {
    const shown = await present(user)
    return createProduct(shop, user, body, submit, (product) => ({ product: shown(product) }))
  })

  serve(app, 'POST /api/products/pictures', async ({ user, body }) => ({
    pictures: await addPictures(shop, user, body.pictures),
  }))

  serve(app, 'PUT /api/products/bulk', async ({ user, body }) => ({
    changed: await bulkChange(shop, user, body),
  }))

  serve(app, 'PUT /api/products/:id/state', async ({ user, params: { id }, body }) => {
    const action = actionOfState[body.state]
    await bulkChange(shop, user, { ids: [id], action, category: '' })
    return { product: (await present(user))(await requireManaged(shop.db, user, id)) }
  })

  serve(app, 'PUT /api/products/:id', async ({ user, params, body }) => {
    const shown = await present(user)
    await refuseForeign(api['PUT /api/products/:id'], body, async () => ({
      product: shown(await requireManaged(shop.db, user, params.id)),
    }))
    return { product: shown(await changeProduct(shop, user, params.id, body)) }
  })

  serve(app, 'DELETE /api/products/:id', async ({ user, params }) => {
    const { isArchived } = await removeProduct(shop, user, params.id)
    const message = isArchived
      ? `${DELETED}. An order or a design names it, so it is kept in the archive.`
      : DELETED
    return { message, archived: isArchived }
  })
}

/** A product as `keeper`, who looks after it, sees it: with its prices, whatever the mode. */
function presentManaged(
  product: ManagedStored,
  keeper: Keeper,
  { productsOfSellersWait }: Settings['general'],
): ManagedProduct {
  const { updatedAt, owner, ...stored } = product
  const shown = presentProduct(stored, { mode: 'purchase', showsGuide: false, user: keeper })
  const { state } = product
  const isWaiting = state === 'draft' && owner !== null && productsOfSellersWait
  return { ...shown, state, isArchived: state === 'archived', isWaiting, updatedAt, owner }
}
