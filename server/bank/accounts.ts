import { asc, eq } from 'drizzle-orm'
import type { BankAccountChange, NewBankAccount } from '#contract/bank-accounts.ts'
import { Problem } from '#contract/problems.ts'
import { difference } from '#domain/audit.ts'
import { one, type Db } from '#kit/node/db/database.ts'
import { recordChange } from '#server/audit/record.ts'
import { bankAccounts } from '#server/db/schema/bank.ts'
import { invalid } from '#server/invalid.ts'
import type { Actor } from '#server/session.ts'
import type { World } from '#server/world.ts'

const { id: _id, name, last4, account, csv } = bankAccounts
const columns = { _id, name, last4, account, csv }

/** The accounts of the shop, as the books have them. */
export function listAccounts(db: Db) {
  return db.select(columns).from(bankAccounts).orderBy(asc(account))
}

/** @throws Problem `validation_failed` (each has an account of its own in the books) */
export function addAccount({ db, random, clock }: World, actor: Actor, form: NewBankAccount) {
  return db.inTransaction(async (tx) => {
    const id = random.uuid()
    const [added] = await tx
      .insert(bankAccounts)
      .values({ id, ...form, createdAt: clock() })
      .onConflictDoNothing({ target: account })
      .returning(columns)
    if (!added) throw invalid('account', 'Another bank account is entered there')
    await recordChange(tx, actor, { action: 'bank_account.created', id, after: form })
    return added
  })
}

/** Its place in the books stays: what was entered there is never moved. */
export async function changeAccount(tx: Db, actor: Actor, id: string, form: Partial<BankAccountChange>) {
  const ofId = eq(bankAccounts.id, id)
  const before = await one(tx.select(columns).from(bankAccounts).where(ofId).for('update'))
  const [changed] = await tx.update(bankAccounts).set(form).where(ofId).returning(columns)
  if (!before || !changed) throw new Problem('bank_account_not_found')
  const { isNothing, ...sides } = difference(before, changed)
  if (!isNothing) await recordChange(tx, actor, { action: 'bank_account.changed', id, ...sides })
  return changed
}

/**
 * Of which account a statement is: the one that is named, or the only one; nothing while there is none.
 *
 * @throws Problem `bank_account_not_found` · `validation_failed` (one of several has to be named)
 */
export async function accountOfStatement(db: Db, id: string | undefined) {
  const which = id === undefined ? undefined : eq(bankAccounts.id, id)
  const [found, another] = await db.select(columns).from(bankAccounts).where(which).limit(2)
  if (id !== undefined && !found) throw new Problem('bank_account_not_found')
  if (another) throw invalid('bankAccountId', 'Choose the account that the statement is of')
  return found
}
