import { expect, test } from 'vitest'
import { drawPrivatePage } from '#tests/support/pages/draw-private-page.tsx'
import { sampleManagedPackage, samplePiece } from '#tests/support/samples/managed-package.ts'
import { ask } from '#web/api.ts'
import { CallError } from '#kit/browser/api/call-error.ts'
import EditPackagePage from './edit-package-page.tsx'

function draw(answer: object | Error): string {
  return drawPrivatePage(<EditPackagePage />, {
    path: '/admin/packages/one-bedroom/edit',
    route: 'admin/packages/:id/edit',
    answers: [[ask('GET /api/packages/managed/:id', { params: { id: 'one-bedroom' } }), answer]],
  })
}

test('the form shows the package as it is: words, price, pictures, rooms, pieces and lists', () => {
  const html = draw({ package: sampleManagedPackage() })
  for (const words of [
    'value="Living room"',
    'value="Floor lamp"',
    'Driftline sofa',
    'Walnut',
    'value="46 items, chosen to go together"',
    'value="Mattresses"',
    'value="Wood"',
    'Description of image 1',
    'href="/designer-packages/one-bedroom"',
  ])
    expect(html).toContain(words)
  expect(html.replaceAll('<!-- -->', '')).toContain('3 items in all')
})

test('a piece that is sold no more is marked, and one outside the shop says so', () => {
  const rooms = [{ name: 'Hall', items: [samplePiece({ isGone: true })] }]
  const html = draw({ package: sampleManagedPackage({ rooms, isArchived: true }) })
  expect(html).toContain('This is no longer sold like this.')
  expect(html).toContain('shoppers do not see it')
  expect(html).not.toContain('View in shop')
})

test('an unknown package leads back to the list, and a failure can be tried again', () => {
  const gone = new CallError({ status: 404, code: 'package_not_found', message: 'Package not found' })
  expect(draw(gone)).toContain('All packages')
  const away = draw(new CallError({ status: 503, code: 'unavailable', message: '' }))
  for (const words of ['Failed to fetch package data', 'Try Again']) expect(away).toContain(words)
})
