import { MAX_QUANTITY } from '#domain/cart/cart-lines.ts'

/** How many units of the row `i` of the inventory can be ordered, as `orderableUnits` says it of a product. */
export const orderable = `case when i.lead_weeks is null then i.quantity else ${MAX_QUANTITY} end`
