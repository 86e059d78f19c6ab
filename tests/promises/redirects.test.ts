import { afterAll, expect, test } from 'vitest'
import { safeAdminPath, safePath } from '#kit/core/safe-path.ts'
import { hostileRedirects } from '#tests/support/redirects/hostile-redirects.ts'
import { printPromise } from '#tests/support/promise-line.ts'

const HERE = 'https://lanai.example'
/** Ways that look strange and lead to a page of ours all the same; the back office takes none of them. */
const strange = [
  '/@evil.example',
  '/category/all?next=https://evil.example',
  '/product/../wishlist',
  '/%20//e',
]
const requested = [...hostileRedirects, ...strange]
let followed = 0

afterAll(() => {
  const runs = requested.length
  const figure = `${runs} redirects by the rules of the shop and of the back office: ${runs - followed} end on a page of ours, ${followed} elsewhere`
  printPromise('P44', runs, figure, followed === 0 && runs >= 30)
})

test('no redirect leads away, whichever way a browser or a server reads it', () => {
  const away = requested.filter((redirect) => leadsAway(safePath(redirect) ?? '/'))
  followed = away.length
  expect(away).toEqual([])
  expect(hostileRedirects.filter((redirect) => safePath(redirect) !== undefined)).toEqual([])
})

test('the back office leads on inside itself only', () => {
  expect(requested.filter((redirect) => safeAdminPath(redirect) !== undefined)).toEqual([])
})

test('a rule that let one through would be seen', () => {
  const naive = (redirect: string) => (redirect.startsWith('/') ? redirect : '/')
  expect(requested.filter((redirect) => leadsAway(naive(redirect))).length).toBeGreaterThan(5)
})

/** Whether a browser at the login page would leave the site for `path`, as it stands or once its slashes are decoded. */
function leadsAway(path: string): boolean {
  return [path, path.replaceAll(/%2f/gi, '/').replaceAll(/%5c/gi, '\\')].some(
    (read) => new URL(read, `${HERE}/login`).origin !== HERE,
  )
}
