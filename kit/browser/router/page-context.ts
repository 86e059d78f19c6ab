import { createContext, use } from 'react'
import { IDLE, type Navigate, type Navigation, type Page, type Router } from './router-contract.ts'

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
