import { z } from 'zod'
import { pageCount } from '#kit/core/pagination.ts'
import { numberInUrl } from './number-in-url.ts'
import './zod-words.ts'

export const MAX_PAGE_SIZE = 100

/** `page` and `limit` of a list; anything but a whole number in range is refused. */
export function pagingQuery(defaultLimit: number) {
  return {
    page: numberInUrl(z.int('page must be a whole number from 1').min(1).max(1_000_000)).default(1),
    limit: numberInUrl(
      z.int(`limit must be a whole number from 1 to ${MAX_PAGE_SIZE}`).min(1).max(MAX_PAGE_SIZE),
    ).default(defaultLimit),
  }
}

/** Where a page stands in its list; `next` is absent on the last page. */
export const Pagination = z.object({
  page: z.int(),
  limit: z.int(),
  total: z.int(),
  pages: z.int(),
  next: z.int().optional(),
})
export type Pagination = z.infer<typeof Pagination>

/** The pagination of a list that has `total` entries in all. */
export function paginationOf({ page, limit }: { page: number; limit: number }, total: number): Pagination {
  const pages = pageCount(total, limit)
  return { page, limit, total, pages, ...(page < pages && { next: page + 1 }) }
}
