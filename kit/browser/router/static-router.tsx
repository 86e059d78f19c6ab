import { loadPage } from './load-page.ts'
import { isRouteErrorResponse, type LoaderContext } from './loader-context.ts'
import { matchRoutes, routeTable, type RouteTable } from './match-routes.ts'
import { Outlet } from './outlet.tsx'
import { PageContext } from './page-context.ts'
import type { Page, RouteObject } from './router-contract.ts'

export type StaticPage = Page & { status: number }

/** Loads, on the server, what is needed to draw one page of the table, or answers with a redirect. */
export function createStaticHandler(routes: RouteObject[]) {
  const table = routeTable(routes)
  return {
    async query(request: Request, context: LoaderContext): Promise<StaticPage | Response> {
      const page = pageAt(table, new URL(request.url))
      const loaded = await loadPage({ matches: page.matches, request, context })
      if (loaded instanceof Response) return loaded
      return { ...page, ...loaded, status: statusOf(loaded.errors) }
    },
  }
}

/** The page at an address, with what is known of its data: enough to draw it. */
export function pageAt(
  table: RouteTable,
  { pathname, search }: URL,
  loaderData: Page['loaderData'] = {},
): Page {
  const location = { pathname, search, hash: '', state: null, key: 'first' }
  return { location, matches: matchRoutes(table, pathname), loaderData, errors: null, preservesScroll: true }
}

/** What the outermost loader says that has failed; a fault of ours is 500. */
function statusOf(errors: Page['errors']): number {
  if (errors === null) return 200
  const [first] = Object.values(errors)
  return isRouteErrorResponse(first) ? first.status : 500
}

/** Draws a page that has been loaded, for the server: nothing in it leads anywhere by script. */
export function StaticRouterProvider({ page }: { page: Page }) {
  return (
    <PageContext value={page}>
      <Outlet />
    </PageContext>
  )
}
