import type { designWords } from '#server/designs/letter-words.ts'
import type { orderWords } from '#server/orders/letter-words.ts'
import type { sellerWords } from '#server/orders/seller-letters.ts'
import type { quoteWords } from '#server/orders/quotes/letter-words.ts'
import type { feeWords } from '#server/payments/fee-words.ts'
import type { orderPaymentWords } from '#server/payments/letter-words.ts'
import type { lateWords } from '#server/payments/late-words.ts'
import type { moneyWords } from '#server/payments/money-words.ts'
import type { questionWords } from '#server/questions/letters.ts'
import type { accountWords } from '#server/users/letters.ts'

type Key =
  | keyof typeof accountWords
  | keyof typeof orderWords
  | keyof typeof quoteWords
  | keyof typeof sellerWords
  | keyof typeof orderPaymentWords
  | keyof typeof moneyWords
  | keyof typeof lateWords
  | keyof typeof designWords
  | keyof typeof feeWords
  | keyof typeof questionWords
  | 'studio-low-stock'

/** Every letter as it is recorded: a variant of words is none of its own. */
export type LetterName = Exclude<Key, `${string}:${string}`>
