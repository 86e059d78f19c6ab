import type { Reply } from '#contract/call.ts'

export type ListedRequest = Reply<'GET /api/design-requests/admin/all'>['requests'][number]

/** How the studio names a request in short: the last 8 characters of its id. */
export function shortId(id: string): string {
  return id.slice(-8)
}

/** Whose request it is, as far as that is known. */
export function clientName({ user }: Pick<ListedRequest, 'user'>): string {
  return user?.name.trim() || user?.email || 'Unknown'
}

/** Whether its payment waits for the studio's yes. */
export function isPaymentToCheck({
  paymentStatus,
  hasEvidence,
}: Pick<ListedRequest, 'paymentStatus' | 'hasEvidence'>): boolean {
  return paymentStatus === 'pending' && hasEvidence
}
