import { stocked } from '#domain/stock/availability.ts'
import type { Reply } from '#contract/call.ts'

type SampleItem = Reply<'GET /api/wishlist'>['items'][number]

/** A chair in two finishes, kept for later. */
export function sampleWishlistItem(changes: Partial<SampleItem> = {}): SampleItem {
  return {
    _id: '77777777-7777-4777-8777-777777777777',
    name: 'Reed chair',
    image: '',
    picture: null,
    price: 600,
    discountPrice: null,
    rating: null,
    ratingCount: 0,
    category: 'chair',
    variants: [
      {
        name: 'Finish',
        options: [
          { id: 'ash', name: 'Natural ash', priceDifference: 0, default: true },
          { id: 'oak', name: 'Smoked oak', priceDifference: 25.5, default: false },
        ],
      },
    ],
    variantStock: { ash: 20, oak: 4 },
    variantAvailability: {},
    standing: stocked,
    stock: 24,
    isGone: false,
    ...changes,
  }
}
