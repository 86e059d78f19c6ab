import { csvText } from '#kit/core/csv.ts'
import type { ImportColumn } from './import-columns.ts'

export const TEMPLATE_NAME = 'product_import_template.csv'

/** The columns a first file is likely to need, those of the specification first. */
const columns = [
  'name',
  'description',
  'productCode',
  'price',
  'category',
  'stock',
  'salePrice',
  'images',
  'modelUrl',
  'dimensions',
  'weight',
  'materials',
  'colors',
  'isOnSale',
  'isNewArrival',
  'isBestSeller',
  'variant_name',
  'variant_price_difference',
] as const satisfies ImportColumn[]

/** A product without variants, and one in two finishes. */
const samples: Partial<Record<ImportColumn, string>>[] = [
  {
    name: 'Sample side table',
    description: 'A round table of solid oak.',
    productCode: 'SAMPLE-1',
    price: '240.00',
    category: 'table',
    stock: '8',
    salePrice: '199.00',
    dimensions: '20 x 20 x 22 in',
    weight: '18.5',
    materials: 'Oak',
    colors: 'Natural',
    isOnSale: 'TRUE',
    isNewArrival: 'FALSE',
    isBestSeller: 'FALSE',
  },
  {
    name: 'Sample lounge chair',
    description: 'A low chair with a woven seat.',
    productCode: 'SAMPLE-2',
    price: '620.00',
    category: 'chair',
    stock: '4',
    materials: 'Ash, Cane',
    colors: 'Natural, Brown',
    isOnSale: 'FALSE',
    isNewArrival: 'TRUE',
    isBestSeller: 'FALSE',
    variant_name: 'Finish: Natural ash',
    variant_price_difference: '0',
  },
  {
    productCode: 'SAMPLE-2',
    stock: '2',
    variant_name: 'Finish: Smoked oak',
    variant_price_difference: '45.00',
  },
]

/** A file to begin with: the columns, and sample rows to be written over. */
export function importTemplate(): string {
  return csvText([columns, ...samples.map((sample) => columns.map((column) => sample[column] ?? ''))])
}
