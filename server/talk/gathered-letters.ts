import { shortened } from '#kit/core/cut-text.ts'
import type { Db } from '#kit/node/db/database.ts'
import type { Letter, LetterShop } from '#server/outbox/letter.ts'
import { queueLetters } from '#server/outbox/outbox.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import { letterShop } from '#server/settings/letter-shop.ts'
import type { World } from '#server/world.ts'
import type { Side } from './author-of.ts'

/** Where people write to the other side, and the column that says about what. */
const tables = {
  design: ['design_comments', 'request_id'],
  order: ['order_messages', 'order_id'],
  question: ['questions', 'kind'],
} as const
type Kind = keyof typeof tables

/** What follows a letter within this time waits for its end, and then leaves in one. */
const BATCH_MS = 10 * 60_000
/** Orders or requests looked after in one round. */
const MAX_PER_ROUND = 100
/** Texts that a letter quotes, and how much of each. */
export const MAX_QUOTED = 20
const MAX_QUOTE = 500

/** What one side wrote about one thing. */
export type Written = { id: string; side: Side; at: Date }

/**
 * The ids of what `side` has written and no letter has named yet, which the caller's letter now does: none within ten
 * minutes after the last. It is one statement, so that two never name the same.
 */
export async function takeUnmailed(tx: Db, kind: Kind, { id, side, at }: Written): Promise<string[]> {
  const [table, column] = tables[kind]
  const rows = await tx.rows<{ id: string }>({
    name: `take_unmailed_${table}`,
    text: `
      update ${table} set notified_at = $3
      where ${column} = $1 and written_as = $2 and notified_at is null and not exists (
        select from ${table} where ${column} = $1 and written_as = $2 and notified_at > $4)
      returning id`,
    values: [id, side, at, new Date(at.getTime() - BATCH_MS)],
  })
  return rows.map((row) => row.id)
}

/** The first of several texts, shortened, and how many of `total` there are besides. */
export async function quoted<Row extends { text: string }>(
  rows: readonly Row[],
  headOf: (row: Row) => string | Promise<string>,
  total = rows.length,
): Promise<string> {
  const quotes: string[] = []
  for (const row of rows.slice(0, MAX_QUOTED))
    quotes.push(`${await headOf(row)}:\n${shortened(row.text, MAX_QUOTE)}`)
  if (total > MAX_QUOTED) quotes.push(`… and ${total - MAX_QUOTED} more`)
  return quotes.join('\n\n')
}

type LettersOf = (tx: Db, written: Written, shop: LetterShop) => Promise<Letter[]>

/** Sends the letters about what has waited for ten minutes since the last one; those that fail keep back no others. */
export async function sendGathered(world: World, kind: Kind, lettersOf: LettersOf): Promise<void> {
  const about = letterShop(await currentSettings.get(world), world.config)
  const at = world.clock()
  const faults: unknown[] = []
  for (const due of await listDue(world.db, kind, at))
    await world.db
      .inTransaction(async (tx) => queueLetters(tx, await lettersOf(tx, { ...due, at }, about)))
      .catch((fault: unknown) => faults.push(fault))
  if (faults.length > 0) throw faults[0]
}

function listDue(db: Db, kind: Kind, at: Date): Promise<{ id: string; side: Side }[]> {
  const [table, column] = tables[kind]
  const text = `
    select w.${column} as id, w.written_as as side from ${table} w
    where w.notified_at is null and not exists (
      select 1 from ${table} n
      where n.${column} = w.${column} and n.written_as = w.written_as and n.notified_at > $1)
    group by 1, 2 limit ${MAX_PER_ROUND}`
  return db.rows({ name: `letters_due_${table}`, text, values: [new Date(at.getTime() - BATCH_MS)] })
}
