/**
 * The life of a design request.
 *
 *   pending ─▶ in_progress ─▶ review ⇄ revision ─▶ completed
 *      ├─▶ cancelled   (withdrawn by the client while unpaid)
 *      └─▶ rejected    (declined by the studio)
 *
 * The studio may set any status. A concept that is uploaded while work is in progress or in revision moves the
 * request to review. What the client may do is said once, in `client-moves.ts`.
 */
export const designStatuses = [
  'pending',
  'in_progress',
  'review',
  'revision',
  'completed',
  'cancelled',
  'rejected',
] as const
export type DesignStatus = (typeof designStatuses)[number]

const labels: Record<DesignStatus, string> = {
  pending: 'Pending',
  in_progress: 'In Progress',
  review: 'Review',
  revision: 'Revision',
  completed: 'Completed',
  cancelled: 'Canceled',
  rejected: 'Declined',
}

/** The steps of the progress bar. */
export const designSteps = ['Submitted', 'In Progress', 'Review', 'Completed'] as const

const stepOf: Record<DesignStatus, number> = {
  pending: 1,
  in_progress: 2,
  review: 3,
  revision: 3,
  completed: 4,
  cancelled: 1,
  rejected: 1,
}

/** The word for a status. */
export function designStatusLabel(status: DesignStatus): string {
  return labels[status]
}

/** How many steps of the progress bar a request has reached, from 1. */
export function designStep(status: DesignStatus): number {
  return stepOf[status]
}

/** Whether nothing more happens to a request. */
export function isOver(status: DesignStatus): boolean {
  return status === 'completed' || isCalledOff(status)
}

/** Whether it ended without a design: withdrawn by the client or declined by the studio. */
export function isCalledOff(status: DesignStatus): boolean {
  return status === 'cancelled' || status === 'rejected'
}
