import { expect, test } from 'vitest'
import { hostileRedirects } from '#tests/support/redirects/hostile-redirects.ts'
import { safeAdminPath, safePath } from './safe-path.ts'

test.each([
  ['/', '/'],
  ['/cart', '/cart'],
  ['/account/orders/3f2b8c1a', '/account/orders/3f2b8c1a'],
  ['/category/all?search=oak%20table&page=2#results', '/category/all?search=oak%20table&page=2#results'],
  ['/login?redirect=/cart', '/login?redirect=/cart'],
  ['/category/all?next=https://evil.example', '/category/all?next=https://evil.example'],
  ['/product/../wishlist', '/wishlist'],
  ['/@evil.example', '/@evil.example'],
])('%s stays on this site', (redirect, path) => {
  expect(safePath(redirect)).toBe(path)
})

test.each(hostileRedirects)('%j leads nowhere', (redirect) => {
  expect(safePath(redirect)).toBeUndefined()
  expect(safeAdminPath(redirect)).toBeUndefined()
})

test('no redirect is no path', () => {
  expect(safePath(null)).toBeUndefined()
  expect(safeAdminPath(null)).toBeUndefined()
})

test.each([
  ['/admin', '/admin'],
  ['/admin/orders?status=pending', '/admin/orders?status=pending'],
  ['/admin/login', undefined],
  ['/admin/login?redirect=/admin/login', undefined],
  ['/administrator', undefined],
  ['/cart', undefined],
  ['/admin/../cart', undefined],
  ['/admin/%2e%2e/cart', undefined],
])('the back office leads on from %s to %s', (redirect, path) => {
  expect(safeAdminPath(redirect)).toBe(path)
})
