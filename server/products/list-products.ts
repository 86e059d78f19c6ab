import { LRUCache } from 'lru-cache'
import { catalogueOf } from './catalogue.ts'
import { api } from '#contract/api.ts'
import { paginationOf } from '#kit/core/operation/paging.ts'
import type { ProductListQuery } from '#contract/product-list-query.ts'
import { seesPrices } from '#domain/settings/sales-mode.ts'
import { type SerializedReply, serializedReplies } from '#kit/node/http/envelope.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import type { OwnerWords } from '#domain/search/owner-words.ts'
import { pageForWords, pagesAnswering, spelledAs } from './search/pages-for-words.ts'
import type { World } from '#server/world.ts'
import { presentProduct, type Viewer } from './present-product.ts'
import { productsByIds } from './queries.ts'
import { productJsonFor, productRows, seesAsEverybody } from './product-rows.ts'
import type { CatalogueResult } from './search-index.ts'

/** The name that stands for every category where one is asked for. */
export const ALL_CATEGORIES = 'all'

const listReply = serializedReplies(api['GET /api/products'])

type ListQuery = Omit<ProductListQuery, 'owner'>

/** Many ask for the first pages, few for the same further one; of 60 KB each at most. */
const MAX_REPLIES = 200

/** Lists of products as they are answered; what everybody sees alike is made once, until anything changes. */
export function productLists(shop: World) {
  const { cache } = shop
  const replies = new LRUCache<string, { version: number; reply: SerializedReply }>({ max: MAX_REPLIES })

  async function cached(key: string, make: () => Promise<SerializedReply>): Promise<SerializedReply> {
    const { version } = cache
    const stored = replies.get(key)
    if (stored?.version === version) return stored.reply
    const reply = await make()
    if (version === cache.version) replies.set(key, { version, reply })
    return reply
  }

  /** The reply to `query` for `viewer`; `refuseNothing` may refuse where nothing was found. */
  return async (query: ListQuery, viewer: Viewer, refuseNothing = async () => {}) => {
    async function find() {
      const { search: words } = await currentSettings.get(shop)
      const leadsTo = query.search === undefined ? undefined : pageForWords(query.search, words)
      const { total, ids, facets, understood, traits } = findListed(shop, { ...query, words }, viewer)
      if (total === 0) await refuseNothing()
      const finishes = await finishesOf(shop, ids, traits)
      // Who asks for a piece is not sent to a page that its words happen to name.
      const isOfPiece = query.search === undefined || (understood?.parts ?? []).length > 0
      const pages = isOfPiece ? [] : pagesAnswering(spelledAs(query.search ?? '', understood))
      return {
        ids,
        finishes,
        others: {
          pagination: paginationOf(query, total),
          facets,
          ...(understood && { understood }),
          ...(leadsTo && { leadsTo }),
          ...(pages.length > 0 && { pages }),
        },
      }
    }
    if (seesAsEverybody(viewer.user))
      return cached(JSON.stringify([viewer.mode, viewer.showsGuide, query]), async () => {
        const { ids, finishes, others } = await find()
        const texts = await productJsonFor(viewer).get(shop, ids)
        return listReply(asList(texts.map((text) => inFinish(text, finishes))), others)
      })
    const { ids, finishes, others } = await find()
    const products = await presentProducts(shop, ids, viewer)
    return {
      ...others,
      products: products.map((product) => ({ ...product, finish: finishes.get(product._id) })),
    }
  }
}

type Finishes = ReadonlyMap<string, string>

/** Product id → the variant in which it has the colors and materials that were asked for. */
export async function finishesOf(
  shop: World,
  ids: readonly string[],
  traits: readonly string[],
): Promise<Finishes> {
  if (traits.length === 0) return new Map()
  const rows = await productRows.get(shop, ids)
  return new Map(
    rows.flatMap(({ _id, variants }) => {
      const finish = catalogueOf(shop).finishFor(variants, traits)
      return finish ? [[_id, finish]] : []
    }),
  )
}

/** A product's JSON, which begins with its id, with the finish that was asked for. */
function inFinish(text: string, finishes: Finishes): string {
  if (finishes.size === 0) return text
  const finish = finishes.get(text.slice(8, 44))
  return finish ? `${text.slice(0, -1)},"finish":${JSON.stringify(finish)}}` : text
}

/** What the catalogue has for `query`, as far as `viewer` may search it. */
function findListed(world: World, query: ListQuery & { words: OwnerWords }, viewer: Viewer): CatalogueResult {
  const { page, limit, category = [], color, material, room, style, ...others } = query
  return catalogueOf(world).query({
    ...others,
    categories: category.includes(ALL_CATEGORIES) ? [] : category,
    colors: color,
    materials: material,
    rooms: room,
    styles: style,
    offset: (page - 1) * limit,
    limit,
    pricesVisible: seesPrices(viewer.mode, viewer.user?.role),
  })
}

const relatedReply = serializedReplies(api['GET /api/products/:id/related'])

/** The reply that shows the products `ids` to `viewer` beside another. */
export async function answerRelated(
  shop: World,
  ids: readonly string[],
  viewer: Viewer,
): Promise<SerializedReply | { products: Awaited<ReturnType<typeof presentProducts>> }> {
  if (!seesAsEverybody(viewer.user)) return { products: await presentProducts(shop, ids, viewer) }
  return relatedReply(asList(await productJsonFor(viewer).get(shop, ids)))
}

function asList(json: readonly string[]): string {
  return `[${json.join(',')}]`
}

async function presentProducts({ reads }: World, ids: readonly string[], viewer: Viewer) {
  const found = ids.length > 0 ? await productsByIds(reads, ids) : []
  return found.filter(({ state }) => state === 'live').map((product) => presentProduct(product, viewer))
}
