import type { DesignStatus } from './design-status.ts'

const choosingStatuses: ReadonlySet<DesignStatus> = new Set(['review', 'revision', 'completed'])

/** Whether a client says yes or no to suggested pieces: once there is a design, and until they are in the cart. */
export function mayAnswerPieces(status: DesignStatus): boolean {
  return choosingStatuses.has(status)
}
