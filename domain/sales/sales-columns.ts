import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import { paymentMethodLabel } from '#domain/payments/payment-method.ts'
import { type DeviceKind, deviceKindLabel } from '#domain/visits/device-kind.ts'
import { timeStepLabel } from './time-steps.ts'

/**
 * The tables of a sales report: the page and its CSV, Excel and PDF files are all drawn from these, so that they
 * show the same. Money is in the unit of whoever draws: dollars in a reply, cents inside.
 */
export type SalesColumn<Row> = {
  head: string
  kind: 'text' | 'money' | 'count' | 'percent'
  of: (row: Row) => string | number | null
}

export type CustomerKind = 'new' | 'returning'

export type TimeRow = { at: string; orders: number; sales: number }
type ShareRow = { orders: number; sales: number; share: number | null }
export type MethodRow = ShareRow & { method: PaymentMethod }
export type DeviceRow = ShareRow & { device: DeviceKind | null; visits: number }
export type CustomerKindRow = ShareRow & { kind: CustomerKind; customers: number }
export type ProductRow = {
  name: string
  sku: string
  unitsSold: number
  revenue: number
  profit: number | null
  conversionRate: number | null
}
export type CategoryRow = {
  name: string
  revenue: number
  orders: number
  averageValue: number
  share: number | null
}
export type CustomerRow = {
  name: string
  email: string
  orders: number
  totalSpent: number
  averageOrderValue: number
}

export const customerKindLabels: Record<CustomerKind, string> = {
  new: 'New customers',
  returning: 'Returning customers',
}

const salesParts: SalesColumn<ShareRow>[] = [
  { head: 'Orders', kind: 'count', of: ({ orders }) => orders },
  { head: 'Sales', kind: 'money', of: ({ sales }) => sales },
  { head: 'Share', kind: 'percent', of: ({ share }) => share },
]

export const timeColumns: SalesColumn<TimeRow>[] = [
  { head: 'When', kind: 'text', of: ({ at }) => timeStepLabel(at) },
  { head: 'Orders', kind: 'count', of: ({ orders }) => orders },
  { head: 'Sales', kind: 'money', of: ({ sales }) => sales },
]

export const methodColumns: SalesColumn<MethodRow>[] = [
  { head: 'Payment method', kind: 'text', of: ({ method }) => paymentMethodLabel(method) },
  ...salesParts,
]

export const deviceColumns: SalesColumn<DeviceRow>[] = [
  { head: 'Device', kind: 'text', of: ({ device }) => deviceKindLabel(device) },
  { head: 'Visits', kind: 'count', of: ({ visits }) => visits },
  ...salesParts,
]

export const productColumns: SalesColumn<ProductRow>[] = [
  { head: 'Product', kind: 'text', of: ({ name }) => name },
  { head: 'SKU', kind: 'text', of: ({ sku }) => sku },
  { head: 'Units sold', kind: 'count', of: ({ unitsSold }) => unitsSold },
  { head: 'Revenue', kind: 'money', of: ({ revenue }) => revenue },
  { head: 'Profit', kind: 'money', of: ({ profit }) => profit },
  { head: 'Conversion rate', kind: 'percent', of: ({ conversionRate }) => conversionRate },
]

export const categoryColumns: SalesColumn<CategoryRow>[] = [
  { head: 'Category', kind: 'text', of: ({ name }) => name },
  { head: 'Orders', kind: 'count', of: ({ orders }) => orders },
  { head: 'Average value', kind: 'money', of: ({ averageValue }) => averageValue },
  { head: 'Revenue', kind: 'money', of: ({ revenue }) => revenue },
  { head: 'Share', kind: 'percent', of: ({ share }) => share },
]

export const customerColumns: SalesColumn<CustomerRow>[] = [
  { head: 'Customer', kind: 'text', of: ({ name }) => name },
  { head: 'Email', kind: 'text', of: ({ email }) => email },
  { head: 'Orders', kind: 'count', of: ({ orders }) => orders },
  { head: 'Average order value', kind: 'money', of: ({ averageOrderValue }) => averageOrderValue },
  { head: 'Total spent', kind: 'money', of: ({ totalSpent }) => totalSpent },
]

export const customerKindColumns: SalesColumn<CustomerKindRow>[] = [
  { head: 'Customers', kind: 'text', of: ({ kind }) => customerKindLabels[kind] },
  { head: 'People', kind: 'count', of: ({ customers }) => customers },
  ...salesParts,
]
