import { expect, test } from 'vitest'
import { drawPrivatePage } from '#tests/support/pages/draw-private-page.tsx'
import { sidebarGroups } from '../sidebar-links.ts'
import { foundGroups, pageEntries, type ShownFound } from './use-search.ts'
import { PaletteBody } from './palette-body.tsx'

const nothing: ShownFound = { orders: [], products: [], people: [], designRequests: [] }
const _id = '33333333-3333-4333-8333-0000deadbeef'
const createdAt = '2026-11-20T22:00:00.000Z'

test('without words every page of the sidebar is offered, in its order', () => {
  const links = sidebarGroups.flatMap((group) => group.links)
  const entries = pageEntries('')
  expect(entries.slice(0, links.length).map(({ to }) => to)).toEqual(links.map(({ to }) => to))
  expect(entries.map(({ title }) => title)).toContain('New product')
  expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
})

test.each([
  ['ord', ['Orders']],
  ['PROD new', ['New product']],
  ['zeppelin', []],
])('the words %j leave the pages %j', (words, titles) => {
  expect(pageEntries(words).map(({ title }) => title)).toEqual(titles)
})

test('what was found is named so that one tells it from others, and leads to its page', () => {
  const groups = foundGroups({
    orders: [
      {
        _id,
        number: 'LN-1042',
        client: 'Leilani Akana',
        status: 'pending',
        quoteStatus: 'requested',
        createdAt,
      },
      {
        _id,
        number: 'LN-1043',
        client: 'Kai Nakamura',
        status: 'cancelled',
        quoteStatus: 'declined',
        createdAt,
      },
    ],
    designRequests: [{ _id, number: 'D-218', client: 'Pua Santos', status: 'in_progress', createdAt }],
    people: [{ _id, name: 'Kai Nakamura', email: 'kai@example.com', role: 'customer' }],
    products: [{ _id, name: 'Cove sofa', productCode: 'SO-1' }],
  })
  const reported = groups.map(({ title, entries }) => [
    title,
    entries.map((one) => [one.title, one.detail, one.to]),
  ])
  expect(reported).toEqual([
    [
      'Orders',
      [
        ['LN-1042 · Leilani Akana', 'Pending Review', `/admin/orders/${_id}`],
        ['LN-1043 · Kai Nakamura', 'Cancelled', `/admin/orders/${_id}`],
      ],
    ],
    ['Design requests', [['D-218 · Pua Santos', 'In Progress', `/admin/design-requests/${_id}`]]],
    ['People', [['Kai Nakamura', 'kai@example.com', `/admin/users/${_id}/edit`]]],
    ['Products', [['Cove sofa', 'SO-1', `/admin/products/${_id}/edit`]]],
  ])
})

test('of what was not found there is no group', () => {
  expect(foundGroups(nothing)).toEqual([])
})

test('the field tells screen readers which of the options is marked', () => {
  const html = drawPrivatePage(<PaletteBody onChoose={() => undefined} onClose={() => undefined} />, {
    path: '/admin/dashboard',
  })
  const marked = /<div id="([^"]+)" role="option" aria-selected="true"/.exec(html)?.[1]
  expect(html).toContain(`aria-activedescendant="${marked}"`)
  expect(html.match(/aria-selected="true"/g)).toHaveLength(1)
  const list = /aria-controls="([^"]+)"/.exec(html)?.[1]
  expect(html).toContain(`<div id="${list}" role="listbox"`)
})
