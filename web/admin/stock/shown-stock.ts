import type { Reply } from '#contract/call.ts'

/** A product as the inventory's replies hold it. */
export type ShownStock = Reply<'GET /api/inventory'>['products'][number]

/** The units of one finish. */
export type ShownUnits = ShownStock['units'][number]

/** A line of the list: a product, or one of its finishes below it. */
export type StockLine = { product: ShownStock; units?: ShownUnits | undefined; isOpen: boolean }

/** What a finish of a product is called where nothing around it says of which product it is. */
export function nameOf({ name }: ShownStock, units?: ShownUnits): string {
  return units && units.finish !== '' ? `${name}, ${units.finish}` : name
}

/** Products as lines, those that are open with a line for each finish. */
export function linesOf(products: readonly ShownStock[], open: readonly string[]): StockLine[] {
  return products.flatMap((product) => {
    const [first, ...others] = product.units
    if (others.length === 0) return [{ product, units: first, isOpen: false }]
    const isOpen = open.includes(product._id)
    const finishes = isOpen ? product.units.map((units) => ({ product, units, isOpen })) : []
    return [{ product, isOpen }, ...finishes]
  })
}

/** Whether a line is one finish of several, below its product. */
export function isFinish({ product, units }: StockLine): boolean {
  return units !== undefined && product.units.length > 1
}

/** A number of units with its sign, by which a change is read. */
export function signed(units: number): string {
  if (units === 0) return '0'
  const count = Math.abs(units).toLocaleString('en-US')
  return units > 0 ? `+${count}` : `−${count}`
}
