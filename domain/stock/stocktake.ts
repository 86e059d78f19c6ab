/** Which lines of a stocktake are shown; `all` also what is not counted yet. */
export const stocktakeViews = ['all', 'counted', 'differences'] as const
export type StocktakeView = (typeof stocktakeViews)[number]

/** A piece in one of its finishes, as it is called. */
export function pieceInWords({ name, finish }: { name: string; finish: string }): string {
  return finish === '' ? name : `${name}, ${finish}`
}

/** The columns of a file of counts; those of an exported inventory, and two more. */
export const countColumns = ['productCode', 'variantKey', 'finish', 'counted', 'reason'] as const
export type CountColumn = (typeof countColumns)[number]
