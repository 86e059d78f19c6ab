import { api } from '#contract/api.ts'
import { paginationOf } from '#kit/core/operation/paging.ts'
import type { ProductListQuery } from '#contract/products.ts'
import { seesPrices } from '#domain/settings/sales-mode.ts'
import { type SerializedReply, serializedReplies } from '#kit/node/http/envelope.ts'
import type { Shop } from '#server/shop.ts'
import { KeptReplies } from './kept-replies.ts'
import { presentProduct, type Viewer } from './present-product.ts'
import { productsByIds } from './queries.ts'
import { type ReadyProducts, seesAsEverybody } from './ready-products.ts'
import type { CatalogueResult } from './search-index.ts'

/** The name that stands for every category where one is asked for. */
export const ALL_CATEGORIES = 'all'

const listReply = serializedReplies(api['GET /api/products'])

type ListQuery = Omit<ProductListQuery, 'owner'>

/** Lists of products as they are answered; what everybody is told alike is made once for all who ask. */
export function productLists(shop: Shop, ready: ReadyProducts) {
  const replies = new KeptReplies(shop.catalogue)

  /** The reply to `query` for `viewer`; `refuseNothing` may refuse where nothing was found. */
  return async (query: ListQuery, viewer: Viewer, refuseNothing = async () => {}) => {
    async function find() {
      const { total, ids, facets } = findListed(shop, query, viewer)
      if (total === 0) await refuseNothing()
      return { ids, others: { pagination: paginationOf(query, total), facets } }
    }
    if (seesAsEverybody(viewer.user))
      return replies.get([viewer.mode, query], async () => {
        const { ids, others } = await find()
        return listReply(asList(await ready.jsonOf(ids, viewer.mode)), others)
      })
    const { ids, others } = await find()
    return { ...others, products: await presentProducts(shop, ids, viewer) }
  }
}

/** What the catalogue has for `query`, as far as `viewer` may search it. */
function findListed({ catalogue }: Shop, query: ListQuery, viewer: Viewer): CatalogueResult {
  const { page, limit, category = [], color, material, ...others } = query
  return catalogue.query({
    ...others,
    categories: category.includes(ALL_CATEGORIES) ? [] : category,
    colors: color,
    materials: material,
    offset: (page - 1) * limit,
    limit,
    pricesVisible: seesPrices(viewer.mode, viewer.user?.role),
  })
}

const relatedReply = serializedReplies(api['GET /api/products/:id/related'])

/** The reply that shows the products `ids` to `viewer` beside another. */
export async function answerRelated(
  shop: Shop,
  ready: ReadyProducts,
  ids: readonly string[],
  viewer: Viewer,
): Promise<SerializedReply | { products: Awaited<ReturnType<typeof presentProducts>> }> {
  if (!seesAsEverybody(viewer.user)) return { products: await presentProducts(shop, ids, viewer) }
  return relatedReply(asList(await ready.jsonOf(ids, viewer.mode)))
}

function asList(json: readonly string[]): string {
  return `[${json.join(',')}]`
}

async function presentProducts({ reads }: Shop, ids: readonly string[], viewer: Viewer) {
  const found = ids.length > 0 ? await productsByIds(reads, ids) : []
  return found.filter(({ isArchived }) => !isArchived).map((product) => presentProduct(product, viewer))
}
