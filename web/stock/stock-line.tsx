import { stockLevel, stockText } from '#domain/stock/stock-level.ts'

const looks = { none: 'text-red', few: 'text-amber', plenty: 'text-leaf' }

/** How many are left, as shoppers read it. */
export function StockLine({ stock }: { stock: number }) {
  return <span className={`text-sm font-medium ${looks[stockLevel(stock)]}`}>{stockText(stock)}</span>
}
