import { z } from 'zod'
import { Dollars } from '#kit/core/operation/money.ts'

/** What one line of a quote comes to less: so many percent of it, or an amount. */
export const LineDiscount = z.union(
  [
    z.strictObject({ percent: z.number().gt(0, 'Use more than 0 %').max(100, 'Use at most 100 %') }),
    z.strictObject({ amount: Dollars.refine((cents) => cents > 0, 'Use more than $0.00') }),
  ],
  'Write a percent, such as 10%, or an amount',
)

/** One kind of thing in an ordered package, as it was when ordered. */
const PackagePiece = z.object({
  room: z.string(),
  /** `null` for what is not in the catalogue. */
  product: z.uuid().nullable(),
  name: z.string(),
  quantity: z.int(),
  variants: z.record(z.string(), z.string()),
  leadWeeks: z.int().optional(),
  /** How it looks now; of a delivered order alone. */
  image: z.string().optional(),
})

export const OrderItem = z.object({
  _id: z.uuid(),
  /** `null` for a package, and for what a quote says in words. */
  product: z.uuid().nullable(),
  packageId: z.string().nullable(),
  /** What one set of a package holds; empty for a product. */
  pieces: z.array(PackagePiece),
  name: z.string(),
  image: z.string(),
  quantity: z.int(),
  /** Weeks to make it, where it was made to order. */
  leadWeeks: z.int().nullable(),
  /** Unit price; `null` while a quote has none. */
  price: Dollars.nullable(),
  /** What the line comes to less; part of the order's discount. */
  discount: LineDiscount.optional(),
  /** The catalogue's price when it was asked for; admins only. */
  listPrice: Dollars.optional(),
  /** What one cost the shop then; `null` where nobody entered it; admins only. */
  costPrice: Dollars.nullable().optional(),
  variants: z.record(z.string(), z.string()),
})
export type OrderItem = z.infer<typeof OrderItem>
