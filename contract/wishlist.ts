import { z } from 'zod'
import type { Operations } from './endpoint.ts'
import { Dollars } from '#kit/core/operation/money.ts'
import { GuidePrice, Picture, Standing, Variant, VariantAvailability } from './products.ts'

/** A product that a person keeps, with what deciding on it needs. */
export const WishlistItem = z.object({
  /** The product's id. */
  _id: z.uuid(),
  name: z.string(),
  image: z.string(),
  picture: Picture.nullable(),
  /** List price; `null` while prices are on request. */
  price: Dollars.nullable(),
  /** What it costs while it is on sale; `null` when it is not. */
  discountPrice: Dollars.nullable(),
  guidePrice: GuidePrice.optional(),
  /** Mean of the stars; `null` while nobody has reviewed it. */
  rating: z.number().nullable(),
  ratingCount: z.int(),
  category: z.string(),
  variants: z.array(Variant),
  variantStock: z.record(z.string(), z.int()),
  variantAvailability: VariantAvailability,
  standing: Standing,
  stock: z.int(),
  /** Archived since it was kept. */
  isGone: z.boolean(),
})
export type WishlistItem = z.infer<typeof WishlistItem>

const reply = z.object({ items: z.array(WishlistItem) })
const productParams = z.object({ productId: z.uuid('Product not found') })

export const wishlistOperations = {
  'GET /api/wishlist': {
    access: 'signed-in',
    summary: 'What I keep for later, latest first',
    reply,
    data: 'items',
  },
  'POST /api/wishlist/add': {
    access: 'signed-in',
    summary: 'Keep a product for later; keeping it again changes nothing',
    body: z.object({ productId: z.uuid('Product not found') }),
    reply,
    data: 'items',
    limit: 'change',
  },
  'DELETE /api/wishlist/remove/:productId': {
    access: 'signed-in',
    summary: 'Keep a product no longer; what is not kept stays so',
    params: productParams,
    reply,
    data: 'items',
    limit: 'change',
  },
  'GET /api/wishlist/check/:productId': {
    access: 'signed-in',
    summary: 'Whether I keep a product',
    params: productParams,
    reply: z.object({ inWishlist: z.boolean() }),
    data: 'inWishlist',
  },
} as const satisfies Operations
