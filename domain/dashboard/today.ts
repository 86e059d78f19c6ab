/** What may wait for the studio, in the order in which it is shown: people first, then things. */
export const todayKinds = [
  'quotes',
  'payments',
  'design-payments',
  'refunds-to-send',
  'deposits-late',
  'balances-late',
  'credits',
  'concepts',
  'revisions',
  'quotes-ending',
  'emails',
  'sold-out',
  'low-stock',
  'settings',
] as const
export const moneyKinds: readonly TodayKind[] = [
  'payments',
  'design-payments',
  'refunds-to-send',
  'deposits-late',
  'balances-late',
  'credits',
]
export type TodayKind = (typeof todayKinds)[number]

/** Of what waits, so many of the most urgent are named. */
export const MAX_NAMED = 3
