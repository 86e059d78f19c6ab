import { z } from 'zod'
import { moneyMethods } from '#domain/payments/payment-method.ts'
import { Dollars, SeenDollars } from '#kit/core/operation/money.ts'
import { line } from '#kit/core/operation/text.ts'

export const Amount = Dollars.refine((cents) => cents >= 0, 'Use an amount of $0.00 or more')
export const ReceivedAmount = Dollars.refine((cents) => cents > 0, 'Use an amount above $0.00')

/** What the studio says of money that came. */
export const receivedMoney = {
  /** All that is open unless said. */
  amount: ReceivedAmount.optional(),
  /** By the customer's way to pay unless said. */
  method: z.enum(moneyMethods, 'Choose how it came').optional(),
  /** Today unless said. */
  receivedOn: z.iso.date('Choose a day').optional(),
  /** What the bank or the check says of it. */
  reference: line(200).default(''),
  /** What was open for whoever decided; 409 `payment_changed` where it is something else now. */
  seenOpen: SeenDollars.optional(),
  /** More than is open may come: the rest is owed to the customer. */
  allowCredit: z.boolean().default(false),
}

/** What the page showed: 409 `payment_changed` where it is something else now. */
export const seen = { seenOpen: SeenDollars }
