import { MAX_SEARCH_LENGTH } from '#domain/products/product-list.ts'
import { type ProductSort, productSorts } from '#domain/products/product-sort.ts'
import type { ShopCategory } from '#web/shop/shop.ts'

/** What is searched, filtered and sorted on a category page, as its address holds it. */
export type ListChoice = {
  search: string
  category: readonly string[]
  color: readonly string[]
  material: readonly string[]
  inStock: boolean
  onSale: boolean
  /** In whole dollars or with cents, as typed; empty for no limit. */
  minPrice: string
  maxPrice: string
  sort: ProductSort
  /** NaN where the address holds no number of a page. */
  page: number
}

const lists = ['category', 'color', 'material'] as const
const flags = ['inStock', 'onSale'] as const
const prices = ['minPrice', 'maxPrice'] as const

export type ListFilter = (typeof lists)[number] | (typeof flags)[number] | (typeof prices)[number]

/** Reads the address of a list; what makes no sense in it is left out. */
export function choiceIn(params: URLSearchParams): ListChoice {
  const values = (name: string) => [
    ...new Set(
      params
        .getAll(name)
        .flatMap((value) => value.split(','))
        .filter(Boolean),
    ),
  ]
  const price = (name: string) =>
    /^\d{1,6}(\.\d{1,2})?$/.test(params.get(name) ?? '') ? params.get(name)! : ''
  return {
    search: (params.get('search') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
    category: values('category'),
    color: values('color'),
    material: values('material'),
    inStock: params.get('inStock') === 'true',
    onSale: params.get('onSale') === 'true',
    minPrice: price('minPrice'),
    maxPrice: price('maxPrice'),
    sort: productSorts.find((sort) => sort === params.get('sort')) ?? 'recommended',
    page: pageIn(params.get('page')),
  }
}

function pageIn(text: string | null): number {
  if (text === null) return 1
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : Number.NaN
}

/** The query of a list's address, with its question mark; what stands as it does by default is left out. */
export function queryOf(choice: ListChoice): string {
  const set: [string, string][] = [
    ['search', choice.search],
    ...lists.map((name): [string, string] => [name, choice[name].join(',')]),
    ...flags.map((name): [string, string] => [name, choice[name] ? 'true' : '']),
    ...prices.map((name): [string, string] => [name, choice[name]]),
    ['sort', choice.sort === 'recommended' ? '' : choice.sort],
    ['page', choice.page > 1 ? String(choice.page) : ''],
  ]
  return `?${new URLSearchParams(set.filter(([, value]) => value !== '')).toString().replaceAll('%2C', ',')}`
}

/** What the shop is asked for. */
export function askOf({
  search,
  category,
  color,
  material,
  inStock,
  onSale,
  minPrice,
  maxPrice,
  sort,
  page,
}: ListChoice) {
  return {
    search: search || undefined,
    category: category.join(',') || undefined,
    color: color.join(',') || undefined,
    material: material.join(',') || undefined,
    inStock: inStock ? ('true' as const) : undefined,
    onSale: onSale ? ('true' as const) : undefined,
    minPrice: minPrice || undefined,
    maxPrice: maxPrice || undefined,
    sort,
    page,
  }
}

/** Whether anything is filtered, apart from a search. */
export function isFiltered(choice: ListChoice): boolean {
  return [...lists, ...prices].some((name) => choice[name].length > 0) || flags.some((name) => choice[name])
}

/** Without any filter; search and sort stay. */
export function withoutFilters({ search, sort }: ListChoice): ListChoice {
  return { ...choiceIn(new URLSearchParams()), search, sort }
}

/** Whether this is the whole collection from its start: there the home page is. */
export function isWhole(choice: ListChoice): boolean {
  return choice.search === '' && choice.page === 1 && !isFiltered(choice)
}

/** Whether going from one list of a category to another keeps the view where it is: the home page has more above its list. */
export function preservesScroll(category: { isAll: boolean }, from: ListChoice, to: ListChoice): boolean {
  return !category.isAll || isWhole(from) === isWhole(to)
}

/** How a value of a filter reads: categories by their names, colors with a capital. */
export function choiceLabel(
  filter: 'category' | 'color' | 'material',
  value: string,
  categories: readonly ShopCategory[],
): string {
  if (filter === 'category') return categories.find(({ _id }) => _id === value)?.name ?? value
  return value.charAt(0).toUpperCase() + value.slice(1)
}
