/** Why units of a product came or went. */
export const stockCauses = [
  'initial',
  'edit',
  'import',
  'stocktake',
  'order_placed',
  'order_cancelled',
  'order_restored',
] as const
export type StockCause = (typeof stockCauses)[number]

const labels: Record<StockCause, string> = {
  initial: 'First stock',
  edit: 'Changed by hand',
  import: 'Imported',
  stocktake: 'Stocktake',
  order_placed: 'Ordered',
  order_cancelled: 'Order canceled',
  order_restored: 'Order restored',
}

/** A cause as the history of stock names it. */
export function stockCauseLabel(cause: StockCause): string {
  return labels[cause]
}
