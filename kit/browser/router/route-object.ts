import type { ComponentType } from 'react'
import type { LoaderContext } from './loader-context.ts'

/** What stood in an address in place of `:name`, decoded. */
export type Params = Readonly<Record<string, string | undefined>>

export type LoaderFunctionArgs = { request: Request; params: Params; context: LoaderContext }
export type Loader = (args: LoaderFunctionArgs) => unknown

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
