import { type ClientMove, type DesignState, movesOfClient } from '#domain/designs/client-moves.ts'
import { isOver } from '#domain/designs/design-status.ts'
import { mayAnswerPieces } from '#domain/designs/piece-answers.ts'
import { unpaidStatuses } from '#domain/payments/payment-status.ts'
import type { ShownRequest } from '#web/designs/use-request.ts'

type OfWhom = Pick<ShownRequest, 'user'>

/** Whether it is the reader's own: only the studio is told whose it is. */
export function isMine({ user }: OfWhom): boolean {
  return user === undefined
}

/** Whether the design fee can still be paid: it is pending or rejected, and the request is not over. */
export function isFeeOpen({
  status,
  paymentStatus,
}: Pick<ShownRequest, 'status' | 'paymentStatus'>): boolean {
  return unpaidStatuses.includes(paymentStatus) && !isOver(status)
}

/** What the reader may do with the request: its client as the rules say, the studio nothing on this page. */
export function movesHere(request: OfWhom & DesignState): readonly ClientMove[] {
  return isMine(request) ? movesOfClient(request) : []
}

/** Whether the reader may say yes or no to suggested pieces. */
export function mayChoosePieces(request: OfWhom & Pick<ShownRequest, 'status'>): boolean {
  return isMine(request) && mayAnswerPieces(request.status)
}

/** The button that was pressed is gone with what it did: reading goes on at the page. */
export function readOn(): void {
  document.getElementById('main')?.focus({ preventScroll: true })
}
