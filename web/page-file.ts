import type { ComponentType } from 'react'

const files = import.meta.glob<{ default: ComponentType }>([
  './{storefront,account,admin}/**/*-page.tsx',
  '!./storefront/not-found-page.tsx',
  './layout/*-frame.tsx',
])

/**
 * The part of a route that shows a page file (below web/): loaded when it is first visited.
 * The file's name stays with the route, so that the server can tell the browser what to fetch early.
 */
export function page(file: string) {
  const load = files[`./${file}`]
  if (!load) throw new Error(`There is no page file web/${file}`)
  return { handle: { file: `web/${file}` }, lazy: { Component: async () => (await load()).default } }
}

/** The page file of a route, if it has one of its own. */
export function pageFileOf(route: { handle?: unknown }): string | undefined {
  return (route.handle as { file: string } | undefined)?.file
}
