import { beforeEach, expect, test } from 'vitest'
import { getLocalItem, removeLocalItems, setLocalItem } from '#kit/browser/store/browser-storage.ts'
import { keepWayIn, readWayIn } from './saved-way-in.ts'

beforeEach(() => removeLocalItems('wayIn'))

test('what was measured for one piece is there for the next, in its unit', () => {
  expect(getLocalItem('wayIn')).toBeNull()
  keepWayIn({ unit: 'cm', way: { doorWidth: 80.01 } })
  expect(getLocalItem('wayIn')).not.toBeNull()
  expect(readWayIn('in')).toEqual({ unit: 'cm', way: { doorWidth: 80.01 } })
})

test('nothing measured yet is asked for in the unit of the shop', () => {
  expect(readWayIn('cm')).toEqual({ unit: 'cm', way: {} })
})

test('measures that were taken back are not kept', () => {
  keepWayIn({ unit: 'in', way: { doorWidth: 80 } })
  keepWayIn({ unit: 'in', way: {} })
  expect(getLocalItem('wayIn')).toBeNull()
})

test.each([
  ['nothing of it', 'cut sho', { unit: 'in', way: {} }],
  ['nothing of it', '[]', { unit: 'in', way: {} }],
  ['nothing of it', 'null', { unit: 'in', way: {} }],
  [
    'only what can be',
    '{"unit":"m","way":{"doorWidth":3,"doorHeight":"200","stairWidth":90,"cellar":80}}',
    { unit: 'in', way: { stairWidth: 90 } },
  ],
])('%s is believed of %j', (_what, stored, believed) => {
  setLocalItem('wayIn', stored)
  expect(readWayIn('in')).toEqual(believed)
})
