import { eq, inArray } from 'drizzle-orm'
import { findReferences, type References } from '#domain/payments/bank/find-references.ts'
import { type Candidate, suggestionFor, type Suggestion } from '#domain/payments/bank/grade.ts'
import { countIn } from '#domain/numbers.ts'
import { orderReference, requestReference } from '#domain/orders/reference.ts'
import type { Db } from '#kit/node/db/database.ts'
import { payables, refunds } from '#server/db/schema/payments.ts'
import { chequesOf } from './returned-check.ts'
import { selectPayables } from '#server/payments/list-payables.ts'
import { presentSummary } from '#server/payments/read-payable.ts'

/** More candidates than any page of lines names. */
const MOST_CANDIDATES = 1000
const MOST_REFUNDS = 500

const idsText = `
  select id from orders where number = any($1::int[])
  union select id from design_requests where number = any($2::int[])
  union select id from orders where right(id::text, 8) = any($3::text[])
  union select id from design_requests where left(id::text, 8) = any($4::text[])
  union select p.id from payables p
    where p.open_cents > 0 and (p.open_cents = any($5::int[])
      or exists (select from jsonb_array_elements(p.dues) due where (due ->> 'cents')::int = any($5::int[])))
  limit ${MOST_CANDIDATES}`

type Line = { _id: string; amount: number; name: string; memo: string; bankRef: string; chequeNo: string }
type Named = Candidate & { number: string; isDesign: boolean }

/** What each of these lines seems to be, by a fixed number of questions. */
export async function matchesFor(db: Db, lines: readonly Line[]) {
  const read = lines.map((line) => ({
    line,
    references: findReferences(`${line.name} ${line.memo} ${line.bankRef}`),
  }))
  const amounts = lines.map(({ amount }) => amount).filter((amount) => amount > 0)
  const values = [
    read.flatMap(({ references }) => references.orders),
    read.flatMap(({ references }) => references.designs),
    read.flatMap(({ references }) => references.orderEnds),
    read.flatMap(({ references }) => references.designBeginnings),
    amounts,
  ]
  const ids = await db.rows<{ id: string }>({ name: 'bank_candidates', text: idsText, values })
  const candidates = await candidatesOf(
    db,
    ids.map(({ id }) => id),
  )
  const { id, cents, reference } = refunds
  const toSend = db.select({ id, cents, reference }).from(refunds).where(eq(refunds.state, 'approved'))
  const waiting = await toSend.orderBy(refunds.createdAt).limit(MOST_REFUNDS)
  const payers = await payersByName(db, lines)
  const cheques = await chequesOf(
    db,
    lines.map(({ amount }) => amount),
  )
  const byId = new Map(candidates.map((candidate) => [candidate.id, candidate]))
  return new Map(
    read.map(({ line, references }) => {
      const named = candidates.filter((candidate) => isNamed(candidate, references))
      const payerId = payers.get(line.name)
      const choices = { named, ofAmount: candidates, refunds: waiting, payerId }
      const suggestion = presented(suggestionFor({ ...line, cents: line.amount }, choices), byId)
      return [line._id, { ...suggestion, cheques: cheques.filter(({ cents }) => cents === -line.amount) }]
    }),
  )
}

const payersText = `
  select l.name, min(coalesce(o.user_id, d.user_id)::text) as "payerId"
  from bank_lines l join payments p on p.bank_line_id = l.id and p.state = 'counted'
    left join orders o on o.id = p.payable_id left join design_requests d on d.id = p.payable_id
  where l.state = 'matched' and l.name = any($1::text[]) and l.name <> ''
  group by l.name having count(distinct coalesce(o.user_id, d.user_id)) = 1`

/** Who has paid under each of these names before, where that was one person alone. */
async function payersByName(db: Db, lines: readonly Line[]): Promise<ReadonlyMap<string, string>> {
  const values = [lines.map(({ name }) => name)]
  const rows = await db.rows<{ name: string; payerId: string }>({
    name: 'bank_payers',
    text: payersText,
    values,
  })
  return new Map(rows.map(({ name, payerId }) => [name, payerId]))
}

function isNamed({ id, number, isDesign }: Named, references: References): boolean {
  const count = countIn(number)
  return isDesign
    ? references.designs.includes(count) ||
        references.designBeginnings.includes(requestReference(id).slice('DR-'.length))
    : references.orders.includes(count) || references.orderEnds.includes(orderReference(id))
}

async function candidatesOf(db: Db, ids: string[]): Promise<Named[]> {
  const rows = ids.length > 0 ? await selectPayables(db).where(inArray(payables.id, ids)) : []
  return rows.map((row) => {
    const { number, open, dueNow, dueOn, client } = presentSummary(row, { id: '', role: 'admin' })
    return {
      id: row._id,
      number,
      isDesign: row.isDesign,
      open,
      dueNow,
      dueOn,
      payer: client?.name ?? '',
      payerId: row.client.id,
    }
  })
}

function presented(suggestion: Suggestion, byId: ReadonlyMap<string, Named>) {
  const parts = 'payables' in suggestion ? suggestion.payables : []
  return {
    grade: suggestion.grade,
    refundId: 'refundId' in suggestion ? suggestion.refundId : null,
    payables: parts.flatMap(({ id, cents: amount }) => {
      const found = byId.get(id)
      return found ? [{ _id: id, number: found.number, payer: found.payer, open: found.open, amount }] : []
    }),
  }
}
