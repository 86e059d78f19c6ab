import { z } from 'zod'
import { usualDay } from '#kit/core/operation/day.ts'
import { line, paragraphs, requiredLine, requiredParagraphs } from '#kit/core/operation/text.ts'
import {
  type LetterTemplateName,
  MAX_TEMPLATE_LENGTH,
  templateFault,
} from '#domain/emails/letter-templates.ts'
import { isIgnorable, synonymIn, wordPageIn } from '#domain/search/owner-words.ts'
import { outsideAccountOn } from '#domain/payments/outside-accounts.ts'
import { taxModes } from '#domain/tax/excise.ts'
import { exciseRateOn } from '#domain/tax/excise-rates.ts'
import { missingDetails } from '#domain/settings/missing-details.ts'
import { withFacts } from './content.ts'
import { rules } from './rule-lines.ts'
import { MAX_CREDIT_DAYS } from '#domain/payments/adjustments.ts'
import { LateDeposit, PaymentSchedule } from './payment-schedule.ts'
import { Amount, ReceivedAmount } from './received-money.ts'
import { Settings } from './settings.ts'
import { general, picture } from './settings-form-general.ts'
import { Email } from './email-address.ts'
import '#kit/core/operation/zod-words.ts'
import { earningMoments } from '#domain/payments/earning.ts'

const MEASUREMENT_ID = /^(G-[A-Z\d]{4,20})?$/
const MAX_THRESHOLD = 100_000
const template = (name: LetterTemplateName) =>
  paragraphs(MAX_TEMPLATE_LENGTH).superRefine((text, context) => {
    const message = templateFault(name, text)
    if (message !== undefined) context.addIssue({ code: 'custom', message })
  })

const shipping = z.object({
  enableFreeShipping: z.boolean(),
  freeShippingThreshold: Amount,
  flatRateShipping: Amount,
  allowLocalPickup: z.boolean(),
  localPickupAddress: paragraphs(400),
  allowInternationalShipping: z.boolean(),
  internationalShippingRate: Amount,
  minimumOrderAmount: Amount,
})
const bankDetails = z.object({
  bankName: line(),
  accountName: line(),
  accountNumber: line(60),
  routingNumber: line(60),
})
const tax = z.object({
  mode: z.enum(taxModes, 'Choose a tax'),
  rates: z
    .array(line(300))
    .transform((lines) => lines.filter((line) => line !== ''))
    .pipe(
      z
        .array(z.string())
        .max(60, 'Write at most 60 lines')
        .superRefine((lines, context) => {
          for (const [at, rate] of lines.map(exciseRateOn).entries())
            if (typeof rate === 'string')
              context.addIssue({ code: 'custom', message: `“${lines[at]}”: ${rate}` })
        }),
    ),
  taxDelivery: z.boolean(),
})
const chequeDetails = z.object({ payableTo: line(), mailingAddress: paragraphs(400) })
const books = z.object({
  closedThrough: z.literal('').or(usualDay('Enter a date')),
  outsideAccounts: rules(
    (line) => outsideAccountOn(line) !== undefined,
    'Write one of our accounts and its name in your books, such as 1000 = 1010 Checking',
  ),
  earnedAt: z.enum(earningMoments),
})

const payment = z.object({
  allowCreditCard: z.boolean(),
  allowPaypal: z.boolean(),
  allowBankTransfer: z.boolean(),
  allowCheque: z.boolean(),
  allowCashOnDelivery: z.boolean(),
  taxRate: Settings.shape.payment.shape.taxRate.unwrap(),
  tax,
  schedule: PaymentSchedule,
  reminders: z.boolean(),
  lateDeposit: LateDeposit,
  bankDetails,
  chequeDetails,
  books,
  designFee: ReceivedAmount,
  feeCreditPercent: z.int('Enter a whole number').min(0, 'Use 0 or more').max(100, 'Use 100 or less'),
  feeCreditDays: z
    .int('Enter a whole number')
    .min(1, 'Use 1 or more')
    .max(MAX_CREDIT_DAYS, `Use ${MAX_CREDIT_DAYS} or less`),
  chequeFee: Amount,
  smallDifference: Amount,
  secondPersonOver: Amount,
})

const email = z.object({
  orderConfirmationTemplate: template('orderConfirmationTemplate'),
  shippingConfirmationTemplate: template('shippingConfirmationTemplate'),
  welcomeEmailTemplate: template('welcomeEmailTemplate'),
  notifyLowStock: z.boolean(),
  lowStockThreshold: z
    .int('Enter a whole number')
    .min(1, 'Use 1 or more')
    .max(MAX_THRESHOLD, `Use ${MAX_THRESHOLD} or less`),
  adminEmail: Email,
})

const seo = z.object({
  metaTitle: withFacts(requiredLine('Title is required')),
  metaDescription: withFacts(requiredParagraphs('Description is required', 400)),
  ogImageUrl: picture,
  siteKeywords: line(500),
  googleAnalyticsId: line(40)
    .toUpperCase()
    .regex(MEASUREMENT_ID, 'Use a measurement ID such as G-AB12CD34EF'),
  enableSitemap: z.boolean(),
})

/** A rule on each line; empty lines go. */
const search = z.object({
  synonyms: rules(
    (line) => synonymIn(line) !== undefined,
    'Write words that mean the same with commas between them, or word > other word',
  ),
  ignoredWords: rules(isIgnorable, 'Write one word on each line'),
  wordPages: rules(
    (line) => wordPageIn(line) !== undefined,
    'Write a word and a page of the shop, such as returns > /returns',
  ),
})

/** All settings as their page holds them: what is offered has what it needs. */
export const SettingsForm = z.object({ general, shipping, payment, email, seo, search }).superRefine(
  (settings, context) => {
    for (const [path, message] of Object.entries(missingDetails(settings)))
      context.addIssue({ code: 'custom', path: path.split('.'), message })
  },
  // Beside the faults of single fields, but for rates that cannot be read.
  { when: ({ issues }) => !issues.some(({ path }) => path?.join('.').startsWith('payment.tax.rates')) },
)
export type SettingsTyped = z.input<typeof SettingsForm>

/** Of each section only what is to change; the rest stays, and what a section does not have is refused by name. */
export const settingsChanges = {
  general: general.partial().strict(),
  shipping: shipping.partial().strict(),
  payment: payment
    .extend({
      tax: tax.partial().strict(),
      schedule: PaymentSchedule.partial().strict(),
      lateDeposit: LateDeposit.partial().strict(),
      books: books.partial().strict(),
      bankDetails: bankDetails.partial().strict(),
      chequeDetails: chequeDetails.partial().strict(),
    })
    .partial()
    .strict(),
  email: email.partial().strict(),
  seo: seo.partial().strict(),
  search: search.partial().strict(),
}
