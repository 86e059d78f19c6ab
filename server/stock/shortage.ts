import { Problem, problems } from '#contract/problems.ts'
import { wholeSets } from '#domain/packages/whole-sets.ts'
import { mergedUnits, stockKey, unitsByKey, type StockUnits } from '#domain/stock/stock-units.ts'

/** A line of an order as far as stock is concerned: a product in one choice, or a package by its pieces. */
export type StockLine = {
  productId: string | null
  variantKey: string
  quantity: number
  /** Of what is made to order, which takes no units. */
  leadWeeks: number | null
  /** What one set of a package holds; what has no product is not counted in stock. `null` for a product. */
  pieces: readonly (Omit<StockLine, 'pieces' | 'leadWeeks'> & { leadWeeks?: number })[] | null
}

/** All units that the lines take, summed per product and choice, in the order in which stock rows are locked. */
export function unitsOf(lines: readonly StockLine[]): StockUnits[] {
  return mergedUnits(
    lines.flatMap((line) =>
      unitsOfOne(line).map((unit) => ({ ...unit, quantity: unit.quantity * line.quantity })),
    ),
  )
}

/**
 * Refuses lines of which more is wanted than there is, also when it is another line that takes the rest.
 *
 * @param lines  in the order the customer reads them: the refusal names them by place
 * @throws Problem `out_of_stock`, with the units left of each short line, or whole sets, under `available`
 */
export function refuseShortage(lines: readonly StockLine[], stock: readonly StockUnits[]): void {
  const left = unitsByKey(stock)
  const isShort = (unit: StockUnits) => (left.get(stockKey(unit)) ?? 0) < unit.quantity
  const short = new Set(unitsOf(lines).filter(isShort).map(stockKey))
  const available = Object.fromEntries(
    lines.flatMap((line, place) => {
      const units = unitsOfOne(line)
      const isNamed = units.some((unit) => short.has(stockKey(unit)))
      return isNamed ? [[`orderItems.${place}.quantity`, wholeSets(units, left)]] : []
    }),
  )
  const [count] = Object.values(available)
  if (count === undefined) return
  const fields = Object.fromEntries(Object.entries(available).map(([field, left]) => [field, leftText(left)]))
  throw new Problem('out_of_stock', { message: leftText(count), fields, figures: { available } })
}

/** What one of a line takes: one unit of a product, or all pieces of a set. */
function unitsOfOne({ pieces, ...line }: StockLine): StockUnits[] {
  const held = pieces ?? [{ ...line, quantity: 1 }]
  return held.flatMap(({ productId, variantKey, quantity, leadWeeks = null }) =>
    productId === null || leadWeeks !== null ? [] : [{ productId, variantKey, quantity }],
  )
}

/** Unlike the catalogue's own text, it counts whatever the number is: fewer than wanted may still be many. */
function leftText(count: number): string {
  return count > 0 ? `Only ${count} left` : problems.out_of_stock.message
}
