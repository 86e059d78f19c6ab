import type { ComponentType } from 'react'
import type { RouteObject } from './router-contract.ts'

/** The code of a page could not be fetched: there is no line, or the shop was deployed anew since this page came. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError'
}

const requested = new WeakMap<RouteObject, Promise<void>>()
const loaded = new WeakMap<RouteObject, ComponentType>()

/** The component of a route, as far as its code is here. */
export function componentOf(route: RouteObject): ComponentType | undefined {
  return route.Component ?? loaded.get(route)
}

/** Whether a route's component is still to be fetched. */
export function isUnloaded(route: RouteObject): boolean {
  return route.lazy !== undefined && !loaded.has(route)
}

/**
 * Fetches the code of a route once; a failure is forgotten, so that it can be tried again.
 *
 * @throws ChunkLoadError
 */
export function loadCode(route: RouteObject): Promise<void> {
  const before = requested.get(route)
  if (before) return before
  const loading = fetchCode(route)
  requested.set(route, loading)
  return loading
}

async function fetchCode(route: RouteObject): Promise<void> {
  if (!route.lazy) return
  try {
    loaded.set(route, await route.lazy.Component())
  } catch (cause) {
    requested.delete(route)
    throw new ChunkLoadError('The code of a page could not be loaded', { cause })
  }
}
