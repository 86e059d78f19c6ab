/** Which lines of a stocktake are shown; `all` also what is not counted yet. */
export const stocktakeViews = ['all', 'counted', 'differences'] as const
export type StocktakeView = (typeof stocktakeViews)[number]

/** The columns of a file of counts; those of an exported inventory, and two more. */
export const countColumns = ['productCode', 'variantKey', 'finish', 'counted', 'reason'] as const
export type CountColumn = (typeof countColumns)[number]
