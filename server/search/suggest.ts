import type { SearchSuggestions } from '#contract/search.ts'
import { designCountSought, designNumber } from '#domain/numbers.ts'
import { coverOf } from '#domain/products/cover-of.ts'
import type { Db } from '#kit/node/db/database.ts'
import { cachedCategories } from '#server/categories/queries.ts'
import { nameRequestsOf } from '#server/designs/list-requests.ts'
import { packageTeasers } from '#server/packages/package-teasers.ts'
import { catalogueOf } from '#server/products/catalogue.ts'
import { finishesOf } from '#server/products/list-products.ts'
import { presentProduct, type Viewer } from '#server/products/present-product.ts'
import { productRows } from '#server/products/product-rows.ts'
import { isNamed, pagesAnswering, spelledAs } from '#server/products/search/pages-for-words.ts'
import { findMeant } from '#server/products/searched-by.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import type { World } from '#server/world.ts'

const MOST_OF_A_KIND = 4
const FEWEST_LETTERS = 2

/** What `typed` may mean, a few of each kind. */
export async function suggest(shop: World, typed: string, viewer: Viewer): Promise<SearchSuggestions> {
  if (typed.length < FEWEST_LETTERS)
    return { products: [], kinds: [], rooms: [], packages: [], pages: [], designs: [] }
  const { ids, traits, understood } = await findMeant(shop, typed, MOST_OF_A_KIND)
  const spelled = spelledAs(typed, understood)
  const words = (await currentSettings.get(shop)).search
  const nearness = nearnessTo(spelled, (text) => catalogueOf(shop).meaningsOf(text, words))
  const categories = (await cachedCategories.get(shop))
    .map((category) => ({ ...category, place: nearness(category.name) }))
    .filter(({ place }) => place >= 0)
    .toSorted((a, b) => a.place - b.place)
  const packages = (await packageTeasers.get(shop)).filter(({ name }) => isNamed(name, spelled))
  return {
    products: await productsIn(shop, { ids, traits }, viewer),
    kinds: few(categories.filter(({ kind }) => kind === 'type')),
    rooms: few(categories.filter(({ kind }) => kind === 'room')),
    packages: few(packages.map(({ id, name }) => ({ _id: id, name }))),
    pages: few(pagesAnswering(spelled)),
    designs: viewer.user ? few(await designsNamed(shop.db, viewer.user.id, typed)) : [],
  }
}

const few = <T>(found: readonly T[]) => found.slice(0, MOST_OF_A_KIND)

/** How near a name comes to what `text` means or begins, from 0: `moon nest` is a Snug, and a sofa as all Snugs are; -1 for not at all. */
function nearnessTo(text: string, meaningsOf: (text: string) => Set<string>): (name: string) => number {
  const meant = [...meaningsOf(text)]
  return (name) => {
    const meanings = meaningsOf(name)
    return isNamed(name, text) ? 0 : meant.findIndex((id) => meanings.has(id))
  }
}

/** The custom designs of one client that `typed` may mean, by number, package or as what they are. */
async function designsNamed(db: Db, clientId: string, typed: string) {
  const count = designCountSought(typed)
  return (await nameRequestsOf(db, clientId))
    .filter(
      ({ number, packageType }) => number === count || isNamed(`my custom design ${packageType}`, typed),
    )
    .map(({ _id, number, packageType }) => ({ _id, name: `${designNumber(number)}, ${packageType}` }))
}

/** The products as `viewer` may see them, each with the picture of the finish that was asked for. */
async function productsIn(
  shop: World,
  { ids, traits }: { ids: readonly string[]; traits: readonly string[] },
  viewer: Viewer,
): Promise<SearchSuggestions['products']> {
  const finishes = await finishesOf(shop, ids, traits)
  return (await productRows.get(shop, ids)).map((row) => {
    const { _id, name, price, salePrice, guidePrice, pictures } = presentProduct(row, viewer)
    const finish = finishes.get(_id)
    return { _id, name, price, salePrice, guidePrice, picture: coverOf(pictures, finish) ?? null, finish }
  })
}
