import { expect, test } from 'vitest'
import { hrefTo, isWithinPage, type Place } from './location.ts'

const here: Place = { pathname: '/category/sofa', search: '?sort=name', hash: '' }

test.each([
  ['/cart', '/cart'],
  ['?page=2', '/category/sofa?page=2'],
  ['?', '/category/sofa'],
  ['', '/category/sofa'],
  ['#main', '/category/sofa?sort=name#main'],
  [{ pathname: '/orders', search: 'state=paid' }, '/orders?state=paid'],
  [{ pathname: '/orders', search: '' }, '/orders'],
  ['/a?x=ā b', '/a?x=%C4%81%20b'],
  ['mailto:aloha@lanai.example', 'mailto:aloha@lanai.example'],
  ['https://elsewhere.example/x', 'https://elsewhere.example/x'],
  ['//elsewhere.example/x', '//elsewhere.example/x'],
  ['HTTPS://elsewhere.example', 'HTTPS://elsewhere.example'],
])('a link to %j stands in the page as %s', (to, href) => {
  expect(hrefTo(to, here)).toBe(href)
})

test.each([
  ['to a place in it', '', '#main', true],
  ['from a place to its top', '#main', '', true],
  ['the same address once more', '', '', false],
])('within a page: %s', (_case, from, to, isWithin) => {
  expect(isWithinPage({ ...here, hash: from }, { ...here, hash: to })).toBe(isWithin)
})
