import { expect, test } from 'vitest'
import { countingShop } from '#tests/support/stocktake/counting-shop.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const { everything, file, refused } = countingShop(shop)

test('is shown beside the books before anything is saved; an exported inventory can be filled in', async () => {
  const before = await everything()
  const { lines, faults } = await file(
    [
      'Product code,Product,Category,Finish,Variant key,Stock,State,Counted,Reason',
      'LN-CHA-1,Reed,Chairs,,default,10,In stock,"1,012",Recounted',
      'LN-SOF-1,Koa,Sofas,Smoked oak,,4,Low stock,4,',
      'LN-SOF-1,Koa,Sofas,Natural ash,ash,3,Low stock,,',
    ].join('\n'),
  )
  expect(faults).toEqual([])
  expect(lines).toMatchObject([
    { productCode: 'LN-CHA-1', expected: 10, counted: 1012, seen: null, reason: 'Recounted' },
    { variantKey: 'oak', expected: 4, counted: 4, seen: null },
  ])
  expect(await everything()).toEqual(before)
})

test('says of each row that means nothing why, and reads the others', async () => {
  const { lines, faults } = await file(
    'productCode,variantKey,counted\nLN-NONE,,1\nLN-CHA-1,,two\nLN-CHA-1,,-2\nLN-SOF-1,,1\nLN-SOF-1,oak,5\nLN-SOF-1,oak,6',
  )
  expect(lines).toMatchObject([{ variantKey: 'oak', counted: 5 }])
  expect(faults).toEqual([
    { row: 2, message: 'No piece has the code “LN-NONE”' },
    { row: 3, message: 'Counted must be a whole number from 0 to 1,000,000' },
    { row: 4, message: 'Counted must be a whole number from 0 to 1,000,000' },
    { row: 5, message: 'Koa comes in 2 finishes. Say which, for example “LN-SOF-1 ash”.' },
    { row: 7, message: 'Koa, Smoked oak is counted in row 6 already' },
  ])
})

test.each([
  ['productCode,stock\nLN-CHA-1,3', 400, 'Missing required column: counted'],
  [
    `productCode,counted\n${'LN-CHA-1,1\n'.repeat(1001)}`,
    413,
    'A file may hold at most 1,000 counts. Please split it.',
  ],
])('as a whole is refused in words', (text, status, message) =>
  refused(() => file(text), { status, message, fields: { countsFile: message } }),
)
