/** Of what is written, sold, and put away, shoppers find only what is live. */
export const productStates = ['draft', 'live', 'archived'] as const
export type ProductState = (typeof productStates)[number]

/** What the audit log calls a change of state. */
export function actOfState(before: ProductState, after: ProductState): string {
  if (after === 'archived') return 'archived'
  if (after === 'draft') return 'withdrawn'
  return before === 'archived' ? 'restored' : 'published'
}
