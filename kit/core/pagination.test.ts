import { expect, test } from 'vitest'
import { pageButtons, pageCount, pageInUrl } from './pagination.ts'

test.each([
  [0, 12, 0],
  [1, 12, 1],
  [12, 12, 1],
  [13, 12, 2],
  [67, 12, 6],
  [1_000_000, 10, 100_000],
])('%d entries at %d a page fill %d', (total, limit, pages) => {
  expect(pageCount(total, limit)).toBe(pages)
})

test.each([
  [1, 0, []],
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 5, [1, 2, 'gap', 5]],
  [2, 5, [1, 2, 3, 'gap', 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [4, 5, [1, 'gap', 3, 4, 5]],
  [5, 5, [1, 'gap', 4, 5]],
  [6, 12, [1, 'gap', 5, 6, 7, 'gap', 12]],
] as const)('on page %d of %d the buttons are %j', (page, pages, buttons) => {
  expect(pageButtons(page, pages)).toEqual(buttons)
})

test.each([
  ['2', 2],
  ['1000000', 1_000_000],
  ['0', 1],
  ['-1', 1],
  ['1e3', 1],
  ['0x10', 1],
  ['9'.repeat(400), 1],
  ['', 1],
  [null, 1],
  [undefined, 1],
])('?page=%s opens page %d', (text, page) => {
  expect(pageInUrl(text)).toBe(page)
})
