import { expect, test } from 'vitest'
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

const hostile = [
  '',
  ' ',
  'cart',
  '?x=1',
  '//evil.example',
  '///evil.example',
  '////evil.example/cart',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/cart\\..\\..\\evil.example',
  '/%2F%2Fevil.example',
  '/%2fevil.example',
  '/%5Cevil.example',
  '/%5c%5cevil.example',
  'https:evil.example',
  'https://evil.example',
  'HTTPS://EVIL.EXAMPLE',
  'http:/evil.example',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r\nLocation: https://evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/\u0000/evil.example',
  '..//evil.example',
  '/..//evil.example',
  '/.//evil.example',
  '/cart/..//evil.example',
  '/%2e%2e//evil.example',
  '/cart/%2e%2e/%2Fevil.example',
  '@evil.example',
  'user:pass@evil.example',
]

test.each(hostile)('%j leads nowhere', (redirect) => {
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
