import type { Variant } from '#domain/products/variant-key.ts'
import type { Db } from '#kit/node/db/database.ts'

export type FallenPiece = { name: string; variants: Variant[]; variantKey: string; quantity: number }

type Span = { from: Date; until: Date }

const fallenText = `
  with fallen as (
    select distinct product_id, variant_key from stock_history
    where created_at > $2 and created_at <= $3
      and quantity_after <= $1 and quantity_after - change > $1
  )
  select p.name, p.variants, i.variant_key as "variantKey", i.quantity
  from fallen
  join inventory i using (product_id, variant_key)
  join products p on p.id = product_id
  where i.quantity <= $1 and not p.is_archived
  order by i.quantity, p.name, i.variant_key`

/** The pieces that fell from above `threshold` to it or below within a span of time, and are still there; fewest first. */
export function listFallen(db: Db, threshold: number, { from, until }: Span): Promise<FallenPiece[]> {
  return db.rows<FallenPiece>({ name: 'fallen_stock', text: fallenText, values: [threshold, from, until] })
}
