import { z } from 'zod'
import { MAX_SEARCH_LENGTH } from '#domain/products/product-list.ts'
import { searchedPages } from '#domain/search/searched-pages.ts'
import type { Operations } from './endpoint.ts'
import { Picture, Product } from './products.ts'

const Named = z.object({ _id: z.string(), name: z.string() })

/** A few of each kind, the likeliest first. */
export const SearchSuggestions = z.object({
  products: z.array(
    Product.pick({ _id: true, name: true, price: true, salePrice: true }).extend({
      picture: Picture.nullable(),
      /** The key of the variant that was asked for by color or material, which the picture shows. */
      finish: z.string().optional(),
    }),
  ),
  /** Categories, by kind of furniture and by room. */
  kinds: z.array(Named),
  rooms: z.array(Named),
  packages: z.array(Named),
  pages: z.array(z.enum(searchedPages)),
})
export type SearchSuggestions = z.infer<typeof SearchSuggestions>

export const searchOperations = {
  'GET /api/search/suggest': {
    access: 'anyone',
    summary:
      'Up to 4 each of the products, kinds, rooms, packages and pages that some letters may mean; none below two',
    query: z.object({ q: z.string().trim().max(MAX_SEARCH_LENGTH).default('') }),
    reply: SearchSuggestions,
  },
} as const satisfies Operations
