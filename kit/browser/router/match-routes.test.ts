import { expect, test } from 'vitest'
import { matchRoutes, routeTable } from './match-routes.ts'

const table = routeTable([
  {
    id: 'shop',
    children: [
      { id: 'home', index: true },
      { id: 'unknown', path: '*' },
      { id: 'order', path: 'orders/:orderId' },
      { id: 'newOrder', path: 'orders/new' },
      { id: 'orders', path: 'orders' },
      {
        id: 'desk',
        path: 'desk',
        children: [
          { id: 'deskHome', index: true },
          { id: 'drawer', path: ':drawer' },
        ],
      },
      { id: 'twin', path: 'desk/:other' },
    ],
  },
])
const idsAt = (pathname: string) => matchRoutes(table, pathname).map(({ id }) => id)

test.each([
  ['/', ['shop', 'home']],
  ['/orders', ['shop', 'orders']],
  ['/orders/', ['shop', 'orders']],
  ['/Orders', ['shop', 'orders']],
  ['/orders/new', ['shop', 'newOrder']],
  ['/orders/7', ['shop', 'order']],
  ['/desk', ['shop', 'desk', 'deskHome']],
  ['/orders/7/8', ['shop', 'unknown']],
  ['/orders//', ['shop', 'orders']],
  ['//orders', ['shop', 'unknown']],
  ['/nowhere', ['shop', 'unknown']],
])('%s leads through %j: words before names, names before whatever is left', (pathname, ids) => {
  expect(idsAt(pathname)).toEqual(ids)
})

test('of two pages with the same address the first of the table is shown', () => {
  expect(idsAt('/desk/top')).toEqual(['shop', 'desk', 'drawer'])
})

test.each([
  ['/orders/a%20b', 'a b'],
  ['/orders/a%2Fb', 'a/b'],
  ['/orders/100%', '100%'],
])('what stands for a name in %s is decoded', (pathname, orderId) => {
  for (const { params } of matchRoutes(table, pathname)) expect(params).toEqual({ orderId })
})

test('each route knows its part of the address', () => {
  expect(matchRoutes(table, '/desk/top').map(({ pathname }) => pathname)).toEqual(['/', '/desk', '/desk/top'])
  expect(matchRoutes(table, '/far/away').map(({ pathname }) => pathname)).toEqual(['/', '/far/away'])
})

test('a table that leaves an address without a page is refused', () => {
  expect(() => routeTable([{ index: true }])).toThrow('The route table has no page for *')
})
