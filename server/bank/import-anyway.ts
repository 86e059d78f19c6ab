import { and, eq, max } from 'drizzle-orm'
import { Problem } from '#contract/problems.ts'
import { fingerprintOf } from '#domain/payments/bank/fingerprint.ts'
import { one, type Db } from '#kit/node/db/database.ts'
import { recordChange } from '#server/audit/record.ts'
import { bankImports, bankLines } from '#server/db/schema/bank.ts'
import type { Actor } from '#server/session.ts'
import { insertLines, lockStatements } from './import-statement.ts'
import { requireImport } from './imports.ts'

/**
 * Takes in a line that was there already: the day was cut between two statements, and it is a twin of the one before.
 *
 * @throws Problem `statement_not_found` · `bank_line_not_found` (no such line, or taken in already)
 */
export async function importAnyway(tx: Db, actor: Actor, importId: string, lineId: string) {
  await lockStatements(tx)
  const found = await one(tx.select().from(bankImports).where(eq(bankImports.id, importId)).for('update'))
  if (!found) throw new Problem('statement_not_found')
  const line = found.twins.find(({ id }) => id === lineId)
  if (!line) throw new Problem('bank_line_not_found')
  const fingerprint = fingerprintOf(line)
  const occurrence = (await lastTwin(tx, found.bankAccountId, fingerprint)) + 1
  await insertLines(tx, importId, found.bankAccountId, [{ ...line, fingerprint, occurrence }])
  const twins = found.twins.filter((one) => one !== line)
  const newLines = found.newLines + 1
  await tx.update(bankImports).set({ twins, newLines }).where(eq(bankImports.id, importId))
  const after = { postedOn: line.postedOn, amount: line.cents, name: line.name }
  await recordChange(tx, actor, { action: 'statement.line_added', id: importId, after })
  return requireImport(tx, importId)
}

async function lastTwin(tx: Db, accountId: string, fingerprint: string): Promise<number> {
  const isTwin = and(eq(bankLines.bankAccountId, accountId), eq(bankLines.fingerprint, fingerprint))
  const last = await one(
    tx
      .select({ occurrence: max(bankLines.occurrence) })
      .from(bankLines)
      .where(isTwin),
  )
  return last?.occurrence ?? 0
}
