import { Problem } from '#contract/problems.ts'
import type { Db } from '#kit/node/db/database.ts'
import type { documents } from '#server/db/schema/documents.ts'
import type { Viewer } from '../find-payable.ts'

/** A paper as it was issued. */
export type StoredPaper = typeof documents.$inferSelect

const invoiceText = `
  select number from documents d
  where payable_id = $1 and kind = 'invoice' and cancels is null
    and not exists (select from documents c where c.cancels = d.number)`

/** The number of the invoice that stands for a payable. */
export async function invoiceOf(db: Db, payableId: string): Promise<string | undefined> {
  const text = { name: 'invoice_of_payable', text: invoiceText, values: [payableId] }
  const [found] = await db.rows<{ number: string }>(text)
  return found?.number
}

const paperText = `
  select d.kind, d.number, d.issued_on::text as "issuedOn", d.cents, d.cancels, d.snapshot
  from documents d join payables p on p.id = d.payable_id
  left join orders o on o.id = p.order_id left join design_requests q on q.id = p.design_id
  where d.number = upper($1) and o.archived_at is null
    and ($2::uuid is null or coalesce(o.user_id, q.user_id) = $2)`

type Paper = Pick<StoredPaper, 'kind' | 'number' | 'issuedOn' | 'cents' | 'cancels' | 'snapshot'>

/**
 * The paper of this number, in any case. For a customer, someone else's is missing as an unknown one.
 *
 * @throws Problem `paper_not_found`
 */
export async function findPaper(db: Db, { id, role }: Viewer, number: string): Promise<Paper> {
  const values = [number, role === 'admin' ? null : id]
  const [paper] = await db.rows<Paper>({ name: 'paper_by_number', text: paperText, values })
  if (!paper) throw new Problem('paper_not_found')
  return paper
}
