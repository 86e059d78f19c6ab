/** How a payable stands, as lists narrow to it; what is late is due as well. */
export const payableStates = ['due', 'late', 'credit', 'settled'] as const
export type PayableState = (typeof payableStates)[number]

export const payableKinds = ['order', 'design'] as const

export const payableSorts = ['date', 'due', 'open'] as const
