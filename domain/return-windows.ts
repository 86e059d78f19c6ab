/** How long after delivery one may still come: a policy of the shop, in the words in which people read it. */
export const returnWindows = {
  anyReason: '14 days',
  damage: '48 hours',
  packageDefects: '30 days',
} as const
