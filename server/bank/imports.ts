import { and, asc, desc, eq, inArray, ne, not, exists } from 'drizzle-orm'
import { Problem } from '#contract/problems.ts'
import type { Db } from '#kit/node/db/database.ts'
import { recordChange } from '#server/audit/record.ts'
import { bankAccounts, bankImports, bankLines } from '#server/db/schema/bank.ts'
import { payments } from '#server/db/schema/payments.ts'
import type { Actor } from '#server/session.ts'

/** So many are listed: the latest. */
const MOST_LISTED = 100

/** The statements that were read, the latest first. */
export async function listImports(db: Db) {
  const { createdAt, id } = bankImports
  return (await selectImports(db).orderBy(desc(createdAt), asc(id)).limit(MOST_LISTED)).map(shown)
}

/** What of it was there already, as people read it. */
type Row = Awaited<ReturnType<typeof selectImports>>[number]
function shown({ twins, ...row }: Row) {
  return {
    ...row,
    twins: twins.map(({ id: _id, postedOn, cents: amount, name, memo }) => ({
      _id,
      postedOn,
      amount,
      name,
      memo,
    })),
  }
}

export async function requireImport(db: Db, id: string) {
  const [found] = await selectImports(db).where(eq(bankImports.id, id))
  if (!found) throw new Problem('statement_not_found')
  return shown(found)
}

function selectImports(db: Db) {
  const { id: _id, fileName, format, firstDay, lastDay, lines, newLines, twins, createdAt } = bankImports
  const columns = { _id, fileName, format, firstDay, lastDay, lines, newLines, twins, createdAt }
  const touched = db
    .select({ id: bankLines.id })
    .from(bankLines)
    .where(and(eq(bankLines.importId, bankImports.id), ne(bankLines.state, 'new')))
  return db
    .select({ ...columns, account: bankAccounts.name, canUndo: not(exists(touched)).mapWith(Boolean) })
    .from(bankImports)
    .innerJoin(bankAccounts, eq(bankAccounts.id, bankImports.bankAccountId))
    .$dynamic()
}

/**
 * Takes back a statement with what it brought.
 *
 * @throws Problem `statement_not_found` · `illegal_state` (something of it is matched or set aside)
 */
export async function undoImport(tx: Db, actor: Actor, id: string): Promise<void> {
  // A line of it that is let in at the same time is waited for.
  await tx.select({ id: bankImports.id }).from(bankImports).where(eq(bankImports.id, id)).for('update')
  await linesOf(tx, id).for('update')
  const { fileName, lines, newLines } = await requireImport(tx, id)
  const isTouched = and(eq(bankLines.importId, id), ne(bankLines.state, 'new'))
  if ((await tx.$count(bankLines, isTouched)) > 0) {
    const message = 'Some of its lines are matched or set aside. Please open these again first.'
    throw new Problem('illegal_state', { message })
  }
  // What was paid by it was taken back.
  await tx
    .update(payments)
    .set({ bankLineId: null })
    .where(inArray(payments.bankLineId, linesOf(tx, id)))
  await tx.delete(bankLines).where(eq(bankLines.importId, id))
  await tx.delete(bankImports).where(eq(bankImports.id, id))
  await recordChange(tx, actor, { action: 'statement.undone', id, before: { fileName, lines, newLines } })
}

function linesOf(tx: Db, importId: string) {
  return tx.select({ id: bankLines.id }).from(bankLines).where(eq(bankLines.importId, importId))
}
