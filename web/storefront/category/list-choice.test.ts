import { expect, test } from 'vitest'
import { askOf, choiceIn, isFiltered, isWhole, queryOf, withoutFilters } from './list-choice.ts'
import { readSizes } from './read-sizes.ts'

const choice = (query: string) => choiceIn(new URLSearchParams(query))

test.each([
  ['', '?'],
  ['?sort=recommended&page=1', '?'],
  ['?search=%20linen%20sofa%20', '?search=linen+sofa'],
  ['?color=brown&color=green', '?color=brown,green'],
  ['?color=brown,green,brown&material=White+oak', '?color=brown,green&material=White+oak'],
  ['?inStock=true&onSale=false', '?inStock=true'],
  [
    '?minPrice=100&maxPrice=2500.50&sort=price-low&page=3',
    '?minPrice=100&maxPrice=2500.50&sort=price-low&page=3',
  ],
  [
    '?style=coastal&room=living+room&minWidth=60&maxSeatHeight=18.5',
    '?room=living+room&style=coastal&minWidth=60&maxSeatHeight=18.5',
  ],
  ['?maxWidth=90&unit=cm', '?maxWidth=90&unit=cm'],
  [`?maxWidth=2'8"&minDepth=%20`, '?maxWidth=2%278%22'],
  ['?unit=cm&inStock=true', '?inStock=true'],
  ['?minPrice=-1&maxPrice=a%20lot&sort=loudest&unknown=1', '?'],
])('the address %s means %s', (query, meaning) => {
  expect(queryOf(choice(query))).toBe(meaning)
})

test.each(['0', '-1', '1.5', 'abc', '1e3', '9999999'])('there is no page "%s"', (page) => {
  expect(choice(`?page=${page}`).page).toBeNaN()
})

test('a search is cut at 200 characters', () => {
  expect(choice(`?search=${'a'.repeat(300)}`).search).toHaveLength(200)
})

test('of a filter thirty values are read', () => {
  const colors = Array.from({ length: 250 }, (_, at) => `color-${at}`)
  expect(choice(`?color=${colors.join()}`).color).toEqual(colors.slice(0, 30))
})

test('the shop is asked for what is chosen, and for nothing else', () => {
  const requested = askOf(choice('?search=sofa&color=brown,green&inStock=true&page=2'))
  expect(JSON.parse(JSON.stringify(requested))).toEqual({
    search: 'sofa',
    color: 'brown,green',
    inStock: 'true',
    sort: 'recommended',
    page: 2,
  })
})

test('sizes are read in one unit, whatever they were typed in', () => {
  const sizes = (query: string) =>
    Object.fromEntries(Object.entries(readSizes(choice(query))).map(([typed, { cm }]) => [typed, cm]))
  expect(sizes(`?minWidth=2'8"&maxWidth=60`)).toEqual({ [`2'8"`]: 81.28, 60: 152.4 })
  expect(sizes('?maxWidth=90&unit=cm')).toEqual({ 90: 90 })
  expect(sizes('?maxWidth=3 ft&unit=cm')).toEqual({ '3 ft': 91.44 })
  expect(sizes('?minWidth=wide&maxWidth=9999')).toEqual({})
})

test.each([
  ['', true, false],
  ['?sort=newest', true, false],
  ['?search=sofa', false, false],
  ['?page=2', false, false],
  ['?color=brown', false, true],
  ['?onSale=true', false, true],
  ['?minPrice=100', false, true],
  ['?room=outdoor', false, true],
  ['?maxDepth=40', false, true],
])('the list at "%s" is the whole collection: %s, is filtered: %s', (query, whole, filtered) => {
  expect(isWhole(choice(query))).toBe(whole)
  expect(isFiltered(choice(query))).toBe(filtered)
})

test('clearing the filters keeps search and sort and goes back to the first page', () => {
  expect(queryOf(withoutFilters(choice('?search=sofa&color=brown&onSale=true&sort=name&page=2')))).toBe(
    '?search=sofa&sort=name',
  )
})
