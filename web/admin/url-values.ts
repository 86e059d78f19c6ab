/** `text` as one of `values`, or undefined: an address is typed by people and may hold anything. */
export function oneOf<Value extends string>(values: readonly Value[], text: string): Value | undefined {
  return values.find((value) => value === text)
}

/** The page that the address names, from 1. */
export function pageOf(text: string): number {
  const page = Number(text)
  return Number.isInteger(page) && page > 0 ? page : 1
}

/** What `text` sorts by, `first` where that is nothing to sort by, and in which direction: `-name` is from Z to A. */
export function sortOf<Sort extends string>(sorts: readonly Sort[], text: string, first: NoInfer<Sort>) {
  return {
    sort: oneOf(sorts, text.replace(/^-/, '')) ?? first,
    direction: text.startsWith('-') ? ('desc' as const) : ('asc' as const),
  }
}
