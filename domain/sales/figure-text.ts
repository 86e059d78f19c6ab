import { formatMoney } from '#kit/core/money.ts'
import { NOT_MEASURED } from './sales-figures.ts'
import type { SalesColumn } from './sales-columns.ts'

export type FigureKind = SalesColumn<unknown>['kind']

const count = new Intl.NumberFormat('en-US')
const percent = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** A figure as people read it, money in cents: "$1,999.00", "12", "3.4%"; what was not measured says so. */
export function figureText(kind: FigureKind, value: string | number | null): string {
  if (value === null) return NOT_MEASURED
  if (typeof value === 'string') return value
  if (kind === 'money') return formatMoney(value)
  return kind === 'percent' ? percentText(value) : count.format(value)
}

/** "3.4%" */
export function percentText(value: number): string {
  return `${percent.format(value)}%`
}

/** A change with its sign: "+12.5%", "−3.0%". */
export function changeText(value: number | null): string {
  if (value === null) return NOT_MEASURED
  return `${value < 0 ? '−' : '+'}${percentText(Math.abs(value))}`
}
