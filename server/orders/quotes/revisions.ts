import { desc, eq, sql } from 'drizzle-orm'
import type { QuoteRevision } from '#contract/orders/quote-operations.ts'
import { Problem } from '#contract/problems.ts'
import { quoteChanges } from '#domain/orders/quote-changes.ts'
import { databaseFault, type Db } from '#kit/node/db/database.ts'
import { quoteRevisions, type SentQuote } from '#server/db/schema/quote-revisions.ts'
import { users } from '#server/db/schema/users.ts'
import type { Actor } from '#server/session.ts'
import { requireOrder, type StoredOrder, type Viewer } from '../queries.ts'

/** Writes down a quote as it is sent, and puts its lines in the place of the order's; the order is locked. */
export async function writeRevision(
  tx: Db,
  actor: Actor,
  before: StoredOrder,
  sent: SentQuote,
  sentAt: Date,
): Promise<void> {
  const { _id: orderId } = before
  await tx.rows({ name: 'drop_order_items', text: dropText, values: [orderId] })
  const rows = JSON.stringify(sent.items.map((line, position) => ({ ...line, position })))
  await tx.rows({ name: 'write_order_items', text: linesText, values: [orderId, rows] }).catch(refuseGone)
  const number = sql<number>`(select count(*) + 1 from ${quoteRevisions} where order_id = ${orderId})`
  await tx
    .insert(quoteRevisions)
    .values({ orderId, number, sent, changes: changesOf(before, sent), sentBy: actor.id, sentAt })
}

/** What a quote changes against the one that was sent before it. */
export function changesOf(before: StoredOrder, sent: SentQuote): string[] {
  return before.quoteStatus === 'quoted' ? quoteChanges(before, sent) : []
}

const dropText = 'delete from order_items where order_id = $1'

const linesText = `
  insert into order_items (id, order_id, position, product_id, package_id, variant_key, pieces, variants, name,
    image, quantity, lead_weeks, unit_price_cents, discount, list_price_cents, cost_cents)
  select _id, $1::uuid, position, "productId", "packageId", "variantKey", nullif(pieces, 'null'), variants, name,
    image, quantity, "leadWeeks", price, nullif(discount, 'null'), "listPrice", cost
  from json_to_recordset($2::json) as line (_id uuid, position int, "productId" uuid, "packageId" text,
    "variantKey" text, pieces jsonb, variants jsonb, name text, image text, quantity int, "leadWeeks" int, price int, discount jsonb,
    "listPrice" int, cost int)`

/** A piece of a draft may be deleted before it is sent. */
function refuseGone(error: unknown): never {
  const fault = databaseFault(error)
  const constraint = fault && 'constraint' in fault ? fault.constraint : ''
  if (constraint === 'order_items_product_id_products_id_fk') throw new Problem('product_not_found')
  if (constraint === 'order_items_package_id_packages_id_fk') throw new Problem('package_not_found')
  throw error
}

const MOST_SHOWN = 50

/** The quotes that were sent for the order `id`, newest first, without their lines: 50 of 100 lines are megabytes. */
export async function revisionsOf(db: Db, viewer: Viewer, id: string): Promise<QuoteRevision[]> {
  await requireOrder(db, viewer, id)
  const rows = await db
    .select({
      number: quoteRevisions.number,
      changes: quoteRevisions.changes,
      sentBy: quoteRevisions.sentBy,
      sentAt: quoteRevisions.sentAt,
      sent: sql<Omit<SentQuote, 'items'>>`${quoteRevisions.sent} - 'items'`,
      firstName: users.firstName,
      lastName: users.lastName,
    })
    .from(quoteRevisions)
    .leftJoin(users, eq(users.id, quoteRevisions.sentBy))
    .where(eq(quoteRevisions.orderId, id))
    .orderBy(desc(quoteRevisions.number))
    .limit(MOST_SHOWN)
  return rows.map(({ number, sent, changes, sentBy, sentAt, firstName, lastName }) => ({
    ...sent,
    number,
    changes,
    sentAt,
    sentBy: sentBy === null ? null : { _id: sentBy, name: `${firstName} ${lastName}` },
    note: sent.quoteNote,
  }))
}

/**
 * An order with the quote of that number as it was sent, to be printed.
 *
 * @throws Problem `revision_not_found`
 */
export async function atRevision(db: Db, order: StoredOrder, number: number): Promise<StoredOrder> {
  const [found] = await db
    .select()
    .from(quoteRevisions)
    .where(sql`${quoteRevisions.orderId} = ${order._id} and ${quoteRevisions.number} = ${number}`)
  if (!found) throw new Problem('revision_not_found')
  const { sent, sentAt: quotedAt } = found
  const open = { status: 'pending', quoteStatus: 'quoted', payable: null, paidAt: null } as const
  return { ...order, ...sent, ...open, quotedAt }
}
