import type { ProblemCode } from '#contract/problems.ts'
import type { Settings } from '#contract/settings.ts'
import type { Payable } from '#domain/payments/payable.ts'
import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import type { PaymentStatus } from '#domain/payments/payment-status.ts'
import type { Db } from '#kit/node/db/database.ts'
import type { Actor, SignedIn } from '#server/session.ts'
import type { World } from '#server/world.ts'
import type { Books } from './books.ts'

type Viewer = Pick<SignedIn, 'id' | 'role'>

/** The columns that a payment moves; both nouns have them under these names. */
export type PaymentColumns = {
  paymentStatus?: PaymentStatus
  paymentMethod?: PaymentMethod
  paymentNote?: string
  paidAt?: Date | null
  evidenceFileId?: string
  evidenceUploadedAt?: Date
}

export type PaymentEvent = 'evidence_uploaded' | 'paid' | 'payment_rejected' | 'refunded' | 'payment_pending'

/** One act on a payment; the noun's frame locks, records and writes the letters. */
export type PaymentAct = {
  /** What is written to the locked payable; undefined where it does not stand where the act begins. */
  columns(books: Books, before: Payable): Promise<PaymentColumns | undefined>
  /** Whether it stands where the act leads already; asked by nouns whose status may be said again. */
  isDone?(before: Payable): boolean
  /** The refusal that undefined means: `illegal_state` unless said. */
  otherwise?: ProblemCode
  event: PaymentEvent
  /** The reason of a rejection. */
  description?: string
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
