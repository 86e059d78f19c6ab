type Values = Readonly<Record<string, unknown>>

/** What differs between two states of a thing: on each side only the fields that it has. */
export type Difference = { before: Values; after: Values; isNothing: boolean }

/** The fields whose values differ between two states; what is not there has none. */
export function difference(before: object = {}, after: object = {}): Difference {
  const was: Values = { ...before }
  const is: Values = { ...after }
  const names = Object.keys({ ...was, ...is }).filter((name) => !isSameValue(was[name], is[name]))
  const pick = (from: Values) =>
    Object.fromEntries(names.filter((name) => name in from).map((name) => [name, from[name]]))
  return { before: pick(was), after: pick(is), isNothing: names.length === 0 }
}

/** Whether two values are the same as JSON: dates by their instant, objects whatever the order of their keys. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (!isObject(one) || !isObject(other)) return false
  if (one instanceof Date || other instanceof Date)
    return one instanceof Date && other instanceof Date && one.getTime() === other.getTime()
  if (Array.isArray(one) !== Array.isArray(other)) return false
  return Object.keys({ ...one, ...other }).every((name) => isSameValue(one[name], other[name]))
}

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null
}
