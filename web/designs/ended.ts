import type { ShownRequest } from './use-request.ts'

/** Whether a request ended without a design: nothing on its drawings changes any more. */
export function isEnded({ status }: Pick<ShownRequest, 'status'>): boolean {
  return status === 'cancelled' || status === 'rejected'
}
