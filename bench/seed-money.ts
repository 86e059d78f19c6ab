import { readFileSync } from 'node:fs'
import type { ClientBase } from 'pg'

/** What an older shop's orders got when payables and books came: the same statements fill the books here. */
const migration = new URL('../server/db/migrations/0016_payables.sql', import.meta.url)
const FILLS =
  /^(?:--.*\n)*(?:insert into (?:payables|payments|refunds|ledger_entries|ledger_postings)|create temporary table adopted)\b/

/** The design requests of the bench share one file, and nobody noted when its orders were delivered. */
const asSeeded =
  'update adopted set evidence_file_id = null, earned_at = coalesce(earned_at, paid_at, agreed_at)'

/** The statements of the migration leave out the day of a posting, which it must have. */
const withDays = [/line, account, cents\)\nselect e.id, /, 'on_day, $&e.on_day, '] as const

/** Writes payables, payments and books for all the orders and design requests that are there. */
export async function seedMoney(client: ClientBase): Promise<void> {
  const statements = readFileSync(migration, 'utf8').split('--> statement-breakpoint')
  await client.query('begin')
  for (const statement of statements.map((text) => text.trim()))
    if (FILLS.test(statement)) {
      await client.query(statement.replace(...withDays))
      if (statement.includes('temporary table adopted')) await client.query(asSeeded)
    }
  await client.query('commit')
}
