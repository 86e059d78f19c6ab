/**
 * Leads from page to page: what pages, frames and loaders need of it. The two ends that start it stand apart:
 * `browser-router.ts` with `router-provider.tsx`, and `static-router.tsx` for the server.
 */
export { Link, type LinkProps } from './link.tsx'
export { createContext, RouterContextProvider } from './loader-context.ts'
export { data, isRouteErrorResponse, redirect } from './loader-context.ts'
export { NavLink } from './link.tsx'
export { Navigate } from './link.tsx'
export { Outlet } from './outlet.tsx'
export { useNavigate } from './page-context.ts'
export {
  useLoaderData,
  useLocation,
  useNavigation,
  useParams,
  useRouteError,
  useRouteLoaderData,
  useSearchParams,
} from './page-context.ts'
export type { LoaderFunctionArgs, RouteObject, ShouldRevalidateFunctionArgs } from './router-contract.ts'
export { ScrollRestoration } from './scroll-restoration.tsx'
export { useBlocker } from './page-context.ts'
