import { expect, test } from 'vitest'
import { drawPrivatePage } from '#tests/support/pages/draw-private-page.tsx'
import { useList } from './use-list.ts'
import { ListFilters } from './list-filters.tsx'

const filters = [
  { name: 'status', label: 'Status', any: 'Any status', choices: [{ value: 'paid', label: 'Paid' }] },
  { name: 'standing', label: 'Standing', choices: [{ value: 'listed', label: 'In the shop' }] },
] as const

function List() {
  const list = useList({ search: 'Search by name', filters, sorts: { name: 'Name, A to Z' } })
  return <ListFilters list={list} columns="md:grid-cols-4" />
}

const draw = (search = '') => drawPrivatePage(<List />, { path: `/admin/orders${search}` })
const fold = (html: string) => />(Filters[^<]*)<\/button>/.exec(html)?.[1]

test.each([
  ['nothing that is set', '', 'Filters'],
  ['a filter', '?status=paid', 'Filters (1)'],
  ['each filter that is set', '?status=paid&standing=all', 'Filters (2)'],
  ['no filter that is at its default', '?standing=listed', 'Filters'],
  ['neither search nor order nor page', '?search=sofa&sort=-name&page=3', 'Filters'],
])('the button of the filters counts %s', (_case, search, words) => {
  expect(fold(draw(search))).toBe(words)
})

test('the button says that the filters are folded, and which they are', () => {
  const html = draw()
  const [, id] = /aria-expanded="false" aria-controls="([^"]+)"/.exec(html) ?? []
  expect(html).toMatch(new RegExp(`<div id="${id}"[^>]*><div[^>]*><label[^>]*>Status`))
})

test('what is searched and chosen in the address stands in its field', () => {
  const html = draw('?search=sofa&status=paid')
  expect(html).toContain('value="sofa"')
  expect(html).toContain('<option value="paid" selected="">Paid</option>')
})
