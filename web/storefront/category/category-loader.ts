import { data, redirect } from '#kit/browser/router/router.ts'
import type { Call, Reply } from '#contract/call.ts'
import type { HomeWords } from '#web/storefront/home/home-words.ts'
import { loading } from '#web/api.ts'
import { cardOf, type CardProduct } from '#web/products/shown-product.ts'
import { measureEnds } from '#domain/products/measures.ts'
import type { PageLink } from '#web/layout/search/page-links.ts'
import type { ReadSize } from './read-sizes.ts'
import { askOf, choiceIn, hasSize, isWhole, type ListChoice, queryOf } from './list-choice.ts'

/** One row of cards. */
const NEAREST = 4

type List = Reply<'GET /api/products'>

/** What the page says of how a search was understood. */
const shownOfSearch = (understood: NonNullable<List['understood']>) => {
  const { parts, corrected, dropped, notMade } = understood
  return { parts, corrected, dropped, notMade }
}

export type CategoryList = Pick<List, 'facets'> & {
  products: CardProduct[]
  /** The pages of the shop that answer the search. */
  answering?: readonly PageLink[]
  /** The sizes asked for, by how they were typed. */
  sizes: Record<string, ReadSize>
  understood?: ReturnType<typeof shownOfSearch> | undefined
  /** Where nothing is listed: what comes nearest, and whether it is still what was searched for. */
  /** What the home page says; no other list has it. */
  welcome?: HomeWords | undefined
  nearest?: { products: CardProduct[]; isSearched: boolean } | undefined
  total: number
  page: number
  pages: number
}

/** One page of a category, as its address asks for it; a category that there is not answers 404. */
export const loadCategory = loading(async (call, { params, request }): Promise<CategoryList> => {
  const address = new URL(request.url)
  const choice = choiceIn(address.searchParams)
  if (Number.isNaN(choice.page)) throw noSuchPage()
  // The reader of lengths comes only where some are asked for: this is part of every page.
  const sizes = hasSize(choice) ? (await import('./read-sizes.ts')).readSizes(choice) : {}
  const id = params['categoryId'] ?? 'all'
  const [list, welcome] = await Promise.all([
    listOf(call, id, { ...askOf(choice), ...requestedSizes(choice, sizes) }),
    // Its words and rooms come only for the home page: this is part of every list.
    id === 'all' && isWhole(choice)
      ? import('#web/storefront/home/load-home.ts').then(({ loadHome }) => loadHome(call))
      : undefined,
  ])
  const { products, pagination, facets, understood, leadsTo, pages: answering } = list
  if (leadsTo !== undefined) throw redirect(leadsTo)
  const { total, page, pages } = pagination
  // A list that was shortened since: its last page is nearer than none.
  if (page > Math.max(pages, 1)) throw redirect(`${address.pathname}${queryOf({ ...choice, page: pages })}`)
  const nearest = total === 0 && !isWhole(choice) ? await nearestTo(call, choice) : undefined
  return {
    products: products.map(cardOf),
    total,
    page,
    pages,
    facets,
    sizes,
    understood: understood && shownOfSearch(understood),
    // These come only with such a question: this is part of every page.
    ...((answering || (total === 0 && choice.search !== '')) && {
      answering: (await import('#web/layout/search/page-links.ts')).linksTo(choice.search, answering),
    }),
    welcome,
    nearest,
  }
})

/** Pieces for who found none: of the same search in the whole shop, else what the shop recommends. */
async function nearestTo(call: Call, { search }: ListChoice): Promise<CategoryList['nearest']> {
  for (const query of search === '' ? [{}] : [{ search }, {}]) {
    const { products } = await call('GET /api/products', { query: { ...query, limit: NEAREST } })
    if (products.length > 0) return { products: products.map(cardOf), isSearched: 'search' in query }
  }
  return undefined
}

function requestedSizes(choice: ListChoice, sizes: CategoryList['sizes']) {
  const requested = measureEnds.filter((end) => sizes[choice[end]] !== undefined)
  return Object.fromEntries(requested.map((end) => [end, `${sizes[choice[end]]?.cm}cm`]))
}

async function listOf(
  call: Call,
  categoryId: string,
  { category, ...query }: ReturnType<typeof askOf>,
): Promise<List> {
  if (categoryId === 'all') return call('GET /api/products', { query: { ...query, category } })
  return call('GET /api/products/category/:category', { params: { category: categoryId }, query })
}

function noSuchPage() {
  return data(null, { status: 404 })
}
