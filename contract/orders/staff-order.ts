import { z } from 'zod'
import { MAX_LINES } from '#domain/cart/cart-lines.ts'
import { PlaceOrder } from './order.ts'

export const staffOrderKinds = ['quote', 'purchase'] as const

/** What the studio enters for somebody on the phone or in the showroom, in either mode of the shop. */
export const StaffOrder = PlaceOrder.omit({ device: true, orderItems: true }).extend({
  customer: z.uuid('Choose a customer'),
  /** A request to be answered by a quote, or an order at list prices. */
  kind: z.enum(staffOrderKinds, 'Choose a quote or an order'),
  orderItems: z
    .array(PlaceOrder.shape.orderItems.element)
    .min(1, 'Add a piece first')
    .max(MAX_LINES, `An order holds at most ${MAX_LINES} lines`),
})
export type StaffOrder = z.infer<typeof StaffOrder>
