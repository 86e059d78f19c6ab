import { loadPage, type Loaded } from './load-page.ts'
import { RouterContextProvider } from './loader-context.ts'
import { hrefOf, type Location } from './location.ts'
import type { RouteMatch } from './match-routes.ts'
import { lacksCode } from './page-code.ts'
import { isFresh } from './revalidation.ts'
import type { Page } from './router-contract.ts'

/** The page that is to come: where it is, and the routes that lead there. */
export type NextPage = Pick<Page, 'location' | 'matches' | 'keepsPlace'>

/** What a page needs beyond what the shown one has: whether that takes a while, and how to get it. */
export function neededFor({ location, matches }: NextPage, shown: Page) {
  const url = urlOf(location)
  const from = { ...shown, url: urlOf(shown.location) }
  const kept = { loaderData: shown.loaderData, isFresh: (match: RouteMatch) => isFresh(match, from, url) }
  return {
    takesTime: matches.some(
      (match) => lacksCode(match.route) || (match.route.loader && !kept.isFresh(match)),
    ),
    load: (signal: AbortSignal): Promise<Loaded | Response> =>
      loadPage({
        matches,
        request: new Request(url, { signal }),
        context: new RouterContextProvider(),
        kept,
      }),
  }
}

/** The whole address of a location of this site. */
export function urlOf(location: Location): URL {
  return new URL(hrefOf(location), window.location.origin)
}
