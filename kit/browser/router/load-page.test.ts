import { expect, test } from 'vitest'
import { loadPage } from './load-page.ts'
import { createContext, data, redirect, RouterContextProvider } from './loader-context.ts'
import { matchRoutes, routeTable } from './match-routes.ts'
import { ChunkLoadError } from './page-code.ts'
import type { RouteObject } from './router-contract.ts'

const Nothing = () => null
const word = createContext('nothing said')

function load(...[shop, frame, page]: Partial<RouteObject>[]) {
  const table = routeTable([
    {
      id: 'shop',
      ErrorBoundary: Nothing,
      ...shop,
      children: [{ id: 'frame', ...frame, children: [{ id: 'page', path: '*', ...page }] }],
    },
  ])
  const context = new RouterContextProvider()
  context.set(word, 'aloha')
  const request = new Request('https://lanai.example/sofa')
  return loadPage({ matches: matchRoutes(table, '/sofa'), request, context })
}

const fails = (error: unknown) => () => {
  throw error
}

test('all loaders run at once, with the request, the names in the address and what they ask for', async () => {
  const started: string[] = []
  const slow = Promise.withResolvers<string>()
  const loading = load(
    { loader: () => (started.push('shop'), slow.promise) },
    {},
    { loader: ({ request, context }) => (started.push('page'), [request.url, context.get(word)]) },
  )
  await Promise.resolve()
  expect(started).toEqual(['shop', 'page'])
  slow.resolve('settings')
  expect(await loading).toEqual({
    loaderData: { shop: 'settings', page: ['https://lanai.example/sofa', 'aloha'] },
    errors: null,
  })
})

test('an error goes to the nearest boundary around it, and what was loaded stays', async () => {
  const gone = data(null, { status: 404 })
  const loaded = await load({ loader: () => 'settings' }, { ErrorBoundary: Nothing }, { loader: fails(gone) })
  expect(loaded).toEqual({ loaderData: { shop: 'settings' }, errors: { frame: gone } })
})

test('of two errors at one boundary the outer one is told', async () => {
  const outer = new Error('outer')
  const loaded = await load({ loader: fails(outer) }, {}, { loader: fails(new Error('inner')) })
  expect(loaded).toEqual({ loaderData: {}, errors: { shop: outer } })
})

test.each([
  ['returned', () => redirect('/elsewhere', 301)],
  ['thrown', fails(redirect('/elsewhere', 301))],
])('a redirect that is %s wins over everything else', async (_how, loader) => {
  const loaded = await load({ loader: fails(new Error('broken')) }, {}, { loader })
  expect(loaded).toBeInstanceOf(Response)
  expect(loaded).toMatchObject({ status: 301 })
  expect((loaded as Response).headers.get('location')).toBe('/elsewhere')
})

test('code that cannot be fetched is an error of its page, and is asked for again the next time', async () => {
  let tries = 0
  const lazy = {
    Component: async () => {
      tries += 1
      if (tries === 1) throw new TypeError('Failed to fetch')
      return Nothing
    },
  }
  const page = { lazy }
  const table = routeTable([{ id: 'page', path: '*', ErrorBoundary: Nothing, ...page }])
  const again = () =>
    loadPage({
      matches: matchRoutes(table, '/'),
      request: new Request('https://lanai.example/'),
      context: new RouterContextProvider(),
    })
  expect(await again()).toEqual({ loaderData: {}, errors: { page: expect.any(ChunkLoadError) } })
  expect(await again()).toEqual({ loaderData: {}, errors: null })
  await again()
  expect(tries).toBe(2)
})
