/** `text` as one of `values`, or undefined: an address is typed by people and may hold anything. */
export function oneOf<Value extends string>(values: readonly Value[], text: string): Value | undefined {
  return values.find((value) => value === text)
}

/** The page that the address names, from 1. */
export function pageOf(text: string): number {
  const page = Number(text)
  return Number.isInteger(page) && page > 0 ? page : 1
}
