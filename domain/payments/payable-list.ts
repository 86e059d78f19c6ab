/** How a payable stands, as lists narrow to it; what is late is due as well. */
export const payableStates = ['due', 'late', 'credit', 'settled'] as const
export type PayableState = (typeof payableStates)[number]

export const payableStateLabels: Record<PayableState, string> = {
  due: 'Due',
  late: 'Late',
  credit: 'In credit',
  settled: 'Settled',
}

export const payableKinds = ['order', 'design'] as const

export const payableKindLabels: Record<(typeof payableKinds)[number], string> = {
  order: 'Orders',
  design: 'Design fees',
}

export const payableSorts = ['date', 'due', 'open'] as const
