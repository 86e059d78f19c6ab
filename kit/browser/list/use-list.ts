import { pageInUrl } from '#kit/core/pagination.ts'
import { useSearchParams } from '#kit/browser/router/router.ts'
import type { Choice } from '#kit/browser/ui/select.tsx'

/** One way to narrow a list. */
export type Filter<Name extends string = string, Value extends string = string> = {
  /** Its name in the URL. */
  name: Name
  /** For screen readers; what is chosen says it to everybody else. */
  label: string
  /** The choice that leaves everything in: "Any status". Without it the first choice is there from the start. */
  any?: string
  choices: readonly (Choice & { value: Value })[]
  /** What is none of the choices is asked for, too: they come and go. Otherwise it is left out. */
  takesAny?: boolean
}

/** What a value of the URL means to the shop; undefined for what it would refuse. */
type Reader = (text: string) => string | undefined
type Readers = Readonly<Record<string, Reader>>

type Definition<Filters, Sorts, Others> = {
  /** What is searched: "Search name or code". */
  search: string
  filters: Filters
  /** By what it can be sorted, as the URL says it, in words; the first is the order at first, `-date` from the last to the first. */
  sorts?: Sorts
  /** What else narrows it, by other means than a filter of its bar. */
  others?: Others
}

type SortName<Key> = Key extends `-${infer Name}` ? Name : Key
type Narrowed<Filters extends readonly Filter[], Others extends Readers> = { search: string | undefined } & {
  [One in Filters[number] as One['name']]?: One['choices'][number]['value']
} & (string extends keyof Others ? object : { [Name in keyof Others]?: ReturnType<Others[Name]> })
type Query<Filters extends readonly Filter[], Sorts, Others extends Readers> = {
  page: number
  /** Rows of a page, where a number was chosen. */
  limit?: number
} & Narrowed<Filters, Others> &
  (string extends keyof Sorts ? object : { sort: SortName<keyof Sorts>; direction: 'asc' | 'desc' })

/** So many rows may stand on a page. */
export const rowChoices = ['10', '25', '50', '100'] as const

/** A list whose search, filters, sort and page are in the URL, and the question to the shop that they come to. */
export function useList<
  const Filters extends readonly Filter[],
  const Sorts extends Record<string, string> = Record<string, string>,
  const Others extends Readers = Readers,
>({ search, filters, sorts, others }: Definition<Filters, Sorts, Others>) {
  const orders = Object.keys(sorts ?? {})
  const atFirst = filters.map(({ name, any, choices: [first] }) => [
    name,
    any === undefined ? first?.value : '',
  ])
  const state = useUrlState<Record<string, string>>({
    search: '',
    ...(Object.fromEntries(atFirst) as Record<string, string>),
    ...Object.fromEntries(Object.keys(others ?? {}).map((name) => [name, ''])),
    ...(sorts && { sort: orders[0] ?? '' }),
    limit: '',
    page: '1',
  })
  const { values, hrefWith } = state
  const readers: [string, Reader][] = [...filters.map(readerOf), ...Object.entries(others ?? {})]
  const rows = oneOf(rowChoices, values.limit ?? '')
  const narrowed = {
    search: values.search?.trim() || undefined,
    ...Object.fromEntries(readers.map(([name, read]) => [name, read(values[name] ?? '')])),
  }
  const query = {
    page: pageInUrl(values.page),
    ...(rows && { limit: Number(rows) }),
    ...narrowed,
    ...(sorts && sortOf(orders, values.sort)),
  }
  return {
    ...state,
    words: { search, filters: filters as readonly Filter[], sorts },
    query: query as Query<Filters, Sorts, Others>,
    /** What its rows are chosen by, for a file of all of them. */
    narrowed: narrowed as Narrowed<Filters, Others>,
    /** How its table is sorted, for the heads of the columns. */
    sort: { by: values.sort ?? '', hrefOf: (by: string) => hrefWith({ sort: by }) },
  }
}

export type List = Omit<ReturnType<typeof useList>, 'query' | 'narrowed'>

function readerOf({ name, any, choices, takesAny = false }: Filter): [string, Reader] {
  if (takesAny) return [name, (text) => text || undefined]
  const values = choices.map(({ value }) => value)
  return [name, (text) => oneOf(values, text) ?? (any === undefined ? values[0] : undefined)]
}

/** `text` as one of `values`, or undefined: an address is typed by people and may hold anything. */
export function oneOf<Value extends string>(values: readonly Value[], text: string): Value | undefined {
  return values.find((value) => value === text)
}

/** Heads can turn every order round, also where the words name one direction only. */
function sortOf(orders: readonly string[], text = '') {
  const names = orders.map((order) => order.replace(/^-/, ''))
  return {
    sort: oneOf(names, text.replace(/^-/, '')) ?? names[0],
    direction: text.startsWith('-') ? 'desc' : 'asc',
  }
}

/**
 * What a page holds in its URL. `defaults` names all; a value that equals its default is left out of the URL. Changing
 * anything but `page` goes back to the first page.
 */
export function useUrlState<Values extends Record<string, string>>(defaults: Values) {
  const [params, setParams] = useSearchParams()
  const names = Object.keys(defaults)
  const values = Object.fromEntries(names.map((name) => [name, params.get(name) ?? defaults[name]])) as Values

  function paramsWith(changes: Partial<Values>, from = params): URLSearchParams {
    const next = new URLSearchParams(from)
    if (!('page' in changes)) next.delete('page')
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined || value === defaults[name]) next.delete(name)
      else next.set(name, value)
    }
    return next
  }

  function change(changes: Partial<Values>) {
    // The address itself and not what was last drawn: two changes may come before the next drawing.
    const now = new URLSearchParams(window.location.search)
    setParams(paramsWith(changes, now), { replace: true, preventScrollReset: true })
  }

  const isSet = (name: keyof Values) => values[name] !== defaults[name]
  return {
    values,
    /** The address of this list with some values changed, for links. */
    hrefWith: (changes: Partial<Values>) => `?${paramsWith(changes)}`,
    change,
    put: (name: keyof Values, value: string) => change({ [name]: value } as Partial<Values>),
    /** Whether a value differs from its default. */
    isSet,
    /** Whether anything but the page and its length differs from its default. */
    isFiltered: names.some((name) => name !== 'page' && name !== 'limit' && isSet(name)),
    /** Leaves some values to their defaults. */
    reset: (some: readonly (keyof Values)[]) =>
      change(Object.fromEntries(some.map((name) => [name, undefined])) as Partial<Values>),
    clear: () => setParams({}, { replace: true, preventScrollReset: true }),
  }
}
