import type { ComponentType } from 'react'
import type { Location, To } from './location.ts'
import type { LoaderContext } from './loader-context.ts'

/** A route of the table, with the name its data goes by. */
export type NamedRoute = { id: string; route: RouteObject }

export type RouteMatch = NamedRoute & {
  params: Params
  /** As much of the address as this route and those around it stand for. */
  pathname: string
}

/** By the id of their route: what loaders brought, and what went wrong, under the boundary that shows it. */
export type Loaded = { loaderData: Record<string, unknown>; errors: Record<string, unknown> | null }

/** A page that is shown, whole: everything in it comes from one location. */
export type Page = Loaded & {
  location: Location
  matches: RouteMatch[]
  /** The view stays where it is when this page comes. */
  preservesScroll: boolean
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
  /** Holds back who wants to leave; returns how to stop. */
  block: (blocker: Blocker) => () => void
  /** Brings the view of a page to its place. */
  placeView: (page: Page) => void
  /** Draws the pages from now on; returns how to stop. */
  watch: (viewer: Viewer) => () => void
}

/** What stood in an address in place of `:name`, decoded. */
export type Params = Readonly<Record<string, string | undefined>>

export type LoaderFunctionArgs = { request: Request; params: Params; context: LoaderContext }
type Loader = (args: LoaderFunctionArgs) => unknown

export type ShouldRevalidateFunctionArgs = {
  currentUrl: URL
  currentParams: Params
  nextUrl: URL
  nextParams: Params
  /** Whether the loader would run again without a word from its route. */
  defaultShouldRevalidate: boolean
}

/** One line of the route table: a page, or with children a frame around pages. */
export type RouteObject = {
  /** A name under which other pages find this route's data; unnamed routes are numbered. */
  id?: string
  /** `category/:categoryId`, below the paths of the routes around it; `*` is whatever nothing else fits. */
  path?: string
  /** The page of its frame's own path. */
  index?: true
  loader?: Loader
  Component?: ComponentType
  /** The component's code, fetched with the first visit. */
  lazy?: { Component: () => Promise<ComponentType> }
  /** Stands in for the page when it, or anything inside it, fails. */
  ErrorBoundary?: ComponentType
  /** Whatever the application keeps with the route. */
  handle?: unknown
  /** Whether to load again what is already here. */
  shouldRevalidate?: (args: ShouldRevalidateFunctionArgs) => boolean
  children?: RouteObject[]
}
