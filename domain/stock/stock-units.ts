/** Units of one product in one choice of variants. */
export type StockUnits = { productId: string; variantKey: string; quantity: number }

/** What one choice of one product is counted under. */
export function stockKey({ productId, variantKey }: Omit<StockUnits, 'quantity'>): string {
  return `${productId} ${variantKey}`
}

/** The units summed per product and choice, in the order in which stock rows are locked. */
export function mergedUnits(units: readonly StockUnits[]): StockUnits[] {
  const merged = [...Map.groupBy(units, stockKey).values()].flatMap(([first, ...rest]) =>
    first ? [{ ...first, quantity: rest.reduce((sum, { quantity }) => sum + quantity, first.quantity) }] : [],
  )
  return merged.toSorted((a, b) => (stockKey(a) < stockKey(b) ? -1 : 1))
}

/** How many units there are of each choice, by its `stockKey`. */
export function unitsByKey(units: readonly StockUnits[]): ReadonlyMap<string, number> {
  return new Map(units.map((row) => [stockKey(row), row.quantity]))
}
