import type { Loaded } from './load-page.ts'
import type { Location, To } from './location.ts'
import type { RouteMatch } from './match-routes.ts'

/** A page that is shown, whole: everything in it comes from one location. */
export type Page = Loaded & {
  location: Location
  matches: RouteMatch[]
  /** The view stays where it is when this page comes. */
  keepsPlace: boolean
}

/** Whether another page is on its way. */
export type Navigation = { state: 'idle'; location: undefined } | { state: 'loading'; location: Location }

export const IDLE: Navigation = { state: 'idle', location: undefined }

export type NavigateOptions = {
  /** In place of where we are, so that Back leads past it. */
  replace?: boolean
  state?: unknown
  preventScrollReset?: boolean
}

/** Goes to an address, or some steps through the history; done once the page is being drawn, or a newer one is asked for. */
export type Navigate = (to: To | number, options?: NavigateOptions) => Promise<void>

export type BlockerFunction = (step: { currentLocation: Location; nextLocation: Location }) => boolean
/** Who may hold visitors back, and is told when it happens and how they may go on. */
export type Blocker = { shouldBlock: BlockerFunction; hold: (proceed: () => void) => void }

/** What draws the pages. */
export type Viewer = { wait: (navigation: Navigation) => void; show: (page: Page) => void }

/** Leads a visitor from page to page in the browser. */
export type Router = {
  /** The page to begin with. */
  firstPage: Page
  navigate: Navigate
  /** Fetches the code of the page at `href` ahead. */
  prefetch: (href: string) => void
  /** Holds back who wants to leave; returns how to stop. */
  block: (blocker: Blocker) => () => void
  /** Brings the view of a page to its place. */
  placeView: (page: Page) => void
  /** Draws the pages from now on; returns how to stop. */
  watch: (viewer: Viewer) => () => void
}
