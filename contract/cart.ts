import { z } from 'zod'
import { MAX_QUANTITY } from '#domain/cart/cart-lines.ts'
import type { Operations } from './endpoint.ts'
import { Dollars } from '#kit/core/operation/money.ts'
import { PackageId } from './packages.ts'
import { GuidePrice, Picture } from './products.ts'

export const Quantity = z
  .int('Quantity must be a whole number')
  .min(1, 'Quantity must be at least 1')
  .max(MAX_QUANTITY, `Quantity must be at most ${MAX_QUANTITY}`)

/** Whether exactly one of the fields `names` is there. */
export function namesOneThing<Name extends string>(names: readonly Name[]) {
  return (form: Partial<Record<Name, unknown>>) =>
    names.filter((name) => form[name] !== undefined).length === 1
}

/** Lower-case variant name → chosen option id. */
export const VariantChoice = z
  .record(z.string().max(60), z.string().max(60))
  .refine((choice) => Object.keys(choice).length <= 20, 'Too many options')

const CartItem = z.object({
  _id: z.uuid(),
  /** What lies in the cart: a product, or a package, which is named by its slug. */
  product: z.object({
    _id: z.string(),
    name: z.string(),
    image: z.string(),
    picture: Picture.nullable(),
    category: z.string(),
    /** Archived since it was put in the cart. */
    isGone: z.boolean(),
  }),
  /** The package it is; `null` for a product. */
  packageId: z.string().nullable(),
  /** How many things one set of a package holds; 1 for a product. */
  pieces: z.int(),
  quantity: z.int(),
  /** Weeks to make it, where it is made to order. */
  leadWeeks: z.int().nullable(),
  /** Units of this choice that can be had now; whole sets of a package. */
  stock: z.int(),
  variants: z.record(z.string(), z.string()),
  /** Variant name → name of the chosen option. */
  labels: z.record(z.string(), z.string()),
  /** What one costs; `null` in quote mode, but for packages. */
  price: Dollars.nullable(),
  /** Of one, where its price is on request and the owner shows guide prices. */
  guidePrice: GuidePrice.optional(),
})

/** The cart with the server's own totals; in quote mode every figure is `null`, unless the cart holds packages alone. */
export const Cart = z.object({
  items: z.array(CartItem),
  totalItems: z.int(),
  itemsPrice: Dollars.nullable(),
  shippingPrice: Dollars.nullable(),
  taxPrice: Dollars.nullable(),
  /** `null` too while nobody knows where it goes and the tax depends on it. */
  totalPrice: Dollars.nullable(),
  /** What the tax is called where it is not the flat one. */
  taxLabel: z.string().nullable(),
  /** Set while the items stay below the minimum order. */
  belowMinimum: z.string().nullable(),
})
export type Cart = z.infer<typeof Cart>

/** What came of putting many pieces in a cart at once. */
export const AddedPieces = z.object({
  /** Pieces that are in the cart now. */
  added: z.array(z.object({ name: z.string(), quantity: z.int() })),
  /** Pieces that are not, or not all, and why. */
  leftOut: z.array(
    z.object({
      name: z.string(),
      reason: z.enum(['gone', 'out_of_stock', 'fewer', 'cart_full', 'too_many_lines']),
    }),
  ),
})
export type AddedPieces = z.infer<typeof AddedPieces>

const AddToCart = z
  .object({
    productId: z.uuid('Product not found').optional(),
    packageId: PackageId.optional(),
    quantity: Quantity.default(1),
    variants: VariantChoice.default({}),
  })
  .refine(namesOneThing(['productId', 'packageId']), {
    path: ['productId'],
    message: 'Name a product or a package',
  })

const reply = z.object({ cart: Cart })
const itemParams = z.object({ itemId: z.uuid('This item is no longer in your cart') })

export const cartOperations = {
  'GET /api/cart': {
    access: 'signed-in',
    summary: 'My cart; totals for the given place of delivery',
    query: z.object({
      country: z.string().max(2).optional(),
      postalCode: z.string().max(20).optional(),
      pickup: z.enum(['true', 'false']).optional(),
    }),
    reply,
    data: 'cart',
  },
  'POST /api/cart/add': {
    access: 'member',
    refusal: 'admins_cannot_buy',
    summary: 'Put a product or a package in my cart',
    body: AddToCart,
    reply,
    data: 'cart',
    limit: 'change',
  },
  'PUT /api/cart/update/:itemId': {
    access: 'signed-in',
    summary: 'Change the quantity of a line',
    params: itemParams,
    body: z.object({ quantity: Quantity }),
    reply,
    data: 'cart',
    limit: 'change',
  },
  'DELETE /api/cart/remove/:itemId': {
    access: 'signed-in',
    summary: 'Take a line out of my cart',
    params: itemParams,
    reply,
    data: 'cart',
    limit: 'change',
  },
  'DELETE /api/cart/clear': {
    access: 'signed-in',
    limit: 'change',
    summary: 'Empty my cart',
    reply,
    data: 'cart',
  },
} as const satisfies Operations
