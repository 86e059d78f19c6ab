/** The papers that bear a number of their own; none is changed or taken away once it is issued. */
export const paperKinds = ['invoice', 'receipt', 'credit_note'] as const
export type PaperKind = (typeof paperKinds)[number]

export const paperLabels: Record<PaperKind, string> = {
  invoice: 'Invoice',
  receipt: 'Receipt',
  credit_note: 'Credit note',
}

/** What a series of numbers may be called: INV-. */
export const PAPER_PREFIX = /^[A-Z]{1,6}-?$/
/** INV-1001, in any case. */
export const PAPER_NUMBER = /^[a-z]{1,6}-?[1-9]\d{0,8}$/i

/** "Invoice", and of one that cancels another "Cancellation of invoice INV-1001". */
export function paperTitle({ kind, cancels }: { kind: PaperKind; cancels: string | null }): string {
  return cancels === null
    ? paperLabels[kind]
    : `Cancellation of ${paperLabels[kind].toLowerCase()} ${cancels}`
}
