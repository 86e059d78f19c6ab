import { z } from 'zod'
import { MAX_SEARCH_LENGTH } from '#domain/products/product-list.ts'
import { searchedPages } from '#domain/search/searched-pages.ts'
import type { Operations } from './endpoint.ts'
import { Picture, Product } from './products.ts'
import { Pagination, pagingQuery } from '#kit/core/operation/paging.ts'

const Named = z.object({ _id: z.string(), name: z.string() })

/** A few of each kind, the likeliest first. */
export const SearchSuggestions = z.object({
  products: z.array(
    Product.pick({ _id: true, name: true, price: true, salePrice: true, guidePrice: true }).extend({
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
  /** Custom designs of who searches. */
  designs: z.array(Named),
})
export type SearchSuggestions = z.infer<typeof SearchSuggestions>

const REPORT_PAGE_SIZE = 50
export const SearchReportQuery = z.object(pagingQuery(REPORT_PAGE_SIZE))
export type SearchReportQuery = z.infer<typeof SearchReportQuery>

/** A question of the last 90 days: how often it was asked, how many pieces it finds, and how often one was opened after it or put into the cart. */
const SearchedQuestion = z.object({
  question: z.string(),
  asked: z.int(),
  found: z.int(),
  opened: z.int(),
  carted: z.int(),
})
export type SearchedQuestion = z.infer<typeof SearchedQuestion>

export const searchOperations = {
  'GET /api/search/suggest': {
    access: 'anyone',
    summary:
      'Up to 4 each of the products, kinds, rooms, packages, pages and own designs that some letters may mean; none below two',
    query: z.object({ q: z.string().trim().max(MAX_SEARCH_LENGTH).default('') }),
    reply: SearchSuggestions,
  },
  'GET /api/search/report': {
    access: 'admin',
    summary: 'What people looked for in the last 90 days, what found nothing first; of no person',
    query: SearchReportQuery,
    reply: z.object({ questions: z.array(SearchedQuestion), pagination: Pagination }),
    data: 'questions',
  },
  'GET /api/search/export': {
    access: 'admin',
    summary: 'The same as CSV',
    reply: 'file',
    limit: 'export',
  },
} as const satisfies Operations
