import { rm } from 'node:fs/promises'
import { asc, eq } from 'drizzle-orm'
import { designPayable } from '#server/designs/payable.ts'
import { bankLines } from '#server/db/schema/bank.ts'
import { importStatement } from '#server/bank/import-statement.ts'
import { moveLine } from '#server/bank/move-line.ts'
import { orderPayable } from '#server/orders/payable.ts'
import { requireOrder } from '#server/orders/queries.ts'
import { openOf } from '#domain/payments/sums.ts'
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

/** What is open came by wire, and so much more that the customer is owed. */
export const wired =
  (more = 0): OrderAct =>
  async ({ shop, cast: { mele } }, { id }) => {
    const { open } = await readPayable(shop.db, mele, id)
    const money = { amount: open + more, seenOpen: open, allowCredit: more > 0, reference: '' }
    const act = recordPayment({ ...money, method: 'wire_transfer' })
    return actOnPayable(deskOf(shop, mele), id, undefined, () => act)
  }

/** The studio reads a statement: one line of it pays the order, less what its bank `kept`; the others are set aside. */
export function banked(others: readonly OtherLine[], kept = 0): OrderAct {
  return async ({ shop, cast: { mele } }, { id }) => {
    const { number, payable, user } = await requireOrder(shop.db, mele, id)
    if (!payable) throw new Error(`The order ${number} was not accepted`)
    const amount = openOf(payable) - kept
    const wire = `${user.lastName} WIRE IN ${number}`.toUpperCase()
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
      const paid = { act: 'match' as const, payables: [{ payable: id, amount, kept }] }
      if (name === wire) await moveLine(desk, lineId, paid, NO_DOUBT)
      else if (why) await moveLine(desk, lineId, { act: 'setAside', why }, NO_DOUBT)
    }
  }
}
