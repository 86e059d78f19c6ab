import type { Adjustment } from '#domain/payments/adjustments.ts'
import { AdjustDialog, FeeDialog, MoveDialog } from './adjust-dialogs.tsx'
import type { MethodMeant } from './money-form.tsx'
import { BackDialog, RecordDialog } from './payment-dialogs.tsx'
import { EndDialog, RefundDialog, SentDialog } from './refund-dialogs.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'
import type { MoneyActs, ShownPayable, ShownPayment, ShownRefund } from './use-money.ts'

type OfRefund = Pick<ShownRefund, '_id' | 'amount'>

/** What is asked of a refund. */
export type RefundQuestion =
  | { about: 'sent'; refund: OfRefund }
  | { about: 'end'; refund: OfRefund; state: 'failed' | 'withdrawn' }

/** What is asked before something is done with money. */
export type MoneyQuestion =
  | { about: 'record' | 'refund' | 'move' | 'fee' | 'schedule' }
  | { about: 'back'; payment: ShownPayment; kind: 'reversed' | 'bounced' }
  | { about: 'adjust'; what: Adjustment }
  | RefundQuestion

type MoneyDialogsProps = MethodMeant & {
  payable: ShownPayable
  asking: MoneyQuestion
  acts: MoneyActs
  onClose: () => void
}

/** The window of the question that is open. */
export function MoneyDialogs({ payable, method, reference, asking, ...dialog }: MoneyDialogsProps) {
  switch (asking.about) {
    case 'record':
      return <RecordDialog payable={payable} method={method} reference={reference} {...dialog} />
    case 'refund':
      return <RefundDialog payable={payable} method={method} {...dialog} />
    case 'move':
      return <MoveDialog payable={payable} {...dialog} />
    case 'fee':
      return <FeeDialog payable={payable} {...dialog} />
    case 'schedule':
      return <ScheduleDialog payable={payable} {...dialog} />
    case 'back':
      return <BackDialog payable={payable} {...asking} {...dialog} />
    case 'adjust':
      return <AdjustDialog payable={payable} what={asking.what} {...dialog} />
    default:
      return <RefundDialogs asking={asking} {...dialog} />
  }
}

type RefundDialogsProps = { asking: RefundQuestion; acts: MoneyActs; onClose: () => void }

/** The same of a refund alone. */
export function RefundDialogs({ asking, ...dialog }: RefundDialogsProps) {
  return asking.about === 'sent' ? (
    <SentDialog refund={asking.refund} {...dialog} />
  ) : (
    <EndDialog {...asking} {...dialog} />
  )
}
