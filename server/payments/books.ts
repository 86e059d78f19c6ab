import { and, eq } from 'drizzle-orm'
import { Problem } from '#contract/problems.ts'
import type { Settings } from '#contract/settings.ts'
import { type Account, accounts, type Posting } from '#domain/payments/accounts.ts'
import { entryOf, type Parts } from '#domain/payments/entry.ts'
import type { EntryKind } from '#domain/payments/entry-words.ts'
import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import { standingAfter } from '#domain/payments/standing.ts'
import { type Sums, writtenOffIn } from '#domain/payments/sums.ts'
import { storeDay } from '#kit/core/store-day.ts'
import { one, type Db } from '#kit/node/db/database.ts'
import { bankAccounts, bankLines } from '#server/db/schema/bank.ts'
import { ledgerEntries } from '#server/db/schema/ledger.ts'
import type { Actor } from '#server/session.ts'
import type { Random, World } from '#server/world.ts'
import { type StoredPayable, updateOf, updatePayable, updateText } from './payables.ts'

/** The transaction in which something happens to a payable: who does it, when, and on which day of the store. */
export type Books = { tx: Db; random: Random; actorId: string | null; at: Date; today: string }

/** The books as the frame of an act opens them; null is the calendar. */
export function booksOf(
  tx: Db,
  { random }: World,
  { general }: Settings,
  actor: Actor | null,
  at: Date,
): Books {
  return { tx, random, actorId: actor?.id ?? null, at, today: storeDay(at, general.timeZone) }
}

/** One thing that happens to a payable. */
type Act = {
  kind: EntryKind
  /** With the kind, names it for ever: what is entered already fails. */
  of: string
  /** Today unless said. */
  onDay?: string
  sums: Partial<Sums>
  marked?: 'rejected'
  /** What moved by the bank or by hand. */
  money?: readonly Posting[]
}

/** Writes where a payable stands after `act`, and enters what moved; returns it as it stands then. */
export async function enter(books: Books, before: StoredPayable, act: Act): Promise<StoredPayable> {
  const { kind, of, onDay = books.today, money = [], sums, ...changed } = act
  const moved = { ...before.sums, ...sums }
  const now = { ...moved, writtenOff: writtenOffIn(moved) }
  const after = { ...before, ...standingAfter(before, before.sums, now, books.at), ...changed, sums: now }
  const lines = entryOf(before.sums, after.sums, await partsOf(books.tx, before, after.sums), money)
  await refuseClosed(books, onDay)
  if (lines.length === 0) return updatePayable(books.tx, after)
  return post(books, { key: `${kind}:${of}`, kind, onDay }, after, lines)
}

const closedText = `
  select value->'books'->>'closedThrough' as through from settings where section = 'payment' for share`

/** Only days gone by are ever closed; whoever closes one waits until what is entered on it here has been. */
async function refuseClosed({ tx, today }: Books, onDay: string): Promise<void> {
  if (onDay >= today) return
  const [closed] = await tx.rows<{ through: string | null }>({
    name: 'books_closed_through',
    text: closedText,
  })
  if (onDay <= (closed?.through ?? '')) throw new Problem('books_closed')
}

/** How often something of this kind was entered for a payable. */
export function timesEntered(tx: Db, payableId: string, kind: EntryKind): Promise<number> {
  return tx.$count(ledgerEntries, and(eq(ledgerEntries.payableId, payableId), eq(ledgerEntries.kind, kind)))
}

type Money = { method: PaymentMethod; bankLineId?: string | null | undefined }

/** Where money lies: by the account of its bank line; without one, checks and cash are in hand. */
export async function moneyAccount(tx: Db, { method, bankLineId }: Money): Promise<Account> {
  if (bankLineId != null) return accountOfLine(tx, bankLineId)
  return method === 'cheque' || method === 'cash_on_delivery' ? accounts.inHand : accounts.bank
}

async function accountOfLine(tx: Db, lineId: string): Promise<Account> {
  const found = await one(
    tx
      .select({ account: bankAccounts.account })
      .from(bankLines)
      .innerJoin(bankAccounts, eq(bankAccounts.id, bankLines.bankAccountId))
      .where(eq(bankLines.id, lineId)),
  )
  if (!found) throw new Error(`There is no bank line ${lineId}`)
  return found.account
}

/** What is entered when something is owed that was not before. */
const makesOwed: ReadonlySet<EntryKind> = new Set(['earned', 'charged', 'payment-back'])

const postText = `
  with stood as (${updateText}), entry as (
    insert into ledger_entries (key, kind, on_day, payable_id, actor_id, created_at)
    values ($2, $3, $4, $5, $6, $7) returning id
  )
  insert into ledger_postings (entry_id, on_day, line, account, cents)
  select entry.id, $4, lines.line, lines.account, lines.cents
  from entry cross join unnest($8::text[], $9::int[]) with ordinality as lines (account, cents, line)`

type Entry = { key: string; kind: EntryKind; onDay: string }

async function post(
  { tx, actorId, at }: Books,
  { key, kind, onDay }: Entry,
  payable: StoredPayable,
  lines: readonly Posting[],
): Promise<StoredPayable> {
  const { row, standing } = updateOf(payable, makesOwed.has(kind) ? onDay : undefined)
  const columns = [lines.map(({ account }) => account), lines.map(({ cents }) => cents)]
  const values = [row, key, kind, onDay, payable.id, actorId, at, ...columns]
  await tx.rows({ name: 'post_entry', text: postText, values })
  return standing
}

const partsText = `
  select o.shipping_cents as delivery, o.tax_cents as tax, o.discount_cents as discount,
    coalesce((select sum(i.unit_price_cents * i.quantity) from order_items i
      where i.order_id = o.id and i.package_id is not null), 0)::int as packages
  from orders o where o.id = $1`

const NO_PARTS: Parts = { pieces: 0, packages: 0, designFee: 0, delivery: 0, tax: 0, discount: 0 }

/** What its total is made of, as far as that is or becomes income. */
async function partsOf(tx: Db, { id, isDesign, sums }: StoredPayable, after: Sums): Promise<Parts> {
  if (isDesign) return { ...NO_PARTS, designFee: sums.total }
  if (!sums.isEarned && !after.isEarned) return NO_PARTS
  const [parts] = await tx.rows<Omit<Parts, 'pieces' | 'designFee'>>({
    name: 'parts_of_total',
    text: partsText,
    values: [id],
  })
  if (!parts) throw new Error(`There is no order ${id}`)
  const { packages, delivery, tax, discount } = parts
  return { ...parts, designFee: 0, pieces: sums.total + discount - packages - delivery - tax }
}
