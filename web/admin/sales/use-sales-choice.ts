import { reportTypes, type ReportType } from '#domain/sales/report-choice.ts'
import {
  customRangeFaults,
  dateRanges,
  DEFAULT_DATE_RANGE,
  periodOf,
  type DateRange,
} from '#domain/sales/sales-period.ts'
import { storeDay } from '#kit/core/store-day.ts'
import { useShop } from '#web/shop/shop.ts'
import { useUrlState } from '#kit/browser/list/use-list.ts'
import { oneOf } from '#kit/browser/list/use-list.ts'

const DEFAULT_TYPE: ReportType = 'sales'
const defaults = {
  dateRange: DEFAULT_DATE_RANGE as string,
  reportType: DEFAULT_TYPE as string,
  startDate: '',
  endDate: '',
}

export type SalesChoice = ReturnType<typeof useSalesChoice>

/** What the URL says about the report, and the question to the shop that it comes to; a custom range shows every view. */
export function useSalesChoice() {
  const { values, change } = useUrlState(defaults)
  const { timeZone } = useShop().settings
  const dateRange = oneOf(dateRanges, values.dateRange) ?? DEFAULT_DATE_RANGE
  const isCustom = dateRange === 'custom'
  const days = { startDate: dayOf(values.startDate), endDate: dayOf(values.endDate) }
  const reportType = isCustom ? undefined : (oneOf(reportTypes, values.reportType) ?? DEFAULT_TYPE)
  const isComplete = !isCustom || Object.keys(customRangeFaults(days.startDate, days.endDate)).length === 0
  const query = isCustom ? { dateRange, ...days } : { dateRange, reportType }

  /** A custom range begins with the days that were shown. */
  function choose(range: DateRange) {
    const isNarrowed = range === 'custom' && !isCustom
    const { from, to } = isNarrowed ? periodOf(dateRange, storeDay(new Date(), timeZone)) : noDays
    change({ dateRange: range, startDate: from, endDate: to })
  }

  return { dateRange, reportType, days, isComplete, query, choose, change }
}

const noDays = { from: '', to: '' }

function dayOf(text: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(text) ? text : ''
}
