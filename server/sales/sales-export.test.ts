import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ExportFormat } from '#domain/sales/report-choice.ts'
import { products } from '#server/db/schema/products.ts'
import { users } from '#server/db/schema/users.ts'
import { categories } from '#server/db/schema/categories.ts'
import { visits } from '#server/db/schema/visits.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import { seedSale } from '#tests/support/seed/sale.ts'
import { kai, leilani, noa } from '#tests/support/people.ts'
import { readPdf } from '#tests/support/files/read-pdf.ts'
import { readWorkbook } from '#tests/support/files/read-workbook.ts'
import { testShop } from '#tests/support/test-shop.ts'

const shop = testShop()

const exported = (format: ExportFormat, query: object = {}) =>
  shop.as(noa).call('GET /api/sales/export', { query: { format, ...query } })

const bytesOf = async (file: Blob) => Buffer.from(await file.arrayBuffer())

let sofa: string

beforeEach(async () => {
  const { db } = shop.shop
  sofa = await seedProduct(db, { name: 'Cove sofa, low', productCode: 'SO-1' })
  const chair = await seedProduct(db, { name: 'Reed "arm" chair', productCode: 'CH-1' })
  await seedSale(db, {
    paidAt: '2026-11-20T20:30:00Z',
    lines: [
      { product: sofa, quantity: 3, price: 1_333_33, cost: 1_400_00 },
      { product: chair, quantity: 1, price: 99, cost: 33 },
    ],
    shipping: 10_01,
    device: 'tablet',
  })
  await seedSale(db, {
    of: kai,
    paidAt: '2026-11-19T20:30:00Z',
    lines: [{ product: chair, quantity: 7, price: 1_99 }],
  })
  await db.insert(visits).values({ day: '2026-11-20', device: 'tablet', count: 60 })
})

test.each([
  ['csv', 'sales-report-2026-11-20.csv', 'text/csv'],
  ['excel', 'sales-report-2026-11-20.xlsx', 'spreadsheetml'],
  ['pdf', 'sales-report-2026-11-20.pdf', 'application/pdf'],
  ['', 'sales-report-2026-11-20.csv', 'text/csv'],
])('a report asked for as "%s" is saved as %s', async (format, name, type) => {
  const url = format === '' ? '/api/sales/export' : `/api/sales/export?format=${format}`
  const { headers } = await shop.http.inject({ url, headers: { authorization: `Bearer ${noa.token}` } })
  expect(headers['content-disposition']).toContain(`attachment; filename="${name}"`)
  expect(headers['content-type']).toContain(type)
  expect(headers['cache-control']).toBe('private, no-store')
})

describe('the three files hold what the screen shows, to the cent', () => {
  const question = { dateRange: 'last30days' } as const

  test('as CSV', async () => {
    const text = await (await exported('csv', question)).text()
    expect(text.split('\r\n')).toEqual(
      expect.arrayContaining([
        'Sales report,Lānai',
        'Last 30 Days,2026-10-22,2026-11-20',
        'Compared with,2026-09-22,2026-10-21',
        'Figure,"Value (USD, number or %)",Growth (%)',
        'Total Sales,4024.92,Not measured',
        'Orders,2,Not measured',
        'Average Order Value,2012.46,Not measured',
        'Conversion Rate,3.3,Not measured',
        '"Nov 20, 2026",1,4010.99',
        '"Nov 19, 2026",1,13.93',
        'Wire Transfer,2,4024.92,100',
        'Tablet,60,1,4010.99,99.7',
        'Not known,0,1,13.93,0.3',
        '"Cove sofa, low",SO-1,3,3999.99,-200.01,Not measured',
        '"Reed ""arm"" chair",CH-1,8,14.92,Not measured,Not measured',
        'Chair,2,2007.46,4014.91,100',
        `Leilani Akana,${leilani.email},1,4010.99,4010.99`,
        'New customers,2,2,4024.92,100',
      ]),
    )
  })

  test('as a workbook, whose numbers are numbers', async () => {
    const report = await shop.as(noa).call('GET /api/sales/report', { query: question })
    const sheets = readWorkbook(await bytesOf(await exported('excel', question)))
    expect([...sheets.keys()]).toEqual([
      'Summary',
      'Sales over time',
      'Sales by payment method',
      'Sales by device',
      'Top products',
      'Category performance',
      'Top customers',
      'New and returning customers',
    ])
    expect(sheets.get('Summary')).toContainEqual([
      { text: 'Total Sales' },
      { number: report.totalSales },
      { text: 'Not measured' },
    ])
    expect(sheets.get('Top products')?.slice(1)).toEqual(
      report.topProducts.map(({ name, sku, unitsSold, revenue, profit, conversionRate }) => [
        { text: name },
        { text: sku },
        { number: unitsSold },
        { number: revenue },
        profit === null ? { text: 'Not measured' } : { number: profit },
        conversionRate === null ? { text: 'Not measured' } : { number: conversionRate },
      ]),
    )
    expect(sheets.get('Sales over time')).toHaveLength(31)
  })

  test('all three the same', async () => {
    const rows = (await (await exported('csv', question)).text()).split('\r\n')
    const sheets = readWorkbook(await bytesOf(await exported('excel', question)))
    const pdf = readPdf(await bytesOf(await exported('pdf', question))).join('\n')
    for (const [row, printed] of [
      ['Leilani Akana', '$4,010.99'],
      ['Kai Nakamura', '$13.93'],
      ['Wire Transfer', '$4,024.92100.0%'],
      ['Total Sales', '$4,024.92Not measured'],
      ['Conversion Rate', '3.3%Not measured'],
    ] as const) {
      const inCsv = rows
        .find((line) => line.startsWith(row))
        ?.split(',')
        .slice(1)
        .map(asFigure)
      const inSheet = [...sheets.values()]
        .flat()
        .find(([first]) => first && 'text' in first && first.text === row)
        ?.slice(1)
        .map((cell) => ('number' in cell ? cell.number : 'text' in cell ? cell.text : undefined))
      expect(inSheet).toEqual(inCsv)
      expect(pdf.split('\n').find((line) => line.startsWith(row))).toContain(printed)
    }
    expect(pdf).toContain('Last 30 Days: Oct 22, 2026 – Nov 20, 2026')
    expect(pdf).toContain('Highest: $4,010.99, Nov 20, 2026')
    expect(pdf).toContain('−$200.01')
  })
})

const asFigure = (text: string) => (/^-?[\d.]+$/.test(text) ? Number(text) : text)

test('a file holds the view that is asked for, as the screen does', async () => {
  const sheets = readWorkbook(await bytesOf(await exported('excel', { reportType: 'categories' })))
  expect([...sheets.keys()]).toEqual(['Summary', 'Category performance'])
})

test('a period without sales makes a file all the same', async () => {
  const quiet = { dateRange: 'custom', startDate: '2020-01-01', endDate: '2020-01-02' } as const
  expect(await (await exported('csv', quiet)).text()).toContain('Total Sales,0,Not measured')
  const pdf = readPdf(await bytesOf(await exported('pdf', quiet))).join('\n')
  expect(pdf).toContain('Nothing in this period.')
})

test('a long report goes over several sheets, numbered', async () => {
  const quarter = { dateRange: 'custom', startDate: '2026-09-01', endDate: '2026-11-20' } as const
  const pages = readPdf(await bytesOf(await exported('pdf', quarter)))
  expect(pages.length).toBeGreaterThan(2)
  expect(pages[0]).toContain(`1 of ${pages.length}`)
  expect(pages.at(-1)).toContain(`${pages.length} of ${pages.length}`)
})

describe('no text in a file can run as a formula', () => {
  const starts = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠']

  test.each(starts)('that begins with %j', async (start) => {
    const { db } = shop.shop
    const danger = `${start}HYPERLINK("x")`
    await db.update(products).set({ name: danger, productCode: danger }).where(eq(products.id, sofa))
    await db.update(users).set({ firstName: danger, email: danger }).where(eq(users.id, leilani.id))
    await db.update(categories).set({ name: danger })

    const csv = await (await exported('csv')).text()
    const raw = csv
      .split(/\r\n/)
      .flatMap(cellsOf)
      .filter((cell) => cell.startsWith(start) && !isNumber(cell))
    expect(raw).toEqual([])
    expect(csv).toContain(`'${start}HYPERLINK`)

    const cells = [...readWorkbook(await bytesOf(await exported('excel'))).values()].flat(2)
    expect(cells.filter((cell) => 'formula' in cell)).toEqual([])
    expect(cells.filter((cell) => 'text' in cell && cell.text.startsWith(start))).toEqual([])
  })
})

const isNumber = (cell: string) => /^-?[\d.]+$/.test(cell)
const cellsOf = (row: string) =>
  row.match(/"(?:[^"]|"")*"|[^,]+/g)?.map((cell) => cell.replace(/^"/, '')) ?? []
