import { MAX_STOCK, tooMuchStock } from './inventory-list.ts'

/** Which lines of a stocktake are shown; `all` also what is not counted yet. */
export const stocktakeViews = ['all', 'counted', 'differences'] as const
export type StocktakeView = (typeof stocktakeViews)[number]

/** A piece in one of its finishes, as it is called. */
export function pieceInWords({ name, finish }: { name: string; finish: string }): string {
  return finish === '' ? name : `${name}, ${finish}`
}

/** Why a count as it was typed is none. */
export function countFault(typed: string): string | undefined {
  if (!/^\d*$/.test(typed)) return 'Use a whole number'
  return Number(typed) > MAX_STOCK ? tooMuchStock : undefined
}

/** The columns of a file of counts; those of an exported inventory, and two more. */
export const countColumns = ['productCode', 'variantKey', 'finish', 'counted', 'reason'] as const
export type CountColumn = (typeof countColumns)[number]
