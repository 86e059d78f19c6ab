/** An order's number as an address may hold it: LN-1042, ln1042. No count has more digits than fit into 32 bits. */
export const ORDER_NUMBER = /^ln-?[1-9]\d{0,8}$/i
/** The same of a design: D-218, d218. */
export const DESIGN_NUMBER = /^d-?[1-9]\d{0,8}$/i

/** How people name an order that is the `count`th. */
export function orderNumber(count: number): string {
  return `LN-${count}`
}

/** How people name a design request that is the `count`th. */
export function designNumber(count: number): string {
  return `D-${count}`
}

/** The count in a number. */
export function countIn(number: string): number {
  return Number(number.replaceAll(/\D/g, ''))
}

/** Whether `words` are the number of an order or a design, with its letters. */
export function isNumber(words: string): boolean {
  const number = words.trim().replace(/^#/, '')
  return ORDER_NUMBER.test(number) || DESIGN_NUMBER.test(number)
}

/** The count of the order that `words` name, as people write it: LN-1042, #1042, 1042; undefined where they name none. */
export function orderCountSought(words: string): number | undefined {
  return countSought(words, ORDER_NUMBER)
}

/** The same of a design: D-218, #218, 218. */
export function designCountSought(words: string): number | undefined {
  return countSought(words, DESIGN_NUMBER)
}

function countSought(words: string, named: RegExp): number | undefined {
  const number = words.trim().replace(/^#/, '')
  return named.test(number) || /^[1-9]\d{0,8}$/.test(number) ? countIn(number) : undefined
}
