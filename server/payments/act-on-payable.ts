import type { Payable as PayableReply } from '#contract/payables.ts'
import type { Settings } from '#contract/settings.ts'
import type { Payable } from '#domain/payments/payable.ts'
import { paidAtOf } from '#domain/payments/standing.ts'
import { owedOf } from '#domain/payments/sums.ts'
import type { Db } from '#kit/node/db/database.ts'
import { idempotentWrite, type IdempotentRequest, type StoredReply } from '#kit/node/http/idempotency.ts'
import type { Actor } from '#server/session.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import type { World } from '#server/world.ts'
import type { Books } from './books.ts'
import { findPayable } from './find-payable.ts'
import type { PayablePort, PaymentAct, PaymentOutcome } from './payable-port.ts'
import { isBegun, NO_EVIDENCE, requirePayable, statusOf, type StoredPayable } from './payables.ts'
import { payableInFull } from './read-payable.ts'

/** How either noun is paid. */
export type Ports = Record<'order' | 'design', Pick<PayablePort<unknown, never>, 'change'>>

/** One thing that the studio does with the money of a payable, which is locked by then. */
export type MoneyAct = {
  (books: Books, payable: StoredPayable, before: Payable): Promise<PaymentOutcome>
  reachesArchive?: true
}

/** `act` as what the bank may bring about after an order was archived: it takes the order out of the archive. */
export function reachingArchive(act: MoneyAct): MoneyAct {
  return Object.assign(act, { reachesArchive: true as const })
}

/** Where acts on payables are done, and who does them. */
export type Desk = { world: World; ports: Ports; actor: Actor }

type Reply = { payable: PayableReply }

/**
 * Does one thing with the payable that `ref` names, once per key: lock, write, history, audit, letters.
 *
 * @throws Problem `payable_not_found` · what the act refuses with
 */
export async function actOnPayable(
  desk: Desk,
  ref: string,
  submit: IdempotentRequest | undefined,
  actOf: (settings: Settings) => MoneyAct,
): Promise<Reply | StoredReply> {
  const { world, actor } = desk
  const settings = await currentSettings.get(world)
  return idempotentWrite(world.db, submit, async (tx) => {
    const act = actOf(settings)
    const { id, isDesign } = await findPayable(tx, actor, ref, act.reachesArchive)
    const answer: { payable?: PayableReply } = {}
    await changePayable(desk, tx, settings, { id, isDesign }, act, async (issue) => {
      const payable = await payableInFull(tx, actor, id)
      const issued = await issue()
      const papers = [...payable.papers, ...issued.toSorted((a, b) => b.kind.localeCompare(a.kind))]
      answer.payable = { ...payable, papers }
      return issued
    })
    return { payable: answer.payable ?? (await payableInFull(tx, actor, id)) }
  })
}

/** The same as part of the caller's transaction. */
export function changePayable(
  { world, ports, actor }: Desk,
  tx: Db,
  settings: Settings,
  { id, isDesign }: { id: string; isDesign: boolean },
  act: MoneyAct,
  issue?: PaymentAct['issue'],
): Promise<unknown> {
  return ports[isDesign ? 'design' : 'order'].change(tx, world, settings, actor, id, {
    write: async (books, before) => act(books, await requirePayable(tx, id), before),
    ...(issue && { issue }),
    ...(act.reachesArchive && { reachesArchive: true }),
  })
}

/** When a living payable was paid, once nothing is missing of it and something came: what is charged later does not undo it. */
export function settledAt({ sums, paidAt }: StoredPayable, at: Date): Date | null {
  const isPaidFor = sums.received > 0 || owedOf(sums) === 0
  return paidAt ?? (isPaidFor && !sums.isCancelled ? paidAtOf(sums, null, at) : null)
}

/** What an act came to that lowered what is open: it may have paid the rest, and the work may begin. What was rejected does not wait to be checked again. */
export function outcomeOf(
  before: Payable,
  after: StoredPayable,
  event: PaymentOutcome['event'],
  description: string,
): PaymentOutcome {
  const columns = statusOf(after)
  const isPaid = !after.sums.isCancelled && columns.paymentStatus === 'paid' && before.status !== 'paid'
  const isRejected = before.status === 'rejected' && columns.paymentStatus === 'pending'
  return {
    columns: {
      ...columns,
      ...(after.marked === null && { paymentNote: '' }),
      ...(isRejected && NO_EVIDENCE),
    },
    event: isPaid ? 'paid' : event,
    description,
    isBegun: isBegun(after),
  }
}
