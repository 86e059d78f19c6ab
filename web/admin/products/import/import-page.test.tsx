import { expect, test } from 'vitest'
import { drawPrivatePage } from '#tests/support/pages/draw-private-page.tsx'
import { ChangesTable } from './changes-table.tsx'
import ImportPage from './import-page.tsx'
import { ImportPreview } from './import-preview.tsx'
import { ImportResults } from './import-results.tsx'
import { PicturesStep } from './pictures-section.tsx'
import type { Import, ImportReply } from './use-import.ts'
import type { Pictures } from './use-pictures.ts'

const path = '/admin/products/bulk-import'

const reply: ImportReply = {
  importId: '66666666-6666-4666-8666-666666666666',
  dryRun: true,
  success: 3,
  failed: 2,
  errors: ['Row 7: Price is required'],
  products: { created: 1, changed: 1, unchanged: 1, refused: 1 },
  refused: [
    { row: 6, line: 6, productCode: 'B', reason: 'Left out, because row 7 …', from: 1, to: 2 },
    { row: 7, line: 9, productCode: 'B', reason: 'Price is required', from: 2, to: 3 },
  ],
  changes: [
    { productCode: 'N', name: 'New chair', row: 2, kind: 'created', cells: [] },
    {
      productCode: 'C',
      name: 'Old chair',
      row: 3,
      kind: 'changed',
      cells: [
        { column: 'stock', variant: 'Finish: Oak', before: '3', after: '5' },
        { column: 'salePrice', variant: '', before: '', after: '90' },
      ],
    },
  ],
  ignoredColumns: ['salesPrice'],
  headerEnd: 1,
  understood: {
    encoding: 'utf-8',
    delimiter: ';',
    decimals: 'comma',
    amount: { written: '1.299,00', read: '1299.00' },
  },
  data: undefined as never,
}

const flow = {
  file: new File(['x'], 'fall.csv', { type: 'text/csv' }),
  importing: { is: 'idle' },
} as unknown as Import

const textOf = (html: string) => html.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ')
const draw = (page: React.ReactElement) => textOf(drawPrivatePage(page, { path }))

test('the page says what a file has to hold and offers a template', () => {
  const text = draw(<ImportPage />)
  for (const words of [
    'Bulk import',
    'name , description , productCode , price , category and stock',
    'Download the template',
    'Check the file',
    'A variant has at most 40 options, a product at most 200 rows.',
    'Nothing is changed yet.',
  ])
    expect(text).toContain(words)
})

test('how a file was read is said without an example where its amounts are as programs write them', () => {
  const understood = { encoding: 'utf-16be', delimiter: '\t', decimals: 'point', amount: null } as const
  const text = draw(<ImportPreview flow={flow} preview={{ ...reply, understood }} />)
  expect(text).toContain('Read as: UTF-16, tabs, decimal points')
})

test('the preview shows what would be added, changed and left out, and why', () => {
  const text = draw(<ImportPreview flow={flow} preview={reply} />)
  for (const words of [
    'What this file would do',
    'fall.csv',
    'Read as: UTF-8, semicolons, decimal commas: 1.299,00 becomes $1,299.00',
    'New products 1',
    'New products as drafts',
    'Import 2 products',
    'passed over: salesPrice',
    '2 rows would be left out',
    '7 (line 9)',
    'Price is required',
    'Download these rows',
    'New product',
    'stock, Finish: Oak: 3 becomes 5',
    'salePrice: empty becomes 90',
  ])
    expect(text).toContain(words)
})

test('where nothing would change there is nothing to press', () => {
  const products = { created: 0, changed: 0, unchanged: 3, refused: 0 }
  const preview = { ...reply, products, refused: [], changes: [], failed: 0, ignoredColumns: [] }
  const text = draw(<ImportPreview flow={flow} preview={preview} />)
  expect(text).toContain('There is nothing to import.')
  expect(text).not.toMatch(/Import \d/)
  expect(text).not.toContain('left out')
  expect(text).not.toContain('as drafts')
})

test('an import that broke off says so and may be tried again', () => {
  const failed = {
    ...flow,
    importing: { is: 'failed', message: 'An error occurred during import' },
  } as Import
  const text = draw(<ImportPreview flow={failed} preview={reply} />)
  expect(text).toContain('An error occurred during import')
  expect(text).toContain('Import 2 products')
})

test('the results count rows, name the faults and lead on', () => {
  const text = draw(<ImportResults flow={flow} result={reply} />)
  for (const words of [
    'Import results',
    '3 rows went in and 2 rows did not.',
    'Successful rows 3',
    'Failed rows 2',
    'Errors',
    'Price is required',
    'Go to Products',
    'Import Another File',
  ])
    expect(text).toContain(words)
})

test('results without a fault show no list of errors', () => {
  const text = draw(<ImportResults flow={flow} result={{ ...reply, failed: 0, refused: [] }} />)
  expect(text).toContain('All 3 rows went in.')
  expect(text).not.toContain('Errors')
})

test('of many changes the first are shown, and how many there are', () => {
  expect(draw(<ChangesTable changes={reply.changes} total={1200} />)).toContain(
    'The first 2 of 1,200 changes',
  )
})

const sent: Pictures = {
  waiting: [],
  placed: [
    { file: 'ln-1-2.jpg', productCode: 'LN-1', outcome: 'added', reason: '' },
    { file: 'ln-1.jpg', productCode: 'LN-1', outcome: 'unchanged', reason: '' },
    { file: 'holiday.jpg', productCode: null, outcome: 'refused', reason: 'No product has the code' },
  ],
  failure: undefined,
  isSending: false,
  startOver: () => undefined,
  resume: async () => undefined,
}

test('pictures are asked for by the code in their names', () => {
  expect(draw(<ImportPage />)).toContain('Drop pictures here, hundreds at once')
})

test('what became of each picture is listed, those that were left out first', () => {
  const text = draw(<PicturesStep pictures={sent} />)
  for (const words of [
    'Pictures added 1',
    'There already 1',
    'Left out 1',
    'Products 1',
    'ln-1-2.jpg LN-1 Added',
  ])
    expect(text).toContain(words)
  expect(text.indexOf('holiday.jpg – Left out: No product has the code')).toBeLessThan(
    text.indexOf('ln-1-2.jpg'),
  )
})

test('while pictures are sent it says how many, and what broke off may go on', () => {
  const waiting = [new File(['x'], 'a.jpg')]
  const sending = draw(<PicturesStep pictures={{ ...sent, waiting, isSending: true }} />)
  expect(sending).toContain('3 of 4 pictures 75%')
  expect(sending).not.toContain('Drop pictures here')
  const failed = draw(
    <PicturesStep pictures={{ ...sent, waiting, failure: 'We could not reach the shop.' }} />,
  )
  for (const words of [
    'We could not reach the shop. 1 of 4 pictures wait',
    'Continue',
    'Choose other pictures',
  ])
    expect(failed).toContain(words)
})
