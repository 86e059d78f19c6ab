/** What waits that is about money. */
export const moneyKinds = [
  'payments',
  'design-payments',
  'bank-lines',
  'refunds-to-send',
  'deposits-late',
  'balances-late',
  'credits',
] as const

/** What may wait for the studio, in the order in which it is shown: people first, then things. */
export const todayKinds = [
  'quotes',
  'quote-changes',
  'questions',
  'swatches',
  ...moneyKinds,
  'concepts',
  'revisions',
  'quotes-ending',
  'drafts-waiting',
  'emails',
  'sold-out',
  'low-stock',
  'settings',
] as const
export type TodayKind = (typeof todayKinds)[number]

/** Of what waits, so many of the most urgent are named. */
export const MAX_NAMED = 3
