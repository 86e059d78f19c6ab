import { beforeEach, expect, test } from 'vitest'
import { seedCategories } from '#tests/support/seed/catalogue.ts'
import { importAsStudio } from '#tests/support/catalogue/import-as-studio.ts'
import { productBooks } from '#tests/support/books/product-books.ts'
import { type FileRow, productCsv } from '#tests/support/files/product-file.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const { imported, importedText } = importAsStudio(shop)

beforeEach(() => seedCategories(shop.shop.db, 'chair'))

const clashes: [string, FileRow[], string[]][] = [
  [
    'the same code twice without variants',
    [{}, {}],
    ['Row 3: Row 2 has the same productCode: each needs its variant_name'],
  ],
  [
    'a variant and a row without one',
    [{ variant_name: 'Oak' }, {}],
    ['Row 3: variant_name is required in every row of a product with variants'],
  ],
  [
    'the same variant twice',
    [{ variant_name: 'Oak' }, { variant_name: 'oak' }],
    ['Row 3: Row 2 has the same variant_name'],
  ],
  [
    'two names and two prices',
    [{ variant_name: 'Oak' }, { variant_name: 'Ash', name: 'Other', price: 1 }],
    [
      'Row 3: name differs from row 2, which has the same productCode; price differs from row 2, which has the same productCode',
    ],
  ],
  [
    'two defaults',
    [
      { variant_name: 'Oak', variant_default: 'TRUE' },
      { variant_name: 'Ash', variant_default: 'true' },
    ],
    ['Row 3: Row 2 is the variant_default already'],
  ],
  [
    'two prices of one option',
    [
      { variant_name: 'Fabric: Linen / Legs: Oak', variant_price_difference: '1 / 2' },
      { variant_name: 'Fabric: Linen / Legs: Koa', variant_price_difference: '3 / 2' },
    ],
    ['Row 3: variant_price_difference of Linen differs from row 2'],
  ],
  [
    'two names of one option id',
    [
      { variant_name: 'Oak', variant_option_ids: 'a' },
      { variant_name: 'Ash', variant_option_ids: 'a' },
    ],
    ['Row 3: variant_option_ids: The option a is called Oak in row 2'],
  ],
  [
    'more combinations than a product is stocked in',
    Array.from({ length: 15 }, (_, at) => ({ variant_name: `A: a${at} / B: b${at}` })),
    ['Row 2: variant_name: Use at most 200 combinations of options'],
  ],
]

test.each(clashes)('a product with %s is refused whole', async (_case, file, errors) => {
  const before = await productBooks(shop.shop.db)
  const result = await imported(file)
  expect(result.errors).toEqual(errors)
  expect(result).toMatchObject({ success: 0, failed: file.length })
  expect(await productBooks(shop.shop.db)).toEqual(before)
})

test('a product with more rows than it can have combinations is refused at once', async () => {
  const result = await imported(Array.from({ length: 5_000 }, (_, at) => ({ variant_name: `Oak ${at}` })))
  expect(result.errors).toEqual(['Row 202: Use at most 200 rows with the same productCode'])
  expect(result).toMatchObject({ success: 0, failed: 5_000 })
})

test('an option id that no object can be kept under is refused', async () => {
  const { errors } = await imported([{ variant_name: 'Oak', variant_option_ids: '__proto__' }])
  expect(errors).toEqual(['Row 2: variant_option_ids: Use letters, digits, dashes and underscores'])
})

test.each(['constructor', 'toString'])('an option may be called %s', async (name) => {
  const rows = [
    { variant_name: name, variant_option_ids: name, stock: 2 },
    { variant_name: 'Oak', stock: 3 },
  ]
  expect(await imported(rows)).toMatchObject({ success: 2, failed: 0 })
  expect(await imported(rows)).toMatchObject({ products: { unchanged: 1 } })
})

test('a row with more cells than the header is refused, one with fewer is read', async () => {
  const csv = productCsv([{}, { productCode: 'B' }, { productCode: 'C' }])
    .replace(',B,450.00,chair,4', ',B,1,999.00,chair,4')
    .replace(',C,450.00,chair,4', ',C,450.00,chair')
  const { errors } = await importedText(csv)
  expect(errors).toEqual([
    'Row 3: This row has 7 cells and the header 6: put a cell that holds commas in quotes; There is no category “999.00”; Stock must be a non-negative number',
    'Row 4: Stock quantity is required',
  ])
})
