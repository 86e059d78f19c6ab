/** What can be entered in the books, in words. */
export const entryWords = {
  payment: 'Payment received',
  'payment-back': 'Payment taken back',
  earned: 'Earned',
  unearned: 'No longer earned',
  refund: 'Refund approved',
  'refund-back': 'Refund withdrawn',
  'refund-sent': 'Refund sent',
  'refund-failed': 'Refund came back',
  charged: 'Charged',
  reduced: 'Reduced',
  'written-off': 'Written off',
  kept: 'Deposit kept',
} as const
export type EntryKind = keyof typeof entryWords
