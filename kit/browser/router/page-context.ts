import { createContext, use, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import {
  type BlockerFunction,
  IDLE,
  type Navigate,
  type NavigateOptions,
  type Navigation,
  type Page,
  type Params,
  type Router,
} from './router-contract.ts'
import type { Location } from './location.ts'

/** The page being drawn. */
export const PageContext = createContext<Page | undefined>(undefined)
export const NavigationContext = createContext<Navigation>(IDLE)
/** How deep in the page's routes we are. */
export const DepthContext = createContext(-1)
/** What has gone wrong, inside an error boundary. */
export const ErrorContext = createContext<unknown>(undefined)
/** Absent while the server draws, where nobody goes anywhere. */
export const RouterContext = createContext<Router | undefined>(undefined)

/** The page that is drawn, with all of its routes. */
export function usePage(): Page {
  const page = use(PageContext)
  if (!page) throw new Error('There is no router around this')
  return page
}

/** What leads from page to page; undefined while the server draws. */
export function useRouter(): Router | undefined {
  return use(RouterContext)
}

const nowhere: Navigate = () => Promise.reject(new Error('Only a browser can navigate'))

/** Goes to an address of this site (or `-1`: one step back); done once the page is being drawn. */
export function useNavigate(): Navigate {
  return useRouter()?.navigate ?? nowhere
}

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

type Blocked = { state: 'blocked'; proceed: () => void; reset: () => void }
type Unblocked = { state: 'unblocked'; proceed: undefined; reset: undefined }

const UNBLOCKED: Unblocked = { state: 'unblocked', proceed: undefined, reset: undefined }

/** Holds the visitor back when `shouldBlock` says so, until `proceed` or `reset`; Back and Forward too. */
export function useBlocker(shouldBlock: BlockerFunction): Blocked | Unblocked {
  const router = useRouter()
  const [held, setHeld] = useState<{ proceed: () => void } | undefined>(undefined)
  const latest = useRef(shouldBlock)

  useLayoutEffect(() => {
    latest.current = shouldBlock
  })
  useLayoutEffect(
    () =>
      router?.block({
        shouldBlock: (step) => latest.current(step),
        hold: (proceed) => setHeld({ proceed }),
      }),
    [router],
  )

  if (!held) return UNBLOCKED
  const reset = () => setHeld(undefined)
  return {
    state: 'blocked',
    reset,
    proceed: () => {
      reset()
      held.proceed()
    },
  }
}
