/** When an order is income, as the owner says. */
export const earningMoments = ['delivery', 'shipment'] as const
export type EarningMoment = (typeof earningMoments)[number]

/** Whether an order that stands at `status` is income. */
export function isEarnedAt(moment: EarningMoment, status: string): boolean {
  return status === 'delivered' || (moment === 'shipment' && status === 'shipped')
}
