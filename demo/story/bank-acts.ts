import { rm } from 'node:fs/promises'
import { asc, eq } from 'drizzle-orm'
import { designPayable } from '#server/designs/payable.ts'
import { bankLines } from '#server/db/schema/bank.ts'
import { importStatement } from '#server/bank/import-statement.ts'
import { moveLine } from '#server/bank/move-line.ts'
import { orderPayable } from '#server/orders/payable.ts'
import { requireOrder } from '#server/orders/queries.ts'
import { sumCents } from '#kit/core/money.ts'
import { actOnPayable } from '#server/payments/act-on-payable.ts'
import { readPayable } from '#server/payments/read-payable.ts'
import { recordPayment } from '#server/payments/record-payment.ts'
import { takeBack } from '#server/payments/take-back.ts'
import { statementOf } from './files.ts'
import { dayAfter } from './moments.ts'
import type { OrderAct } from './order-acts.ts'
import type { Scene } from './scene.ts'

/** What else moved at the bank, in cents, with what it was; nothing where the studio has not said yet. */
type OtherLine = readonly [words: string, cents: number, why?: string]

const NO_DOUBT = { isAlone: true, isSure: true }

const deskOf = (world: Scene['shop'], actor: Scene['cast']['mele']) => ({
  world,
  ports: { order: orderPayable, design: designPayable },
  actor,
})

type Owed = { payable: string; number: string; open: number }
const owedText = `
  select p.id as payable, 'LN-' || o.number as number, p.open_cents as open
  from payables p join orders o on o.id = p.order_id
  where o.user_id = $1 and p.open_cents > 0 and not p.is_cancelled order by o.number`

/** The bank returns the check that paid the order. */
export const bounced =
  (reason: string): OrderAct =>
  async ({ shop, cast: { mele } }, { id }) => {
    const { payments } = await readPayable(shop.db, mele, id)
    const cheque = payments.find(({ state, method }) => state === 'counted' && method === 'cheque')
    const form = { kind: 'bounced', reason } as const
    return actOnPayable(deskOf(shop, mele), id, undefined, (settings) =>
      takeBack(cheque?._id ?? '', form, settings),
    )
  }

/** What is open came by wire. */
export const wired: OrderAct = async ({ shop, cast: { mele } }, { id }) => {
  const { open: amount } = await readPayable(shop.db, mele, id)
  const money = { amount, seenOpen: amount, allowCredit: false, reference: '' }
  const act = recordPayment({ ...money, method: 'wire_transfer' })
  return actOnPayable(deskOf(shop, mele), id, undefined, () => act)
}

/** What is not as it should be of a wire, in cents: what its bank kept, or what came more than is open. */
type Amiss = { kept?: number; more?: number }

/**
 * The studio reads a statement: one line of it pays all that its customer owes for orders; of the others, those that it
 * knows are set aside.
 */
export function banked(others: readonly OtherLine[], { kept = 0, more = 0 }: Amiss = {}): OrderAct {
  return async ({ shop, cast: { mele } }, { id }) => {
    const { user } = await requireOrder(shop.db, mele, id)
    const owed = await shop.db.rows<Owed>({ name: 'story_owed', text: owedText, values: [user._id] })
    const payables = owed.map(({ payable, open }, at) => ({
      payable,
      amount: open + (at === 0 ? more - kept : 0),
      kept: at === 0 ? kept : 0,
    }))
    const amount = sumCents(payables.map((part) => part.amount))
    const wire = `${user.lastName} WIRE IN ${owed.map(({ number }) => number).join(' ')}`.toUpperCase()
    const file = await statementOf(shop, dayAfter(shop.clock(), 0), [[wire, amount], ...others])
    const { _id: importId } = await importStatement(shop, mele, file)
    await rm(file.path)
    const lines = await shop.db
      .select()
      .from(bankLines)
      .where(eq(bankLines.importId, importId))
      .orderBy(asc(bankLines.cents))
    const desk = deskOf(shop, mele)
    for (const { id: lineId, name } of lines) {
      const why = others.find(([words]) => words === name)?.[2]
      if (name === wire) await moveLine(desk, lineId, { act: 'match', payables }, NO_DOUBT)
      else if (why) await moveLine(desk, lineId, { act: 'setAside', why }, NO_DOUBT)
    }
  }
}
