import { beforeEach, expect, test } from 'vitest'
import { modelElsewhere } from '#domain/products/model-address.ts'
import { seedCategories, seedListed } from '#tests/support/seed/catalogue.ts'
import { inTwoFinishes } from '#tests/support/seed/product.ts'
import { importAsStudio } from '#tests/support/catalogue/import-as-studio.ts'
import { productBooks } from '#tests/support/books/product-books.ts'
import type { FileRow } from '#tests/support/files/product-file.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()
const { imported } = importAsStudio(shop)

beforeEach(async () => {
  await seedCategories(shop.shop.db, 'chair')
  await seedListed(shop.shop, { productCode: 'KEPT', salePriceCents: 90_00 })
  const variants = inTwoFinishes
  await seedListed(shop.shop, { productCode: 'FINISHED', variants, stock: { ash: 2, oak: 3 } })
})

const notHere = (address: string) =>
  `The image ${address} is not in this shop. Images are not fetched from elsewhere: add it in the product’s form`

const rows: [string, FileRow, string][] = [
  ['without a code', { productCode: '' }, 'Product code is required'],
  ['without a name', { name: ' ' }, 'Product name is required'],
  ['without a description', { description: '' }, 'Description is required'],
  ['without a category', { category: '' }, 'Category is required'],
  ['without a price', { price: '' }, 'Price is required'],
  ['without stock', { stock: '' }, 'Stock quantity is required'],
  ['with a price of 0', { price: 0 }, 'Price must be a positive number'],
  ['with a price below 0', { price: '-1' }, 'Price must be a positive number'],
  ['with a price in words', { price: '1,000 dollars' }, 'Price must be a positive number'],
  [
    'with a price in another country’s style',
    { price: '12,34', salePrice: '9.00' },
    'Price must be a positive number',
  ],
  [
    'with a price in another style than its other amounts',
    { price: '1,299.00', salePrice: '900,00', costPrice: '100,50' },
    'price: “1,299.00” cannot be read, because the amounts of this file have a comma before their cents. Write it like 1299,00',
  ],
  ['with a price beyond all', { price: '1000000000' }, 'price: Use an amount of at most $1,000,000.00'],
  ['with a price in tenths of a cent', { price: '0.001' }, 'price: Use at most two decimals'],
  ['with a sale price of 0', { salePrice: 0 }, 'Sale price must be a positive number'],
  [
    'with a sale price as high as the price',
    { salePrice: 450 },
    'Sale price must be less than regular price',
  ],
  ['with a cost below 0', { costPrice: -1 }, 'Cost price must be a non-negative number'],
  [
    'with half a guide price',
    { guidePriceFrom: 400, guidePriceTo: '' },
    'guidePriceTo: Guide price must be whole dollars, both from and to',
  ],
  [
    'with a guide price of one figure',
    { guidePriceFrom: 400, guidePriceTo: 400 },
    'guidePriceTo: Guide price must end above where it begins',
  ],
  ['with stock below 0', { stock: -1 }, 'Stock must be a non-negative number'],
  ['with half a unit of stock', { stock: '1.5' }, 'Stock must be a non-negative number'],
  ['with endless stock', { stock: 'Infinity' }, 'Stock must be a non-negative number'],
  ['with a weight in words', { weight: 'heavy' }, 'Weight must be a non-negative number'],
  ['in an unknown category', { category: 'Spaceship' }, 'There is no category “Spaceship”'],
  ['in an unknown further category', { categories: 'chair, =1' }, 'There is no category “=1”'],
  ['with a flag that is none', { isOnSale: 'yes' }, 'isOnSale must be TRUE or FALSE'],
  ['with an archive that is none', { isArchived: 1 }, 'isArchived must be TRUE or FALSE'],
  ['with a code too long', { productCode: 'x'.repeat(61) }, 'productCode: Use at most 60 characters'],
  [
    'with a cell of a megabyte',
    { description: 'x'.repeat(1_000_000) },
    'description: Use at most 10000 characters',
  ],
  [
    'with an image elsewhere',
    { images: 'https://images.example/sofa.jpg' },
    notHere('https://images.example/sofa.jpg'),
  ],
  ['with an image in this network', { images: 'http://10.0.0.1/x' }, notHere('http://10.0.0.1/x')],
  ['with an image as a script', { images: 'javascript:alert(1)' }, notHere('javascript:alert(1)')],
  ['with a file of this computer', { images: 'file:///etc/passwd' }, notHere('file:///etc/passwd')],
  [
    'with an image that this shop does not have',
    { images: '/pictures/ffffffffffffffff-640.webp' },
    'The image /pictures/ffffffffffffffff is not in this shop',
  ],
  ['with a model elsewhere', { modelUrl: 'https://models.example/a.glb' }, `modelUrl: ${modelElsewhere}`],
  ['with a model as a script', { modelUrl: 'javascript:alert(1)' }, `modelUrl: ${modelElsewhere}`],
  [
    'that lowers the price below the sale price it has',
    { productCode: 'KEPT', price: 80 },
    'Sale price must be less than regular price',
  ],
  [
    'with stock of a product that has variants',
    { productCode: 'FINISHED' },
    'The stock of this product is counted by variant: name them in variant_name, a row each',
  ],
  [
    'with a variant that the product does not have',
    { productCode: 'FINISHED', variant_name: 'Size: Large' },
    'variant_name must name one option of each: Finish',
  ],
  [
    'with an option that costs more than nothing only by half a cent',
    { variant_name: 'Oak', variant_price_difference: '0.005' },
    'variant_price_difference: Use at most two decimals',
  ],
  [
    'with a difference in words',
    { variant_name: 'Oak', variant_price_difference: 'more' },
    'variant_price_difference: Enter an amount',
  ],
  [
    'with a combination that costs nothing',
    { variant_name: 'Oak', variant_price_difference: '-450' },
    'variant_name: Every combination of options must cost more than $0.00',
  ],
  [
    'with more differences than options',
    { variant_name: 'Oak', variant_price_difference: '1 / 2' },
    'variant_price_difference must have one entry for each option',
  ],
  [
    'with more ids than options',
    { variant_name: 'Oak', variant_option_ids: 'a / b' },
    'variant_option_ids must have one entry for each option',
  ],
  [
    'with an id that is none',
    { variant_name: 'Oak', variant_option_ids: 'o a k' },
    'variant_option_ids: Use letters, digits, dashes and underscores',
  ],
  [
    'with a default that is none',
    { variant_name: 'Oak', variant_default: 'x' },
    'variant_default must be TRUE or FALSE',
  ],
  [
    'with a variant model elsewhere',
    { variant_name: 'Oak', variant_modelUrl: 'https://models.example/a.glb' },
    `variant_modelUrl: ${modelElsewhere}`,
  ],
  ['without stock of a variant', { variant_name: 'Oak', stock: '' }, 'Stock quantity is required'],
]

test.each(rows)('a row %s is refused with its reason, and changes nothing', async (_case, row, reason) => {
  const before = await productBooks(shop.shop.db)
  expect(await imported([row])).toMatchObject({ success: 0, failed: 1, errors: [`Row 2: ${reason}`] })
  expect(await productBooks(shop.shop.db)).toEqual(before)
})
