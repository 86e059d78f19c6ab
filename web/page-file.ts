import type { ComponentType } from 'react'

const files = import.meta.glob<{ default: ComponentType }>([
  './storefront/**/*-page.tsx',
  '!./storefront/not-found-page.tsx',
  './layout/*-frame.tsx',
])

/** Accounts and the back office have many pages, and whoever browses needs none: their list comes with the first of them. */
const PRIVATE_PAGES = 'web/private-page-files.ts'

/**
 * The part of a route that shows a page file (below web/): loaded when it is first visited.
 * The files it needs stay with the route, so that the server can tell the browser what to fetch early.
 */
export function page(file: string) {
  const load = files[`./${file}`]
  if (load)
    return { handle: { files: [`web/${file}`] }, lazy: { Component: async () => (await load()).default } }
  const loadPrivate = async () => (await import('./private-page-files.ts')).loadPrivatePage(file)
  return { handle: { files: [PRIVATE_PAGES, `web/${file}`] }, lazy: { Component: loadPrivate } }
}

/** The files that a route's page needs, if it has a page of its own. */
export function pageFilesOf(route: { handle?: unknown }): string[] {
  return (route.handle as { files: string[] } | undefined)?.files ?? []
}
