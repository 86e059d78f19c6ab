import { z } from 'zod'
import { paragraphs } from '#kit/core/operation/text.ts'
import { OPTIONS_MISSING } from '#domain/designs/suggested-choice.ts'
import { Quantity } from '../cart.ts'
import { Dollars } from '#kit/core/operation/money.ts'
import { Picture } from '../products.ts'
import '#kit/core/operation/zod-words.ts'

export const MAX_SUGGESTIONS = 100

const ChosenOption = z.object({ id: z.string(), name: z.string() })

/** A piece that could take the place of one that is gone or sold out. */
const StandIn = z.object({
  productId: z.uuid(),
  name: z.string(),
  picture: Picture.nullable(),
  /** `null` in quote mode. */
  price: Dollars.nullable(),
  stock: z.int(),
})

/** A piece that the studio suggests for the home, as the shop has it now. */
export const SuggestedProduct = z.object({
  _id: z.uuid(),
  productId: z.uuid(),
  name: z.string(),
  imageUrl: z.string(),
  picture: Picture.nullable(),
  dimensions: z.string(),
  /** Variant name → chosen option. */
  variant: z.object({ options: z.record(z.string(), ChosenOption) }),
  /** What one costs now; `null` in quote mode for everyone but admins. */
  price: Dollars.nullable(),
  /** What one cost when the newest concept was published with it; `null` where `price` is, and for what it did not hold. */
  publishedPrice: Dollars.nullable(),
  quantity: z.int(),
  /** Came with a published board; unless the client accepts it, it goes with the next one that is without it. */
  isFromBoard: z.boolean(),
  /** Units of this choice that can be had now. */
  stock: z.int(),
  /** Weeks to make it, where it is made to order. */
  leadWeeks: z.int().nullable(),
  /** No longer sold. */
  isGone: z.boolean(),
  /** What could stand in for it; only where it is gone or sold out. */
  standIns: z.array(StandIn),
  answer: z.enum(['accepted', 'declined']).nullable(),
  /** The client's word with the answer. */
  answerNote: z.string(),
})
export type SuggestedProduct = z.infer<typeof SuggestedProduct>

/** An option by its id, alone or as it was read. */
const OptionInput = z
  .union([z.string(), z.object({ id: z.string() })], OPTIONS_MISSING)
  .transform((option) => (typeof option === 'string' ? option : option.id))
  .pipe(z.string().max(60))

/** The whole list in its order; names, prices and pictures that are sent are ignored (D3). */
export const SuggestionsForm = z.object({
  products: z
    .array(
      z.object({
        productId: z.uuid('Product not found'),
        quantity: Quantity,
        variant: z.object({ options: z.record(z.string().max(60), OptionInput).default({}) }).prefault({}),
      }),
    )
    .max(MAX_SUGGESTIONS, `Suggest at most ${MAX_SUGGESTIONS} products`),
})

export const AnswerForm = z.object({
  /** null takes an answer back. */
  answer: z.enum(['accepted', 'declined']).nullable(),
  note: paragraphs(1000).default(''),
})

export const AddSuggestedForm = z.object({
  /** All of them, or only those that the client accepted. */
  which: z.enum(['all', 'accepted']).default('all'),
})
