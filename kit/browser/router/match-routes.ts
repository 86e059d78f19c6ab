import { decoded } from './location.ts'
import type { NamedRoute, Params, RouteMatch, RouteObject } from './router-contract.ts'

/** The way from the top of the table to one page, and the address it has. */
type Branch = { routes: NamedRoute[]; segments: string[] }
/** The branches of a table, the most particular first. */
export type RouteTable = readonly Branch[]

/**
 * Makes a table ready for matching: every page with its whole address, in the order in which they are tried.
 *
 * @throws Error without a page for `*`: every address has to show something
 */
export function routeTable(routes: RouteObject[]): RouteTable {
  // Of two alike the one that stands first in the table wins: the sort is stable.
  const table = branchesOf(routes, { routes: [], segments: [] }, '').toSorted(byRank)
  if (table.at(-1)?.segments[0] !== '*') throw new Error('The route table has no page for *')
  return table
}

function branchesOf(routes: RouteObject[], above: Branch, prefix: string): Branch[] {
  return routes.flatMap((route, at) => {
    const place = `${prefix}${at}`
    const own = route.path?.split('/').filter(Boolean) ?? []
    const branch = {
      routes: [...above.routes, { id: route.id ?? place, route }],
      segments: [...above.segments, ...own],
    }
    return route.children ? branchesOf(route.children, branch, `${place}-`) : [branch]
  })
}

/** Segment by segment: words before `:name`, both before the end of the address, and that before `*`. */
function byRank(a: Branch, b: Branch): number {
  const length = Math.max(a.segments.length, b.segments.length)
  for (let at = 0; at < length; at++) {
    const difference = rankOf(b.segments[at]) - rankOf(a.segments[at])
    if (difference !== 0) return difference
  }
  return 0
}

function rankOf(segment: string | undefined): number {
  if (segment === undefined) return 1
  if (segment === '*') return 0
  return segment.startsWith(':') ? 2 : 3
}

/** The routes that an address leads through, from the outermost to the page. */
export function matchRoutes(table: RouteTable, pathname: string): RouteMatch[] {
  const requested = segmentsOf(pathname)
  for (const branch of table) {
    const params = paramsIn(branch.segments, requested)
    if (params)
      return branch.routes.map((named, at) => ({ ...named, params, pathname: partOf(branch, at, requested) }))
  }
  return []
}

/** The segments of an address, decoded; slashes at its end do not count. */
function segmentsOf(pathname: string): string[] {
  const segments = pathname.replace(/^\//, '').split('/')
  while (segments.length > 1 && segments.at(-1) === '') segments.pop()
  return segments.map(decoded)
}

/** What stands in `asked` for the names in `pattern`, or undefined where it does not fit; upper and lower case are one. */
function paramsIn(pattern: string[], requested: string[]): Params | undefined {
  const params: Record<string, string> = {}
  const isOpen = pattern.at(-1) === '*'
  const named = isOpen ? pattern.slice(0, -1) : pattern
  const input = requested.length === 1 && requested[0] === '' ? [] : requested
  if (isOpen ? input.length < named.length : input.length !== named.length) return undefined
  for (const [at, segment] of named.entries()) {
    const value = input[at] ?? ''
    if (value === '') return undefined
    if (segment.startsWith(':')) params[segment.slice(1)] = value
    else if (segment.toLowerCase() !== value.toLowerCase()) return undefined
  }
  return params
}

/** The part of the address that the branch's routes up to `at` stand for. */
function partOf({ routes }: Branch, at: number, requested: string[]): string {
  const own = routes.slice(0, at + 1).flatMap(({ route }) => route.path?.split('/').filter(Boolean) ?? [])
  return `/${(own.at(-1) === '*' ? requested : requested.slice(0, own.length)).join('/')}`
}
