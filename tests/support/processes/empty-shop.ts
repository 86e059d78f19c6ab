import { sql } from 'drizzle-orm'
import type { Db } from '#kit/node/db/database.ts'

/** Removes everything that people put into a shop; only the append-only audit log stays. */
export async function emptyShop(db: Db): Promise<void> {
  await db.inTransaction(async (tx) => {
    // The books are append-only, row by row.
    await tx.execute(sql`truncate payables, ledger_sums cascade`)
    await tx.execute(sql`truncate bank_accounts cascade`)
    await tx.execute(sql`delete from number_series`)
    await tx.execute(sql`delete from design_requests`)
    await tx.execute(sql`delete from orders`)
    await tx.execute(sql`delete from packages`)
    await tx.execute(sql`delete from products`)
    await tx.execute(sql`delete from content_pages`)
    await tx.execute(sql`delete from boards`)
    await tx.execute(sql`delete from files`)
    await tx.execute(sql`delete from stocktakes`)
    await tx.execute(sql`delete from questions`)
    await tx.execute(sql`delete from users`)
    await tx.execute(sql`delete from categories`)
    await tx.execute(sql`delete from emails`)
    await tx.execute(sql`delete from idempotency_keys`)
    await tx.execute(sql`delete from settings`)
    await tx.execute(sql`delete from low_stock_notice`)
    await tx.execute(sql`delete from visits`)
  })
}
