import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Db } from '#kit/node/db/database.ts'

/** Rows of the audit log up to here are of earlier rounds: they cannot be taken away. */
export async function lastAuditRow(db: Db): Promise<number> {
  const { rows } = await db.execute<{ last: number }>(
    sql`select coalesce(max(id), 0)::int as last from audit_log`,
  )
  return rows[0]?.last ?? 0
}

/**
 * A hash over all that an import writes: products with their pictures, categories, stock, its history, and what
 * the audit log says of them since `after`. Ids and times are left out: they differ each time.
 */
export async function catalogueHash(db: Db, after = 0): Promise<string> {
  const { rows } = await db.execute<{ line: string }>(sql`
    select to_jsonb(p) - 'id' - 'created_at' - 'updated_at' || jsonb_build_object(
      'pictures', (select jsonb_agg(to_jsonb(pp) - 'product_id' order by pp.position)
        from product_pictures pp where pp.product_id = p.id),
      'categories', (select jsonb_agg(pc.category_id order by pc.category_id)
        from product_categories pc where pc.product_id = p.id),
      'stock', (select jsonb_agg(to_jsonb(i) - 'product_id' order by i.variant_key)
        from inventory i where i.product_id = p.id),
      'history', (select jsonb_agg(to_jsonb(h) - 'id' - 'product_id' - 'created_at' order by h.variant_key, h.id)
        from stock_history h where h.product_id = p.id),
      'audit', (select jsonb_agg(to_jsonb(a) - 'id' - 'object_id' - 'created_at' - 'address' order by a.id)
        from audit_log a where a.object_id = p.id::text and a.id > ${after})
    ) as line
    from products p order by p.product_code collate "C"`)
  return createHash('sha256')
    .update(rows.map(({ line }) => JSON.stringify(line)).join('\n'))
    .digest('hex')
}
