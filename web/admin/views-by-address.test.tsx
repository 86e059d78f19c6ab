import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { drawPrivatePage, type Answered } from '#tests/support/pages/draw-private-page.tsx'
import { ask } from '#web/api.ts'
import MoneyPage from './money/money-page.tsx'
import SoldPage from './orders/sold-page.tsx'
import SearchesPage from './searches/searches-page.tsx'
import StocktakesPage from './stock/count/stocktakes-page.tsx'

const ADDRESS = '?page=2&limit=25'
const query = { page: 2, limit: 25 }
const pagination = { ...query, total: 26, pages: 2 }
const question = { question: 'lauhala', asked: 1, found: 2, opened: 0, carted: 0 }
const count = { _id: 'c', name: 'Warehouse', createdBy: 'Noa', createdAt: '2026-11-21T07:30:00.000Z' }
const line = { _id: 'b', postedOn: '2026-11-21', amount: 100, name: 'Kai', memo: '', bankRef: '' }
const sold = {
  _id: 'o',
  number: 'LN-1042',
  createdAt: count.createdAt,
  status: 'pending',
  product: 'p',
  name: 'Lauhala chair',
  variants: {},
  quantity: 1,
  inPackage: null,
  price: 600,
  customer: 'Kai',
  island: null,
}

const refund = {
  _id: 'r',
  payable: { _id: 'o', number: 'LN-1042', kind: 'order' },
  client: 'Kai',
  createdAt: count.createdAt,
  state: 'sent',
  dueOn: null,
  reasonCode: 'other',
  amount: 100,
}
const entry = { _id: 'e', on: '2026-11-21', what: 'Payment', number: 'LN-1042', lines: [] }
const report = { from: '2026-11-01', to: '2026-11-30', closedThrough: '', accounts: [], owed: [], taxes: [] }

const views: [what: string, page: ReactElement, address: string, answers: Answered[]][] = [
  [
    'searches',
    <SearchesPage key="page" />,
    ADDRESS,
    [[ask('GET /api/search/report', { query }), { questions: [question], pagination }]],
  ],
  [
    'sales of a seller',
    <SoldPage key="page" />,
    ADDRESS,
    [
      [
        ask('GET /api/orders/sold', { query }),
        { pieces: [sold], sold: { quantity: 1, inPackages: 0, price: 600 }, pagination },
      ],
    ],
  ],
  [
    'counts of stock',
    <StocktakesPage key="page" />,
    ADDRESS,
    [
      [
        ask('GET /api/stocktakes', { query }),
        { stocktakes: [{ ...count, appliedAt: null, lines: 1, differences: 0 }], pagination },
      ],
    ],
  ],
  [
    'lines of the bank that are set aside',
    <MoneyPage key="page" />,
    `${ADDRESS}&view=bank&lines=set_aside`,
    [
      [
        ask('GET /api/bank/lines', { query: { ...query, state: 'set_aside' } }),
        { lines: [{ ...line, state: 'set_aside', why: 'Rent', chequeNo: '' }], pagination },
      ],
    ],
  ],
  [
    'refunds',
    <MoneyPage key="page" />,
    `${ADDRESS}&view=refunds`,
    [[ask('GET /api/refunds', { query }), { refunds: [refund], pagination }]],
  ],
  [
    'entries of the books',
    <MoneyPage key="page" />,
    `${ADDRESS}&view=books`,
    [
      [ask('GET /api/ledger/report', { query: {} }), { report }],
      [ask('GET /api/ledger/entries', { query }), { entries: [entry], pagination }],
    ],
  ],
]

test.each(views)(
  '%s are shown as the address says, and rows of a page are chosen by it',
  (_what, page, path, answers) => {
    const html = drawPrivatePage(page, { path: `/admin${path}`, answers })
    expect(html.replaceAll('<!-- -->', '')).toContain('26-26 of 26')
    expect(html).toMatch(/<a [^>]*aria-label="25 rows"[^>]*aria-current="true"/)
    expect(html).toMatch(/<a [^>]*aria-label="50 rows"[^>]*href="[^"]*limit=50/)
  },
)
