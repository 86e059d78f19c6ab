import { randomUUID } from 'node:crypto'
import type { Variant } from '#domain/products/variant-key.ts'
import type { Standing } from '#domain/stock/availability.ts'
import type { Db } from '#kit/node/db/database.ts'
import { categories } from '#server/db/schema/categories.ts'
import { inventory } from '#server/db/schema/inventory.ts'
import { products } from '#server/db/schema/products.ts'

export type SeededProduct = Partial<Omit<typeof products.$inferInsert, 'id'>> & {
  /** Units by variant key, or of a product without variants. */
  stock?: number | Record<string, number>
  /** How each variant can be had, where it is not simply stocked. */
  availability?: Record<string, Standing>
}

/** A chair for $100.00, ten at hand, unless the test says otherwise; returns its id. */
export async function seedProduct(
  db: Db,
  { stock = 10, availability = {}, ...product }: SeededProduct = {},
): Promise<string> {
  const id = randomUUID()
  await db.insert(categories).values({ id: 'chair', name: 'Chair', position: 1 }).onConflictDoNothing()
  await db.insert(products).values({
    id,
    productCode: `CH-${id.slice(0, 8)}`,
    name: 'Reed chair',
    description: 'A chair of oak and woven reed.',
    categoryId: 'chair',
    priceCents: 100_00,
    ...product,
  })
  const units = typeof stock === 'number' ? { default: stock } : stock
  const rows = Object.entries(units).map(([variantKey, quantity]) => ({
    productId: id,
    variantKey,
    quantity,
    ...availability[variantKey],
  }))
  if (rows.length > 0) await db.insert(inventory).values(rows)
  return id
}

/** Made to order in eight weeks. */
export const inEightWeeks: Standing = { availability: 'made to order', leadWeeks: 8 }

/** Two finishes of a product; oak costs $25.50 more. */
export const inTwoFinishes: Variant[] = [
  {
    name: 'Finish',
    options: [
      { id: 'ash', name: 'Natural ash', priceDifference: 0, default: true },
      { id: 'oak', name: 'Smoked oak', priceDifference: 25_50, default: false },
    ],
  },
]
