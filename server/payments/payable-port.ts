import type { SQL } from 'drizzle-orm'
import type { ProblemCode } from '#contract/problems.ts'
import type { Settings } from '#contract/settings.ts'
import type { Payable } from '#domain/payments/payable.ts'
import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import type { PaymentStatus } from '#domain/payments/payment-status.ts'
import type { Db } from '#kit/node/db/database.ts'
import type { Actor, SignedIn } from '#server/session.ts'
import type { World } from '#server/world.ts'
import type { Books } from './books.ts'
import { type IssuedPaper, issuePapers } from './papers/issue-papers.ts'

type Viewer = Pick<SignedIn, 'id' | 'role'>

/** The columns that a payment moves; both nouns have them under these names. */
export type PaymentColumns = {
  paymentStatus?: PaymentStatus
  paymentMethod?: PaymentMethod
  paymentNote?: string
  paidAt?: Date | null
  evidenceFileId?: string | SQL | null
  evidenceUploadedAt?: Date | SQL | null
}

/** What the studio does with money by amount, with the title that customers and the studio read. */
export const moneyEvents = {
  cheque_bounced: 'Check returned unpaid',
  payment_reversed: 'Payment taken back',
  refund_approved: 'Refund approved',
  refund_sent: 'Refund sent',
  refund_failed: 'Refund came back',
  refund_withdrawn: 'Refund withdrawn',
  reduced: 'Price reduced',
  charged: 'Charge added',
  written_off: 'Rest waived',
  deposit_kept: 'Deposit kept',
  credit_moved: 'Credit moved',
  payment_set_aside: 'Payment set aside',
  schedule_changed: 'Payment schedule changed',
  reminded: 'Payment reminder sent',
} as const
export type MoneyEvent = keyof typeof moneyEvents

export type PaymentEvent =
  | 'evidence_uploaded'
  | 'paid'
  | 'payment_received'
  | 'payment_rejected'
  | 'refunded'
  | 'payment_pending'
  | MoneyEvent

/** What an act came to. */
export type PaymentOutcome = {
  columns: PaymentColumns
  event: PaymentEvent
  /** The reason of a rejection, or how much came. */
  description?: string
  /** Why it comes to less, for its credit note. */
  reason?: string
  /** What the letter about it says beside the noun's own values. */
  words?: { amount: string; details: string }
  /** Enough came for the work to begin. */
  isBegun?: boolean
}

/** One act on a payment; the noun's frame locks, records and writes the letters. */
export type PaymentAct = {
  /** Writes the locked payable; undefined where it does not stand where the act begins. */
  write(books: Books, before: Payable): Promise<PaymentOutcome | undefined>
  /** Whether it stands where the act leads already; asked by nouns whose status may be said again. */
  isDone?(before: Payable): boolean
  /** Whether it takes what it is done to out of the archive. */
  reachesArchive?: boolean
  /** Issues the papers that it came to, once the caller read all it answers: who issues next waits for the commit. */
  issue?(papers: () => Promise<IssuedPaper[]>): Promise<IssuedPaper[]>
  /** The refusal that undefined means: `illegal_state` unless said. */
  otherwise?: ProblemCode
}

/** The outcome of an act that was written. */
export function written(outcome: PaymentOutcome | undefined): PaymentOutcome {
  if (!outcome) throw new Error('Nothing was written')
  return outcome
}

/** What a noun hands in so that it can be paid for; `Row` is what its frame returns, `Reply` what its caller reads. */
export type PayablePort<Row, Reply> = {
  /** The refusal of evidence where no money is awaited. */
  notAwaited: ProblemCode
  /** @throws Problem the noun's own 404, for somebody else's too */
  require(db: Db, viewer: Viewer, id: string): Promise<unknown>
  /** One act in the caller's transaction: lock, write, event, audit, letters. */
  change(tx: Db, world: World, settings: Settings, actor: Actor, id: string, act: PaymentAct): Promise<Row>
  present(world: World, viewer: Viewer, row: Row): Promise<Reply>
}

type Issuing = Parameters<typeof issuePapers>

/** Issues the papers that an act came to, when it wants them. */
export async function papersOf(
  act: Pick<PaymentAct, 'issue'>,
  books: Books | undefined,
  settings: Issuing[1],
  id: Issuing[2],
  subject: Issuing[3],
  reason: Issuing[4],
): Promise<IssuedPaper[]> {
  const issue = async () => (books ? issuePapers(books, settings, id, subject, reason) : [])
  return act.issue?.(issue) ?? issue()
}
