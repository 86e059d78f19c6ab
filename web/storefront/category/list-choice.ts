import type { LengthUnit } from '#domain/fit/unit-systems.ts'
import { MAX_SIZE_LENGTH, measureEnds, measureNames, measures } from '#domain/products/measures.ts'
import { MAX_SEARCH_LENGTH } from '#domain/products/product-list.ts'
import { type ProductSort, productSorts } from '#domain/products/product-sort.ts'
import type { ShopCategory } from '#web/shop/shop.ts'

/** Values of one filter: each is shown with a link to the list without it, and each link holds all the others. */
const MOST_CHOSEN = 30

export const lists = ['category', 'color', 'material', 'room', 'style'] as const
const flags = ['inStock', 'onSale'] as const
const prices = ['minPrice', 'maxPrice'] as const
const ranges = [...prices, ...measureEnds] as const

export type ListName = (typeof lists)[number]
type RangeEnd = (typeof ranges)[number]
export type ListFilter = ListName | (typeof flags)[number] | RangeEnd

/** What is searched, filtered and sorted on a category page, as its address holds it. */
export type ListChoice = {
  search: string
  sort: ProductSort
  /** NaN where the address holds no number of a page. */
  page: number
  /** What a size without a unit of its own is in. */
  unit: LengthUnit
} & Record<ListName, readonly string[]> &
  Record<(typeof flags)[number], boolean> & {
    /** Dollars or a length as typed; empty for no limit. */
    [End in RangeEnd]: string
  }

const each = <Name extends string, Value>(names: readonly Name[], valueOf: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>

/** Reads the address of a list; what makes no sense in it is left out. */
export function choiceIn(params: URLSearchParams): ListChoice {
  const values = (name: string) =>
    [
      ...new Set(
        params
          .getAll(name)
          .flatMap((value) => value.split(','))
          .filter(Boolean),
      ),
    ].slice(0, MOST_CHOSEN)
  const amount = (name: string) =>
    /^\d{1,6}(\.\d{1,2})?$/.test(params.get(name) ?? '') ? params.get(name)! : ''
  const unit = params.get('unit') === 'cm' ? 'cm' : 'in'
  const size = (name: string) => (params.get(name) ?? '').trim().slice(0, MAX_SIZE_LENGTH)
  return {
    search: (params.get('search') ?? '').trim().slice(0, MAX_SEARCH_LENGTH),
    ...each(lists, values),
    ...each(flags, (name) => params.get(name) === 'true'),
    ...each(prices, amount),
    ...each(measureEnds, size),
    unit,
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
    ...ranges.map((name): [string, string] => [name, choice[name]]),
    ['unit', choice.unit !== 'in' && hasSize(choice) ? choice.unit : ''],
    ['sort', choice.sort === 'recommended' ? '' : choice.sort],
    ['page', choice.page > 1 ? String(choice.page) : ''],
  ]
  return `?${new URLSearchParams(set.filter(([, value]) => value !== '')).toString().replaceAll('%2C', ',')}`
}

/** What the shop is asked for, but for sizes: those have to be read. */
export function askOf({ search, sort, page, ...choice }: ListChoice) {
  return {
    search: search || undefined,
    ...each(lists, (name) => choice[name].join(',') || undefined),
    ...each(flags, (name) => (choice[name] ? ('true' as const) : undefined)),
    ...each(prices, (name) => choice[name] || undefined),
    sort,
    page,
  }
}

/** Whether a size is asked for. */
export function hasSize(choice: ListChoice): boolean {
  return measureEnds.some((end) => choice[end] !== '')
}

/** Whether anything is filtered, apart from a search. */
export function isFiltered(choice: ListChoice): boolean {
  return [...lists, ...ranges].some((name) => choice[name].length > 0) || flags.some((name) => choice[name])
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

/** How a value of a filter reads: categories by their names, all else with a capital. */
export function choiceLabel(filter: ListName, value: string, categories: readonly ShopCategory[]): string {
  if (filter === 'category') return categories.find(({ _id }) => _id === value)?.name ?? value
  return value.charAt(0).toUpperCase() + value.slice(1)
}

const measureLabels = { width: 'Width', depth: 'Depth', height: 'Height', seatHeight: 'Seat height' }

/** The two ends of each size with their labels. */
export const sizeEnds = measureNames.map((measure) => {
  const [min, max] = measures[measure]
  const label = measureLabels[measure]
  return {
    measure,
    ends: [
      { name: min, label: `${label} from` },
      { name: max, label: `${label} up to` },
    ],
  } as const
})
