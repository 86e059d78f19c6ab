import { expect, test } from 'vitest'
import { matchRoutes, routeTable } from './match-routes.ts'
import { isFresh } from './load-next.ts'
import type { RouteObject } from './router-contract.ts'

const loader = () => 'loaded'

/** Which of shop and page must load again, going from one address to another. */
function reloaded(from: string, to: string, requested: Partial<RouteObject> = {}, loaded = ['shop', 'page']) {
  const table = routeTable([
    {
      id: 'shop',
      loader,
      children: [
        { id: 'page', path: 'product/:id', loader, ...requested },
        { id: 'other', path: '*' },
      ],
    },
  ])
  const [before, next] = [new URL(from, 'https://lanai.example'), new URL(to, 'https://lanai.example')]
  const loaderData = Object.fromEntries(loaded.map((id) => [id, 'loaded']))
  const at = { url: before, matches: matchRoutes(table, before.pathname), loaderData }
  return matchRoutes(table, next.pathname)
    .filter((match) => match.route.loader && !isFresh(match, at, next))
    .map(({ id }) => id)
}

test.each([
  ['another piece', '/product/1', '/product/2', ['page']],
  ['another query', '/product/1', '/product/1?tab=care', ['shop', 'page']],
  ['the same address once more', '/product/1', '/product/1', ['shop', 'page']],
  ['a page that was not shown', '/elsewhere', '/product/1', ['page']],
])('%s loads what has changed', (_case, from, to, ids) => {
  expect(reloaded(from, to)).toEqual(ids)
})

test('a route may keep what it has, and is asked with both addresses', () => {
  const requested: unknown[] = []
  const shouldRevalidate: RouteObject['shouldRevalidate'] = (args) => {
    requested.push(args.currentParams, args.nextParams, args.nextUrl.search, args.defaultShouldRevalidate)
    return false
  }
  expect(reloaded('/product/1', '/product/2?tab=care', { shouldRevalidate })).toEqual(['shop'])
  expect(requested).toEqual([{ id: '1' }, { id: '2' }, '?tab=care', true])
})

test('what could not be loaded is loaded whatever its route says', () => {
  const never = { shouldRevalidate: () => false }
  expect(reloaded('/product/1', '/product/2', never, ['shop'])).toEqual(['page'])
})
