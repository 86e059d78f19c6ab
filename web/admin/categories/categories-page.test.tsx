import { expect, test } from 'vitest'
import { drawPrivatePage } from '#tests/support/pages/draw-private-page.tsx'
import { ask } from '#web/api.ts'
import { CallError } from '#kit/browser/api/call-error.ts'
import CategoriesPage from './categories-page.tsx'

const chair = {
  _id: 'chair',
  name: 'Chairs',
  description: '',
  isFeatured: true,
  kind: 'type',
  productCount: 6,
}
const lamp = {
  _id: 'lamp',
  name: 'Lamps',
  description: 'Light.',
  isFeatured: false,
  kind: 'room',
  productCount: 0,
}

function draw(answer: object | Error, search = ''): string {
  return drawPrivatePage(<CategoriesPage />, {
    path: `/admin/categories${search}`,
    answers: [[ask('GET /api/categories'), answer]],
  })
}

test('a category shows its name, its description or that it has none, and how many products use it', () => {
  const html = draw({ categories: [chair, lamp] })
  for (const words of [
    'Chairs',
    'Furniture type',
    'Home or room',
    'No description',
    'Lamps',
    'Light.',
    '6 products in Chairs',
  ])
    expect(html).toContain(words)
  expect(html).toContain('href="/admin/products?category=chair"')
  expect(html).toMatch(/role="switch" aria-checked="true" aria-label="Feature Chairs"/)
  expect(html).toContain('aria-label="Edit Lamps"')
  expect(html).toContain('aria-label="Delete Lamps"')
})

test('the first cannot be moved up, nor the last down, and nothing while the list is narrowed', () => {
  const html = draw({ categories: [chair, lamp] })
  const isDisabled = (label: string) =>
    new RegExp(
      `<button[^>]*(disabled=""[^>]*aria-label="${label}"|aria-label="${label}"[^>]*disabled="")`,
    ).test(html)
  expect(['Move Chairs up', 'Move Chairs down', 'Move Lamps up', 'Move Lamps down'].map(isDisabled)).toEqual([
    true,
    false,
    false,
    true,
  ])
  expect(draw({ categories: [chair, lamp] }, '?search=lamp')).not.toContain('Move ')
})

test('the search finds by a part of the name', () => {
  const html = draw({ categories: [chair, lamp] }, '?search=LAM')
  expect(html).toContain('Lamps')
  expect(html).not.toContain('Chairs')
})

test('a search that finds nothing can be cleared; an empty shop has nothing to clear', () => {
  const html = draw({ categories: [chair] }, '?search=zeppelin')
  expect(html).toContain('No categories found.')
  expect(html).toContain('Clear search')
  expect(draw({ categories: [] })).not.toContain('Clear search')
})

test('a list that could not be loaded says why, which can be dismissed, and can be asked for again', () => {
  const html = draw(new CallError({ status: 502, code: 'unavailable', message: '' }))
  for (const words of ['Failed to fetch categories', 'Dismiss', 'Try Again']) expect(html).toContain(words)
})
