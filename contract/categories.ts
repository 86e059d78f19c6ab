import { z } from 'zod'
import { arePhrases, LONGEST_PHRASE, MOST_SYNONYMS } from '#domain/search/owner-words.ts'
import { line, paragraphs, requiredLine } from '#kit/core/operation/text.ts'
import { categoryKinds } from '#domain/categories/category-kinds.ts'
import type { Operations } from './endpoint.ts'

export const Category = z.object({
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  isFeatured: z.boolean(),
  kind: z.enum(categoryKinds),
  /** What else people call its pieces, with commas between; absent where nothing is said. */
  synonyms: z.string().optional(),
  /** The category that it is a kind of: who searches for that one finds its pieces, too. */
  parent: z.string().optional(),
  /** Listed products that stand in it, as their main or a further category. */
  productCount: z.int(),
})
export type Category = z.infer<typeof Category>

/** What the form of a category sends; what is left out stays as it is. */
export const CategoryForm = z.object({
  name: requiredLine('Category name is required', 60),
  description: paragraphs(500).optional(),
  isFeatured: z.boolean().optional(),
  kind: z.enum(categoryKinds).optional(),
  synonyms: line(400)
    .refine(
      arePhrases,
      `Write at most ${MOST_SYNONYMS} names of up to ${LONGEST_PHRASE} characters, with commas between`,
    )
    .optional(),
  /** Empty where it is a kind of none. */
  parent: line(60).optional(),
})
export type CategoryForm = z.infer<typeof CategoryForm>

const params = z.object({ id: z.string().regex(/^[a-z0-9-]{1,60}$/, 'Category not found') })
const reply = { reply: z.object({ category: Category }), data: 'category' } as const

export const categoryOperations = {
  'GET /api/categories': {
    access: 'anyone',
    summary: 'All categories, in the order of the shop',
    reply: z.object({ categories: z.array(Category) }),
    data: 'categories',
  },
  'POST /api/categories': {
    access: 'admin',
    summary: 'Add a category, after those there are',
    body: CategoryForm,
    ...reply,
    idempotent: true,
    limit: 'change',
  },
  'PUT /api/categories/:id': {
    access: 'admin',
    summary: 'Change a category; its slug stays',
    params,
    body: CategoryForm,
    ...reply,
    limit: 'change',
  },
  'PUT /api/categories/:id/place': {
    access: 'admin',
    summary: 'Move a category one place up or down in the order of the shop',
    params,
    body: z.object({ move: z.enum(['up', 'down']) }),
    ...reply,
    limit: 'change',
  },
  'DELETE /api/categories/:id': {
    access: 'admin',
    summary: 'Delete a category that no product uses',
    params,
    reply: z.object({ message: z.string() }),
    limit: 'change',
  },
} as const satisfies Operations
