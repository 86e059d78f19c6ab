import { expect, test } from 'vitest'
import { categoriesNamed } from './named-in-cells.ts'

test.each([
  ['Sofas, ', { found: ['sofa'] }],
  ['ship, ', { fault: 'There is no category “ship”' }],
])('a cell that repeats %j thousands of times is looked up once', (word, named) => {
  let looked = 0
  const sofa = {
    _id: 'sofa',
    get name() {
      looked++
      return 'Sofas'
    },
  }
  expect(categoriesNamed(word.repeat(5_000), { categories: [sofa] })).toEqual(named)
  expect(looked).toBe(1)
})
