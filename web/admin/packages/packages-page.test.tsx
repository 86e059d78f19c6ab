import { expect, test } from 'vitest'
import { drawPrivatePage } from '#tests/support/pages/draw-private-page.tsx'
import { sampleManagedPackage } from '#tests/support/samples/managed-package.ts'
import { ask } from '#web/api.ts'
import { CallError } from '#kit/browser/api/call-error.ts'
import PackagesPage from './packages-page.tsx'

const style = { name: 'Modern package', tab: 'full-home', bedrooms: null, style: 'Ink and brass' } as const

function draw(answer: object | Error, search = ''): string {
  return drawPrivatePage(<PackagesPage />, {
    path: `/admin/packages${search}`,
    answers: [[ask('GET /api/packages/managed'), answer]],
  })
}

test('a package shows its picture, tab, price, count and the piece that keeps more from being sold', () => {
  const html = draw({ packages: [sampleManagedPackage(), sampleManagedPackage({ ...style, _id: 'modern' })] })
  for (const words of [
    'One-bedroom package',
    '1 bedroom · White oak, oat and sage',
    'Pre-Designed Packages',
    '$35,888.00',
    '46',
    'Driftline sofa',
    'Ink and brass',
    'Full Home Packages',
  ])
    expect(html).toContain(words)
  expect(html.replaceAll('<!-- -->', '')).toMatch(/4 sets.*Driftline sofa: 4 left/s)
  expect(html).toContain('href="/admin/packages/modern/edit"')
  expect(html).toContain('aria-label="Delete Modern package"')
  expect(html).toContain('src="/pictures/c0de-320.webp"')
})

test('one that shoppers do not see says so, and counts no sets', () => {
  const html = draw({ packages: [sampleManagedPackage({ isArchived: true, stock: 0 })] })
  expect(html).toContain('Not in the shop')
  expect(html).not.toContain('sets')
})

test('one without catalogue pieces is not counted', () => {
  expect(draw({ packages: [sampleManagedPackage({ scarcest: null })] })).toContain('Not counted')
})

test('the search finds by a part of the name, and one that finds nothing can be cleared', () => {
  const packages = [sampleManagedPackage(), sampleManagedPackage({ ...style, _id: 'modern' })]
  const found = draw({ packages }, '?search=MODERN')
  expect(found).toContain('Modern package')
  expect(found).not.toContain('One-bedroom package')
  const none = draw({ packages }, '?search=zeppelin')
  expect(none).toContain('No packages found matching your criteria.')
  expect(none).toContain('Clear search')
})

test('each can be moved but the first up and the last down, unless the list is narrowed', () => {
  const packages = [sampleManagedPackage(), sampleManagedPackage({ ...style, _id: 'modern' })]
  const html = draw({ packages })
  const rests = (label: string) => new RegExp(`<button[^>]*disabled=""[^>]*aria-label="${label}"`).test(html)
  expect(['Move One-bedroom package up', 'Move One-bedroom package down'].map(rests)).toEqual([true, false])
  expect(['Move Modern package up', 'Move Modern package down'].map(rests)).toEqual([false, true])
  expect(draw({ packages }, '?search=package')).not.toContain('Move ')
})

test('a shop without packages leads to the first one', () => {
  const html = draw({ packages: [] })
  expect(html).toContain('No packages yet')
  expect(html).not.toContain('Clear search')
})

test('a list that could not be loaded can be asked for again', () => {
  const html = draw(new CallError({ status: 502, code: 'unavailable', message: '' }))
  for (const words of ['Failed to fetch packages', 'Try Again']) expect(html).toContain(words)
})
