import { beforeEach, expect, test } from 'vitest'
import { visits } from '#server/db/schema/visits.ts'
import { drawPrivatePage } from '#tests/support/pages/draw-private-page.tsx'
import { seedSales } from '#tests/support/seed/books.ts'
import { noa } from '#tests/support/people.ts'
import { testShop } from '#tests/support/test-shop.ts'
import { ask } from '#web/api.ts'
import SalesPage from './sales-page.tsx'

const shop = testShop()
const query = { dateRange: 'custom', startDate: '2026-10-22', endDate: '2026-11-20' } as const

beforeEach(async () => {
  await seedSales(shop.shop.db)
  await shop.shop.db.insert(visits).values({ day: '2026-11-20', device: 'mobile', count: 70 })
})

/** Table name in lower case → its rows, figures as plain numbers. */
type Tables = Record<string, (string | number)[][]>

function tablesOnScreen(html: string): Tables {
  const tables = [...html.matchAll(/<caption[^>]*>([^<]*)<\/caption>([^]*?)<\/table>/g)]
  return Object.fromEntries(
    tables.map(([, caption = '', table = '']) => [
      caption.toLowerCase(),
      [...table.matchAll(/<tr[^>]*>([^]*?)<\/tr>/g)]
        .slice(1)
        .map(([, row = '']) =>
          [...row.matchAll(/<td[^>]*>([^]*?)<\/td>/g)].map(([, cell = '']) => plain(cell)),
        ),
    ]),
  )
}

const plain = (cell: string) => valueOf(cell.replaceAll(/<[^>]*>/g, ''))

function valueOf(text: string): string | number {
  const bare = text.replaceAll(/[$,%]/g, '')
  return /^-?[\d.]+$/.test(bare) ? Number(bare) : text
}

/** The same from the file: tables stand under their titles, an empty line between them. */
function tablesInCsv(text: string): Tables {
  const tables = text.trimEnd().split('\r\n\r\n').slice(1)
  return Object.fromEntries(
    tables.map((table) => {
      const [title = '', _heads, ...rows] = table.split('\r\n')
      return [title.toLowerCase(), rows.map((row) => cellsOf(row).map(valueOf))]
    }),
  )
}

const cellsOf = (row: string) =>
  [...row.matchAll(/"((?:[^"]|"")*)"|([^,]+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '')

test('the screen and its file hold the same tables, to the cent', async () => {
  const answer = await shop.as(noa).call('GET /api/sales/report', { query })
  const file = await shop.as(noa).call('GET /api/sales/export', { query: { ...query, format: 'csv' } })
  const html = drawPrivatePage(<SalesPage />, {
    path: `/admin/sales?${new URLSearchParams(query)}`,
    answers: [[ask('GET /api/sales/report', { query }), answer]],
  })
  const { summary = [], ...tables } = tablesInCsv(await file.text())
  expect(Object.keys(tables)).toHaveLength(7)
  expect(tablesOnScreen(html)).toEqual(tables)

  const cards = [...html.matchAll(/<dd[^>]*tabular-nums sm:text-2xl[^>]*>([^<]*)<\/dd>/g)].map(
    ([, text = '']) => valueOf(text),
  )
  expect(cards).toEqual(summary.map(([, value]) => value))
  const growths = [...html.matchAll(/tabular-nums">([+−][\d.,]+%)</g)].map(([, text = '']) =>
    Number(text.replace('−', '-').replaceAll(/[+%,]/g, '')),
  )
  expect(growths).toEqual(
    summary.map(([, , change]) => change).filter((change) => typeof change === 'number'),
  )
})
