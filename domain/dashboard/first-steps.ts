/** What an owner does to open a shop, in this order. */
export const firstSteps = ['name', 'logo', 'payment', 'mail', 'categories', 'product'] as const
export type FirstStep = (typeof firstSteps)[number]
