import { z } from 'zod'
import { numberInUrl } from '#kit/core/operation/number-in-url.ts'
import { LENGTH_EXAMPLES } from '#domain/fit/unit-systems.ts'
import { MAX_FILTER_CM, MAX_SIZE_LENGTH, measureEnds, type MeasureEnd } from '#domain/products/measures.ts'
import { GRID_PAGE_SIZE, MAX_SEARCH_LENGTH } from '#domain/products/product-list.ts'
import { productSorts } from '#domain/products/product-sort.ts'
import { typedCm } from '#kit/core/length.ts'
import { pagingQuery } from '#kit/core/operation/paging.ts'

const listOf = z
  .string()
  .max(500)
  .transform((text) => [
    ...new Set(
      text
        .split(',')
        .map((value) => value.trim())
        .filter(Boolean),
    ),
  ])

const flag = z.enum(['true', 'false']).transform((text) => text === 'true')
const dollarsInUrl = numberInUrl(z.number().min(0).max(1_000_000)).transform((dollars) =>
  Math.round(dollars * 100),
)

/** A length as people write it, in inches without a unit: whole centimeters as products are found by. */
const lengthInUrl = z
  .string()
  .max(MAX_SIZE_LENGTH)
  .transform((text, context) => {
    const cm = Number(text) === 0 ? 0 : typedCm(text, 'in')
    if (cm !== undefined && cm <= MAX_FILTER_CM) return Math.round(cm)
    context.addIssue({ code: 'custom', message: LENGTH_EXAMPLES })
    return z.NEVER
  })
  .optional()
const sizes = Object.fromEntries(measureEnds.map((end) => [end, lengthInUrl])) as Record<
  MeasureEnd,
  typeof lengthInUrl
>

export const ProductListQuery = z.object({
  ...pagingQuery(GRID_PAGE_SIZE),
  search: z.string().trim().max(MAX_SEARCH_LENGTH).optional(),
  category: listOf.optional(),
  color: listOf.optional(),
  material: listOf.optional(),
  room: listOf.optional(),
  style: listOf.optional(),
  minPrice: dollarsInUrl.optional(),
  maxPrice: dollarsInUrl.optional(),
  ...sizes,
  inStock: flag.optional(),
  onSale: flag.optional(),
  sort: z.enum(productSorts).default('recommended'),
  /** Only one's own, for sellers. */
  owner: z.enum(['me']).optional(),
})
export type ProductListQuery = z.infer<typeof ProductListQuery>
