import { currentSettings } from '#server/settings/current-settings.ts'
import type { SalesExportQuery, SalesReport } from '#contract/sales.ts'
import type { z } from 'zod'
import type { ExportFormat } from '#domain/sales/report-choice.ts'
import { dateRangeLabels } from '#domain/sales/sales-period.ts'
import { timeStepLabel } from '#domain/sales/time-steps.ts'
import { storeDay } from '#kit/core/store-day.ts'
import { privateFileHeaders } from '#kit/node/http/security-headers.ts'
import type { FileAnswer } from '#kit/node/http/serve.ts'
import type { World } from '#server/world.ts'
import { readReport } from './read-report.ts'
import { reportCsv } from './report-csv.ts'
import { reportOnPaper } from './report-print.ts'
import { type ReportSheet, reportSheets } from './report-sheets.ts'
import { reportWorkbook } from './report-workbook.ts'

const TITLE = 'Sales report'

const kinds: Record<ExportFormat, { extension: string; contentType: string }> = {
  csv: { extension: 'csv', contentType: 'text/csv; charset=utf-8' },
  excel: {
    extension: 'xlsx',
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  pdf: { extension: 'pdf', contentType: 'application/pdf' },
}

/** The report as a file to be saved, `sales-report-2026-11-20.csv`: what the screen shows for the same question. */
export async function exportReport(
  shop: World,
  query: z.infer<typeof SalesExportQuery>,
): Promise<FileAnswer> {
  const report = await readReport(shop, query)
  const { storeName, timeZone } = (await currentSettings.get(shop)).general
  const about = { storeName, range: dateRangeLabels[query.dateRange], report }
  const bytes = await makeFile[query.format](about, reportSheets(report, query))
  const { extension, contentType } = kinds[query.format]
  const name = `sales-report-${storeDay(shop.clock(), timeZone)}.${extension}`
  return { stream: bytes, headers: privateFileHeaders(name, contentType, bytes.length) }
}

type About = { storeName: string; range: string; report: SalesReport }

const makeFile: Record<ExportFormat, (about: About, sheets: ReportSheet[]) => Buffer | Promise<Buffer>> = {
  csv: (about, sheets) => reportCsv(factsOf(about), sheets),
  excel: (about, sheets) => reportWorkbook(factsOf(about), sheets),
  pdf: ({ storeName, range, report: { period, previousPeriod } }, sheets) =>
    reportOnPaper(
      {
        title: TITLE,
        storeName,
        facts: [`${range}: ${daysText(period)}`, `Compared with ${daysText(previousPeriod)}`],
      },
      sheets,
    ),
}

function factsOf({ storeName, range, report: { period, previousPeriod } }: About): string[][] {
  return [
    [TITLE, storeName],
    [range, period.from, period.to],
    ['Compared with', previousPeriod.from, previousPeriod.to],
  ]
}

function daysText({ from, to }: { from: string; to: string }): string {
  return from === to ? timeStepLabel(from) : `${timeStepLabel(from)} – ${timeStepLabel(to)}`
}
