import { use, useCallback, useMemo } from 'react'
import type { Location } from './location.ts'
import { DepthContext, ErrorContext, NavigationContext, useNavigate, usePage } from './page-context.ts'
import type { Params } from './route-object.ts'
import type { Navigation, NavigateOptions } from './router-contract.ts'

type Brought<L> = L extends (...args: never[]) => infer Answer ? Awaited<Answer> : never

/** Where the shown page is. */
export function useLocation(): Location {
  return usePage().location
}

/** What stands in the page's address for the names in its path. */
export function useParams(): Params {
  return usePage().matches.at(-1)?.params ?? {}
}

/** Whether another page is on its way, and which. */
export function useNavigation(): Navigation {
  return use(NavigationContext)
}

/** What this route's loader has brought: `useLoaderData<typeof loadCategory>()`. */
export function useLoaderData<L>(): Brought<L> {
  const { matches, loaderData } = usePage()
  return loaderData[matches[use(DepthContext)]?.id ?? ''] as Brought<L>
}

/** What the loader of the route with this id has brought, if it is part of the page. */
export function useRouteLoaderData<L>(id: string): Brought<L> | undefined {
  return usePage().loaderData[id] as Brought<L> | undefined
}

/** What has gone wrong, in an `ErrorBoundary`. */
export function useRouteError(): unknown {
  return use(ErrorContext)
}

type Query = ConstructorParameters<typeof URLSearchParams>[0]

/** The query of the address, and how to go to the same page with another. */
export function useSearchParams(): [URLSearchParams, (next: Query, options?: NavigateOptions) => void] {
  const { search } = useLocation()
  const navigate = useNavigate()
  const params = useMemo(() => new URLSearchParams(search), [search])
  const setParams = useCallback(
    (next: Query, options?: NavigateOptions) => void navigate(`?${new URLSearchParams(next)}`, options),
    [navigate],
  )
  return [params, setParams]
}
