import type { RouteMatch } from './match-routes.ts'

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
