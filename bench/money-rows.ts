import { addDays } from '#kit/core/calendar-days.ts'
import { AT_ONCE, asBuyer, asStudio, at, type Row, rows } from './rows.ts'
import type { OpenBooks } from './open-books.ts'

const json = { 'content-type': 'application/json' }

const desk = (name: string, path: (count: number) => string): Row => ({
  name,
  atOnce: 1,
  isPage: true,
  next: asStudio(path),
})

/** The rows that record payments take turns at the orders, so that none is paid twice. */
const RECORDING = 3

/** A deposit or a whole sum by wire, each for an order of its own. */
function recorded(books: OpenBooks, count: number) {
  const { ref, open } = at(books.unpaid, count)
  const body = JSON.stringify({ amount: open, method: 'wire_transfer', seenOpen: open, allowCredit: true })
  const headers = { ...json, ...asBuyer(books.admin) }
  return { name: 'record', method: 'POST' as const, path: `/api/payables/${ref}/payments`, headers, body }
}

const LINES = 5_000
const EDGE = 'bench-edge'

/** A statement that no other was like, with an order's number in every tenth line. */
function statement(books: OpenBooks, count: number) {
  const lines = Array.from({ length: LINES }, (_, line) => {
    const { number, open } = at(books.unpaid, count * LINES + line)
    return `11/${1 + (line % 28)}/2026,WIRE ${count} ${line} ${line % 10 === 0 ? number : 'BUYER'},${open.toFixed(2)}`
  })
  const text = ['Date,Description,Amount', ...lines].join('\n')
  const head = `--${EDGE}\r\ncontent-disposition: form-data; name="statement"; filename="a.csv"\r\n`
  const body = Buffer.from(`${head}content-type: text/csv\r\n\r\n${text}\r\n--${EDGE}--\r\n`)
  const headers = { ...asBuyer(books.admin), 'content-type': `multipart/form-data; boundary=${EDGE}` }
  return { name: 'statement', method: 'POST' as const, path: '/api/bank/imports', headers, body }
}

const today = new Date().toISOString().slice(0, 'yyyy-mm-dd'.length)
const THIRTY_DAYS = `from=${addDays(today, -29)}&to=${today}`
const YEAR = 'from=2026-01-01&to=2026-12-31'

/** Where money is written and read; an order is measured above, with its payable and its dues. */
export const moneyRows: Row[] = [
  {
    name: 'money: record a payment',
    atOnce: AT_ONCE,
    isPage: true,
    next: (books) => (count) => recorded(books, count * RECORDING),
  },
  {
    name: 'money: 100 payments a second',
    atOnce: AT_ONCE,
    perSecond: 100,
    isPage: true,
    next: (books) => (count) => recorded(books, count * RECORDING + 1),
  },
  {
    name: 'money: 50 payments at once',
    atOnce: 50,
    isPage: true,
    next: (books) => (count) => recorded(books, count * RECORDING + 2),
  },
  desk('money: payables, first page', () => '/api/payables?page=1'),
  desk('money: payables that are late', () => '/api/payables?page=1&state=late'),
  desk('money: report of the books, 30 days', () => `/api/ledger/report?${THIRTY_DAYS}`),
  desk('money: report of the books, a year', () => `/api/ledger/report?${YEAR}`),
  desk('money: entries, first page', () => `/api/ledger/entries?${YEAR}&page=1`),
  {
    ...desk('money: export of the books, a year', () => `/api/ledger/export?${YEAR}&format=csv`),
    isWatched: true,
  },
  {
    name: 'money: statement of 5,000 lines',
    atOnce: 1,
    next: (books) => (count) => statement(books, count),
    isPage: true,
    fewer: true,
    isWatched: true,
  },
  desk('money: bank lines and their matches', () => '/api/bank/lines?page=1'),
]

/** Those whose names hold one of `parts`; all of them when there are none. */
export function rowsNamed(parts: readonly string[]): Row[] {
  const all = [...rows, ...moneyRows]
  return parts.length === 0 ? all : all.filter(({ name }) => parts.some((part) => name.includes(part)))
}
