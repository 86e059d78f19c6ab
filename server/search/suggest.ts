import type { SearchSuggestions } from '#contract/search.ts'
import { coverOf } from '#domain/products/cover-of.ts'
import { pageWords, searchedPages } from '#domain/search/searched-pages.ts'
import { isFiller, stemOf, wordsOf } from '#kit/node/search/words.ts'
import { cachedCategories } from '#server/categories/queries.ts'
import { packageTeasers } from '#server/packages/package-teasers.ts'
import { catalogueOf, type Catalogue } from '#server/products/catalogue.ts'
import { finishesOf } from '#server/products/list-products.ts'
import { presentProduct, type Viewer } from '#server/products/present-product.ts'
import { productRows } from '#server/products/product-rows.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import type { World } from '#server/world.ts'

const MOST_OF_A_KIND = 4
const FEWEST_LETTERS = 2

/** What `typed` may mean, a few of each kind. */
export async function suggest(shop: World, typed: string, viewer: Viewer): Promise<SearchSuggestions> {
  if (typed.length < FEWEST_LETTERS) return { products: [], kinds: [], rooms: [], packages: [], pages: [] }
  const catalogue = catalogueOf(shop)
  const { ids, traits, understood } = catalogue.query({
    search: typed,
    words: (await currentSettings.get(shop)).search,
    sort: 'recommended',
    offset: 0,
    limit: MOST_OF_A_KIND,
    pricesVisible: false,
  })
  const spelled = (understood?.corrected ?? []).reduce((text, { from, to }) => text.replace(from, to), typed)
  const isMeant = meantBy(spelled, catalogue)
  const categories = (await cachedCategories.get(shop)).filter(({ name }) => isMeant(name))
  const packages = (await packageTeasers.get(shop)).filter(({ name }) => isNamed(name, spelled))
  return {
    products: await productsIn(shop, { ids, traits }, viewer),
    kinds: few(categories.filter(({ kind }) => kind === 'type')),
    rooms: few(categories.filter(({ kind }) => kind === 'room')),
    packages: few(packages.map(({ id, name }) => ({ _id: id, name }))),
    pages: few(searchedPages.filter((page) => isNamed(pageWords[page], spelled))),
  }
}

const few = <T>(found: readonly T[]) => found.slice(0, MOST_OF_A_KIND)

/** Whether a name means something of what `text` means, or is begun by it: `loveseat`, `sett` and Settees. */
function meantBy(text: string, catalogue: Catalogue): (name: string) => boolean {
  const meant = catalogue.meaningsOf(text)
  return (name) => !meant.isDisjointFrom(catalogue.meaningsOf(name)) || isNamed(name, text)
}

/** Whether every word of `text` is one of `name`, or begins one. */
function isNamed(name: string, text: string): boolean {
  const words = wordsOf(name)
  const typed = wordsOf(text).filter((word) => !isFiller(word))
  const isThere = (one: string) => words.some((word) => word.startsWith(one) || stemOf(word) === stemOf(one))
  return typed.length > 0 && typed.every(isThere)
}

/** The products as `viewer` may see them, each with the picture of the finish that was asked for. */
async function productsIn(
  shop: World,
  { ids, traits }: { ids: readonly string[]; traits: readonly string[] },
  viewer: Viewer,
): Promise<SearchSuggestions['products']> {
  const finishes = await finishesOf(shop, ids, traits)
  return (await productRows.get(shop, ids)).map((row) => {
    const { _id, name, price, salePrice, pictures } = presentProduct(row, viewer)
    const finish = finishes.get(_id)
    return { _id, name, price, salePrice, picture: coverOf(pictures, finish) ?? null, finish }
  })
}
