import { data } from '#kit/browser/router/router.ts'
import type { Call, Reply } from '#contract/call.ts'
import { loading } from '#web/api.ts'
import { cardOf, type CardProduct } from '#web/products/shown-product.ts'
import { askOf, choiceIn, type ListChoice } from './list-choice.ts'

type List = Reply<'GET /api/products'>

export type CategoryList = Pick<List, 'facets' | 'understood'> & {
  products: CardProduct[]
  total: number
  page: number
  pages: number
}

/** One page of a category, as its address asks for it; a category or a page that there is not answers 404. */
export const loadCategory = loading(async (call, { params, request }): Promise<CategoryList> => {
  const choice = choiceIn(new URL(request.url).searchParams)
  if (Number.isNaN(choice.page)) throw noSuchPage()
  const { products, pagination, facets, understood } = await listOf(
    call,
    params['categoryId'] ?? 'all',
    choice,
  )
  const { total, page, pages } = pagination
  if (page > Math.max(pages, 1)) throw noSuchPage()
  return { products: products.map(cardOf), total, page, pages, facets, understood }
})

function listOf(call: Call, categoryId: string, choice: ListChoice): Promise<List> {
  const { category, ...query } = askOf(choice)
  if (categoryId === 'all') return call('GET /api/products', { query: { ...query, category } })
  return call('GET /api/products/category/:category', { params: { category: categoryId }, query })
}

function noSuchPage() {
  return data(null, { status: 404 })
}
