const countsOf = /(^|\.)(pagination\.total|totalItems)$/
const money = /price|total|difference|cost|discount/i

/** Where a reply holds a figure under a name of money; the published price of a package is passed over. */
export function moneyIn(value: unknown, path = ''): string[] {
  if (typeof value === 'number') return value !== 0 && money.test(path) && !countsOf.test(path) ? [path] : []
  if (typeof value !== 'object' || value === null) return []
  const parts = Object.entries(value).filter(([name]) => name !== 'price' || !publishesPrice(value))
  return parts.flatMap(([name, part]) => moneyIn(part, path ? `${path}.${name}` : name))
}

/** A package, or a line of a cart that is one; a line of an order has no price until it is quoted. */
function publishesPrice(value: object): boolean {
  return 'tab' in value || ('packageId' in value && value.packageId !== null && 'stock' in value)
}
