/** What an owner does to open a shop, in this order. */
export const firstSteps = [
  'name',
  'logo',
  'words',
  'payment',
  'charges',
  'mail',
  'categories',
  'product',
  'privacy',
  'admin',
] as const
export type FirstStep = (typeof firstSteps)[number]
