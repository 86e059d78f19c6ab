import { loadPage } from './load-page.ts'
import { RouterContextProvider } from './loader-context.ts'
import { hrefOf, type Location } from './location.ts'
import { isUnloaded } from './page-code.ts'
import type { Page, Loaded, RouteMatch } from './router-contract.ts'

/** The page that is to come: where it is, and the routes that lead there. */
export type NextPage = Pick<Page, 'location' | 'matches' | 'preservesScroll'>

/** What a page needs beyond what the shown one has: whether that takes a while, and how to get it. */
export function planNavigation({ location, matches }: NextPage, shown: Page) {
  const url = urlOf(location)
  const from = { ...shown, url: urlOf(shown.location) }
  const stored = { loaderData: shown.loaderData, isFresh: (match: RouteMatch) => isFresh(match, from, url) }
  return {
    takesTime: matches.some(
      (match) => isUnloaded(match.route) || (match.route.loader && !stored.isFresh(match)),
    ),
    load: (signal: AbortSignal): Promise<Loaded | Response> =>
      loadPage({
        matches,
        request: new Request(url, { signal }),
        context: new RouterContextProvider(),
        stored,
      }),
  }
}

/** The whole address of a location of this site. */
export function urlOf(location: Location): URL {
  return new URL(hrefOf(location), window.location.origin)
}

/** A page by its address, the routes that lead to it, and what they have loaded. */
type LoadedAt = { url: URL; matches: RouteMatch[]; loaderData: Record<string, unknown> }

/**
 * Whether what a route has loaded for one page is good for the next: it is when its own part of the address and the
 * query are the same, or when its `shouldRevalidate` says so. The same whole address once more means: load again.
 */
export function isFresh(match: RouteMatch, from: LoadedAt, next: URL): boolean {
  const before = from.matches.find(({ id }) => id === match.id)
  if (!match.route.loader || !before || !(match.id in from.loaderData)) return false
  const defaultShouldRevalidate =
    before.pathname !== match.pathname ||
    from.url.search !== next.search ||
    from.url.pathname === next.pathname
  const mustLoad = match.route.shouldRevalidate?.({
    currentUrl: from.url,
    currentParams: before.params,
    nextUrl: next,
    nextParams: match.params,
    defaultShouldRevalidate,
  })
  return !(mustLoad ?? defaultShouldRevalidate)
}
