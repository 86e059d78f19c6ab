import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { pageFilesOf } from './page-file.ts'
import type { RouteObject } from '#kit/browser/router/router.ts'
import { routes } from './routes.tsx'

const root = new URL('../', import.meta.url)

test('every page that a route names is there', () => {
  const named = allOf(routes).flatMap(pageFilesOf)
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter((file) => !existsSync(new URL(file, root)))).toEqual([])
})

function allOf(some: readonly RouteObject[]): RouteObject[] {
  return some.flatMap((route) => [route, ...allOf(route.children ?? [])])
}
