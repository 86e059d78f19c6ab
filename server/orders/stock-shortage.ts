import { Problem, problems } from '#contract/problems.ts'

/** Units of one product in one choice of variants. */
export type StockLine = { productId: string; variantKey: string; quantity: number }

/** The lines summed per product and choice, in the order in which stock rows are locked. */
export function mergedStockLines(lines: readonly StockLine[]): StockLine[] {
  const merged = [...Map.groupBy(lines, stockKey).values()].map((same) => ({
    productId: same[0]?.productId ?? '',
    variantKey: same[0]?.variantKey ?? '',
    quantity: same.reduce((sum, line) => sum + line.quantity, 0),
  }))
  return merged.toSorted((a, b) => (stockKey(a) < stockKey(b) ? -1 : 1))
}

/**
 * Refuses lines of which more is wanted than there is.
 *
 * @param lines  in the order the customer reads them: the refusal names them by place
 * @throws Problem `out_of_stock`, with the units left of each short line under `available`
 */
export function refuseShortage(lines: readonly StockLine[], stock: readonly StockLine[]): void {
  const left = new Map(stock.map((row) => [stockKey(row), row.quantity]))
  const wanted = new Map(mergedStockLines(lines).map((row) => [stockKey(row), row.quantity]))
  const available = Object.fromEntries(
    lines.flatMap((line, place) => {
      const units = left.get(stockKey(line)) ?? 0
      return units < (wanted.get(stockKey(line)) ?? 0) ? [[`orderItems.${place}.quantity`, units]] : []
    }),
  )
  const [units] = Object.values(available)
  if (units === undefined) return
  const fields = Object.fromEntries(
    Object.entries(available).map(([field, count]) => [field, leftText(count)]),
  )
  throw new Problem('out_of_stock', { message: leftText(units), fields, figures: { available } })
}

/** Unlike the catalogue's own text, it counts whatever the number is: fewer than wanted may still be many. */
function leftText(units: number): string {
  return units > 0 ? `Only ${units} left` : problems.out_of_stock.message
}

function stockKey({ productId, variantKey }: Omit<StockLine, 'quantity'>): string {
  return `${productId} ${variantKey}`
}
