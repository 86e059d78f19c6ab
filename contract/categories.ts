import { z } from 'zod'
import type { Operations } from './endpoint.ts'

export const Category = z.object({
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  isFeatured: z.boolean(),
  productCount: z.int(),
})
export type Category = z.infer<typeof Category>

export const categoryOperations = {
  'GET /api/categories': {
    access: 'anyone',
    summary: 'All categories, in the order of the shop',
    reply: z.object({ categories: z.array(Category) }),
    data: 'categories',
  },
} as const satisfies Operations
