import type { PayableExportQuery } from '#contract/payables.ts'
import { paymentStatusLabel } from '#domain/payments/payment-status.ts'
import type { CsvCell } from '#kit/core/csv.ts'
import { storeDay } from '#kit/core/store-day.ts'
import { privateFileHeaders } from '#kit/node/http/security-headers.ts'
import type { FileAnswer } from '#kit/node/http/serve.ts'
import { sheetDocument } from '#server/documents/order-document.ts'
import { csvFile } from '#server/csv-file.ts'
import { serve, type App } from '#server/serve.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import { paperShop } from '#server/settings/paper-shop.ts'
import type { World } from '#server/world.ts'
import type { Ports } from './act-on-payable.ts'
import type { Viewer } from './find-payable.ts'
import { exportEntries, listEntries } from './ledger-entries.ts'
import { ledgerReport } from './ledger-report.ts'
import { listPayables, type PayableRow, walkPayables } from './list-payables.ts'
import { moneyRoutes } from './money-routes.ts'
import { paperSheet } from './papers/paper-sheet.ts'
import { findPaper } from './papers/read-papers.ts'
import { presentSummary, readPayable } from './read-payable.ts'

/** What orders and design fees come to, how far they are paid, and what the studio does about it. */
export function payableRoutes(app: App, shop: World, ports: Ports): void {
  serve(app, 'GET /api/payables', async ({ user, query }) => {
    const { payables, pagination } = await listPayables(shop.db, query, await todayOf(shop))
    return { payables: payables.map((row) => presentSummary(row, user)), pagination }
  })

  serve(app, 'GET /api/payables.csv', ({ user, query }) => exportPayables(shop, user, query))

  serve(app, 'GET /api/payables/:ref', async ({ user, params }) => ({
    payable: await readPayable(shop.db, user, params.ref),
  }))

  serve(app, 'GET /api/ledger/entries', async ({ query }) => listEntries(shop.db, query, await todayOf(shop)))
  serve(app, 'GET /api/ledger/report', async ({ query }) => ({
    report: await ledgerReport(shop, query, await todayOf(shop)),
  }))
  serve(app, 'GET /api/ledger/export', async ({ query }) => exportEntries(shop, query, await todayOf(shop)))
  serve(app, 'GET /api/documents/:number.pdf', ({ user, params }) => answerPaper(shop, user, params.number))

  moneyRoutes(app, shop, ports)
}

async function todayOf(shop: World): Promise<string> {
  return storeDay(shop.clock(), (await currentSettings.get(shop)).general.timeZone)
}

/** A numbered paper to be saved, drawn from what was so when it was issued: `INV-1001.pdf`. */
async function answerPaper(shop: World, user: Viewer, number: string): Promise<FileAnswer> {
  const paper = await findPaper(shop.db, user, number)
  const letterhead = { ...(await paperShop(shop)), ...paper.snapshot.shop }
  const pdf = await sheetDocument(paperSheet(paper), letterhead, user.id)
  return { stream: pdf, headers: privateFileHeaders(`${paper.number}.pdf`, 'application/pdf', pdf.length) }
}

const head = [
  'Number',
  'Name',
  'Email',
  'Agreed',
  'Payment',
  'Total (USD)',
  'Received (USD)',
  'Refunded (USD)',
  'Written off (USD)',
  'Open (USD)',
]

/** What the list shows, all pages, as CSV: `payables-2026-11-20.csv`. An open amount below 0 is owed to the customer. */
async function exportPayables(shop: World, user: Viewer, query: PayableExportQuery): Promise<FileAnswer> {
  const { timeZone } = (await currentSettings.get(shop)).general
  const today = storeDay(shop.clock(), timeZone)
  async function* lines() {
    for await (const rows of walkPayables(shop.db, query, today))
      yield rows.map((row) => lineOf(row, user, timeZone))
  }
  return csvFile(`payables-${today}.csv`, head, lines())
}

function lineOf(row: PayableRow, user: Viewer, timeZone: string): CsvCell[] {
  const { number, client, agreedAt, paymentStatus, ...money } = presentSummary(row, user)
  const { owed, received, refunded, writtenOff, open, credit } = money
  return [
    number,
    client?.name ?? '',
    client?.email ?? '',
    storeDay(agreedAt, timeZone),
    paymentStatusLabel(paymentStatus, false),
    ...[owed, received, refunded, writtenOff, open - credit].map((cents) => cents / 100),
  ]
}
