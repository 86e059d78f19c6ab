import { z } from 'zod'
import { MAX_QUANTITY } from '#domain/cart/cart-lines.ts'
import type { Operations } from './endpoint.ts'
import { Dollars } from './money.ts'
import { Picture } from './products.ts'

export const Quantity = z
  .int('Quantity must be a whole number')
  .min(1, 'Quantity must be at least 1')
  .max(MAX_QUANTITY, `Quantity must be at most ${MAX_QUANTITY}`)

/** Lower-case variant name → chosen option id. */
export const VariantChoice = z
  .record(z.string().max(60), z.string().max(60))
  .refine((choice) => Object.keys(choice).length <= 20, 'Too many options')

const CartItem = z.object({
  _id: z.uuid(),
  product: z.object({
    _id: z.uuid(),
    name: z.string(),
    image: z.string(),
    picture: Picture.nullable(),
    category: z.string(),
    /** Archived since it was put in the cart. */
    isGone: z.boolean(),
  }),
  quantity: z.int(),
  /** Units of this choice at hand now. */
  stock: z.int(),
  variants: z.record(z.string(), z.string()),
  /** Variant name → name of the chosen option. */
  labels: z.record(z.string(), z.string()),
  /** What one costs; `null` in quote mode. */
  price: Dollars.nullable(),
})

/** The cart with the server's own totals; every figure is `null` in quote mode. */
export const Cart = z.object({
  items: z.array(CartItem),
  totalItems: z.int(),
  itemsPrice: Dollars.nullable(),
  shippingPrice: Dollars.nullable(),
  taxPrice: Dollars.nullable(),
  totalPrice: Dollars.nullable(),
  /** Set while the items stay below the minimum order. */
  belowMinimum: z.string().nullable(),
})
export type Cart = z.infer<typeof Cart>

const reply = z.object({ cart: Cart })
const itemParams = z.object({ itemId: z.uuid('This item is no longer in your cart') })

export const cartOperations = {
  'GET /api/cart': {
    access: 'signed-in',
    summary: 'My cart; totals for the given country of delivery',
    query: z.object({ country: z.string().max(2).optional(), pickup: z.enum(['true', 'false']).optional() }),
    reply,
    data: 'cart',
  },
  'POST /api/cart/add': {
    access: 'member',
    refusal: 'admins_cannot_buy',
    summary: 'Put a product in my cart',
    body: z.object({
      productId: z.uuid('Product not found'),
      quantity: Quantity.default(1),
      variants: VariantChoice.default({}),
    }),
    reply,
    data: 'cart',
  },
  'PUT /api/cart/update/:itemId': {
    access: 'signed-in',
    summary: 'Change the quantity of a line',
    params: itemParams,
    body: z.object({ quantity: Quantity }),
    reply,
    data: 'cart',
  },
  'DELETE /api/cart/remove/:itemId': {
    access: 'signed-in',
    summary: 'Take a line out of my cart',
    params: itemParams,
    reply,
    data: 'cart',
  },
  'DELETE /api/cart/clear': { access: 'signed-in', summary: 'Empty my cart', reply, data: 'cart' },
} as const satisfies Operations
