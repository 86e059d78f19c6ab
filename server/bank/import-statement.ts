import { and, eq, sql } from 'drizzle-orm'
import { Problem } from '#contract/problems.ts'
import { fingerprintOf, newAmong, type StoredMovement } from '#domain/payments/bank/fingerprint.ts'
import { endOf } from '#kit/core/cut-text.ts'
import { longDay } from '#kit/core/long-date.ts'
import type { Movement, Statement } from '#kit/node/bank/statement.ts'
import { one, type Db } from '#kit/node/db/database.ts'
import type { UploadedFile } from '#kit/node/http/uploads.ts'
import type { CsvHead } from '#domain/payments/bank/csv-heads.ts'
import { recordChange } from '#server/audit/record.ts'
import { bankAccounts, bankImports } from '#server/db/schema/bank.ts'
import type { Actor } from '#server/session.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import type { World } from '#server/world.ts'
import { accountOfStatement, changeAccount } from './accounts.ts'
import { requireImport } from './imports.ts'
import { readUpload } from './read-upload.ts'

/**
 * Takes in what a statement holds that none before it did.
 *
 * @param heads  of the columns of a table, which its account remembers
 *
 * @throws Problem `validation_failed` · `unsupported_type` · `too_large` (no statement, with the line) ·
 *   `bank_file_known` (this very file was read) · `bank_account_not_found`
 */
export async function importStatement(
  world: World,
  actor: Actor,
  file: UploadedFile,
  accountId?: string,
  heads?: Record<CsvHead, string>,
) {
  const account = await accountOfStatement(world.db, accountId)
  const statement = await readUpload('statement', file, heads ?? account?.csv)
  const { payment } = await currentSettings.get(world)
  return world.db.inTransaction(async (tx) => {
    await lockStatements(tx)
    const bankAccountId = account?._id ?? (await firstAccount(tx, world, payment.bankDetails))
    await refuseEarlier(tx, bankAccountId, file.sha256)
    if (heads && statement.format === 'csv') await changeAccount(tx, actor, bankAccountId, { csv: heads })
    const id = await writeImport(tx, world, { actor, file, statement, bankAccountId })
    return requireImport(tx, id)
  })
}

/** Lets statements in one after the other until the transaction ends: which lines are twins is counted. */
export async function lockStatements(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('bank statements', 0))`)
}

type Details = { bankName: string; accountNumber: string }

/** The first statement makes an account, as the settings name it. */
async function firstAccount(tx: Db, { random, clock }: World, { bankName, accountNumber }: Details) {
  const existing = await one(tx.select({ id: bankAccounts.id }).from(bankAccounts).limit(1))
  if (existing) return existing.id
  const id = random.uuid()
  const last4 = endOf(accountNumber, 4)
  await tx.insert(bankAccounts).values({ id, name: bankName, last4, createdAt: clock() })
  return id
}

async function refuseEarlier(tx: Db, bankAccountId: string, sha256: string): Promise<void> {
  const which = and(eq(bankImports.bankAccountId, bankAccountId), eq(bankImports.sha256, sha256))
  const earlier = await one(tx.select().from(bankImports).where(which))
  if (!earlier) return
  const { firstDay, lastDay } = earlier
  const message = `This statement was read before: ${longDay(firstDay)} to ${longDay(lastDay)}`
  throw new Problem('bank_file_known', { message })
}

const linesText = `
  insert into bank_lines (id, import_id, bank_account_id, posted_on, cents, name, memo, bank_ref, cheque_no,
    fingerprint, occurrence)
  select id, $2, $3, "postedOn", cents, name, memo, "bankRef", "chequeNo", fingerprint, occurrence
  from jsonb_to_recordset($1::jsonb) as lines (id uuid, "postedOn" date, cents int, name text, memo text,
    "bankRef" text, "chequeNo" text, fingerprint text, occurrence int)`

/** Of the lines that were there already so many are listed, to be taken in all the same. */
const MOST_TWINS = 50

const storedText = `
  select l.fingerprint, l.occurrence, l.bank_ref as "bankRef", i.format
  from bank_lines l join bank_imports i on i.id = l.import_id
  where l.bank_account_id = $1 and l.fingerprint = any($2::text[])
  order by l.fingerprint, l.occurrence`

type NewLine = Movement & { id: string; fingerprint: string; occurrence: number }

export async function insertLines(tx: Db, importId: string, accountId: string, lines: readonly NewLine[]) {
  await tx.rows({ name: 'bank_lines', text: linesText, values: [JSON.stringify(lines), importId, accountId] })
}

type Import = { actor: Actor; file: UploadedFile; statement: Statement; bankAccountId: string }

async function writeImport(
  tx: Db,
  { random, clock }: World,
  { actor, file, statement: { format, movements }, bankAccountId }: Import,
): Promise<string> {
  const id = random.uuid()
  const days = movements.map(({ postedOn }) => postedOn).toSorted()
  const [firstDay = '', lastDay = ''] = [days[0], days.at(-1)]
  const { name: fileName, sha256 } = file
  const row = { id, bankAccountId, sha256, fileName, format, firstDay, lastDay, lines: movements.length }
  const read = [bankAccountId, [...new Set(movements.map(fingerprintOf))]]
  const stored = await tx.rows<StoredMovement>({ name: 'stored_bank_lines', text: storedText, values: read })
  const { fresh, repeated } = newAmong(movements, format, stored)
  // Lines of one day are listed by their ids: as the statement has them.
  const ids = fresh.map(() => random.uuid()).toSorted()
  const lines = fresh.map((line, place) => ({ ...line, id: ids[place] ?? random.uuid() }))
  const { length: newLines } = lines
  const atEdges = repeated.filter(({ postedOn }) => postedOn === firstDay || postedOn === lastDay)
  const shown = atEdges.slice(0, MOST_TWINS).map((line) => ({ ...line, id: random.uuid() }))
  await tx
    .insert(bankImports)
    .values({ ...row, twins: shown, newLines, importedBy: actor.id, createdAt: clock() })
  await insertLines(tx, id, bankAccountId, lines)
  const after = { fileName, lines: movements.length, newLines }
  await recordChange(tx, actor, { action: 'statement.imported', id, after })
  return id
}
