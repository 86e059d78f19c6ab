import { z } from 'zod'
import { accentNames, FIRST_ACCENT } from '#domain/settings/accents.ts'
import { firstPromises } from '#domain/settings/promises.ts'
import { EXAMPLE_HOLDER, EXAMPLE_NAME } from '#domain/settings/example-details.ts'
import { DESIGN_FEE_CENTS } from '#domain/designs/design-fee.ts'
import { PAPER_PREFIX } from '#domain/payments/numbered-papers.ts'
import { taxModes } from '#domain/tax/excise.ts'
import { firstRates } from '#domain/tax/excise-rates.ts'
import { unitSystems } from '#domain/fit/unit-systems.ts'
import { registerCountries } from '#domain/users/countries.ts'
import { MAX_CREDIT_DAYS } from '#domain/payments/adjustments.ts'
import { StoredLateDeposit, StoredSchedule } from './payment-schedule.ts'
import { Dollars } from '#kit/core/operation/money.ts'
import { earningMoments } from '#domain/payments/earning.ts'

const text = (max = 200) => z.string().trim().max(max).default('')
const dollars = (cents: number) =>
  Dollars.refine((value) => value >= 0, 'Use an amount of $0.00 or more').default(cents)
const prefix = (first: string) =>
  z.string().regex(PAPER_PREFIX, 'Use up to six capital letters, as INV-').default(first)
const count = (first: number) => z.int().min(1).default(first)
const timeZones = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC'])
const OwnLetter = z.object({ subject: z.string(), body: z.string() })

/** Everything the owner can set, with the figures of the specification as first values. */
export const Settings = z.object({
  general: z.object({
    storeName: text().default(EXAMPLE_NAME),
    storeEmail: text().default('aloha@lanai.example'),
    phoneNumber: text().default('(808) 555-0142'),
    address: text(400).default('1200 Ala Moana Boulevard, Honolulu, HI 96814'),
    logoUrl: text(500),
    faviconUrl: text(500),
    accent: z.enum(accentNames).default(FIRST_ACCENT),
    quoteMode: z.boolean().default(true),
    /** Whether shoppers read the guide price of a piece while prices are on request. */
    guidePrices: z.boolean().default(false),
    timeZone: z
      .string()
      .refine((zone) => timeZones.has(zone), 'Choose a time zone')
      .default('Pacific/Honolulu'),
    defaultCountry: z.enum(registerCountries).default('Indonesia'),
    /** What sizes and weights are shown and typed in; stored are centimeters and pounds. */
    units: z.enum(unitSystems).default('imperial'),
    promoBanner: text(300).default(
      'One, two or three bedrooms, furnished. Delivery and installation {includedUntil}.',
    ),
    promoBannerUntil: text(10),
    /** What pages say of the firm; empty where they say nothing of it. */
    founded: text(40).default('2002'),
    offices: text().default('Hawaii and San Francisco'),
    collectionLine: text().default('in oak, walnut and teak, chosen to be mixed'),
    packagesIncluded: text(80).default('included for 2025'),
    /** Whose homes the shop furnishes; empty where it names none. */
    homesServed: text(80).default('homes in Hawaii'),
    /** Whether the page of custom designs shows the homes of the demo, as examples. */
    showsExampleHomes: z.boolean().default(false),
    /** Whether what sellers add is shown only once the studio has published it. */
    productsOfSellersWait: z.boolean().default(false),
    /** Where it delivers, as a sentence. */
    shipsTo: text().default('We ship to all Hawaiian islands.'),
    quoteHoursFrom: count(firstPromises.quoteHoursFrom),
    quoteHoursTo: count(firstPromises.quoteHoursTo),
    designDaysFrom: count(firstPromises.designDaysFrom),
    designDaysTo: count(firstPromises.designDaysTo),
    designRevisions: count(firstPromises.designRevisions),
    returnDays: count(firstPromises.returnDays),
    damageHours: count(firstPromises.damageHours),
    defectDays: count(firstPromises.defectDays),
    modelHosts: z.array(z.string().max(200)).max(20).default([]),
    instagramUrl: text(500),
    pinterestUrl: text(500),
    facebookUrl: text(500),
  }),
  shipping: z.object({
    enableFreeShipping: z.boolean().default(true),
    freeShippingThreshold: dollars(100_00),
    flatRateShipping: dollars(10_00),
    allowLocalPickup: z.boolean().default(false),
    localPickupAddress: text(400),
    allowInternationalShipping: z.boolean().default(true),
    internationalShippingRate: dollars(0),
    minimumOrderAmount: dollars(500_00),
  }),
  payment: z.object({
    allowCreditCard: z.boolean().default(true),
    allowPaypal: z.boolean().default(false),
    allowBankTransfer: z.boolean().default(true),
    allowCheque: z.boolean().default(true),
    allowCashOnDelivery: z.boolean().default(false),
    taxRate: z.number().min(0).max(100).multipleOf(0.01, 'Use at most two decimals').default(10),
    tax: z
      .object({
        mode: z.enum(taxModes).default('flat'),
        /** Rates as the owner writes them: see `domain/tax/excise-rates.ts`. */
        rates: z.array(z.string()).default([...firstRates]),
        taxDelivery: z.boolean().default(true),
      })
      .prefault({}),
    schedule: StoredSchedule.prefault({}),
    /** Whether customers are reminded of what is due. */
    reminders: z.boolean().default(true),
    lateDeposit: StoredLateDeposit.prefault({}),
    bankDetails: z
      .object({
        bankName: text().default('Bank of Hawaii (example)'),
        accountName: text().default(EXAMPLE_HOLDER),
        accountNumber: text().default('0000000000'),
        routingNumber: text().default('000000000'),
      })
      .prefault({}),
    chequeDetails: z
      .object({
        payableTo: text().default(EXAMPLE_HOLDER),
        mailingAddress: text(400).default('1200 Ala Moana Boulevard, Honolulu, HI 96814'),
      })
      .prefault({}),
    books: z
      .object({
        /** Through this day nothing is entered in the books any more; empty while nothing is closed. */
        closedThrough: z.union([z.literal(''), z.iso.date()]).default(''),
        /** Our accounts in the accountant's words: see `domain/payments/outside-accounts.ts`. */
        outsideAccounts: z.array(z.string()).default([]),
        /** When an order is income; a design is once it is completed. */
        earnedAt: z.enum(earningMoments).default('delivery'),
      })
      .prefault({}),
    designFee: dollars(DESIGN_FEE_CENTS),
    /** So much of a design fee the studio may credit to a purchase, for so many days after it was paid; 0: none. */
    feeCreditPercent: z.int().min(0).max(100).default(100),
    feeCreditDays: z.int().min(1).max(MAX_CREDIT_DAYS).default(90),
    /** What a returned check costs, and what its bank may keep of a transfer that still counts as paid. */
    chequeFee: dollars(35_00),
    smallDifference: dollars(5_00),
    /** A refund above it is approved by one admin and sent by another. */
    secondPersonOver: dollars(2_000_00),
  }),
  email: z.object({
    orderConfirmationTemplate: text(10_000),
    shippingConfirmationTemplate: text(10_000),
    welcomeEmailTemplate: text(10_000),
    notifyLowStock: z.boolean().default(true),
    lowStockThreshold: z.int().min(1).default(5),
    adminEmail: text(254).default('studio@lanai.example'),
  }),
  seo: z.object({
    metaTitle: text().default('{storeName}: furniture and interior design for {homes}'),
    metaDescription: text(400).default(
      'Sofas, tables, beds and chairs in oak, walnut and teak for {homes}, with designer packages and a custom design service that begins with your floor plan.',
    ),
    ogImageUrl: text(500),
    siteKeywords: text(500),
    googleAnalyticsId: text(40),
    enableSitemap: z.boolean().default(true),
  }),
  search: z
    .object({
      /** Rules as the owner writes them: see `domain/search/owner-words.ts`. */
      synonyms: z.array(z.string()).default([]),
      ignoredWords: z.array(z.string()).default([]),
      wordPages: z.array(z.string()).default([]),
    })
    .prefault({}),
  /** What the numbers of papers begin with. */
  numbers: z
    .object({
      prefixes: z
        .object({ invoice: prefix('INV-'), receipt: prefix('RC-'), credit_note: prefix('CN-') })
        .prefault({}),
    })
    .prefault({}),
  /** The owner's words of letters, by name; null where ours stand again. */
  letters: z.record(z.string(), OwnLetter.nullable()).default({}),
})
export type Settings = z.infer<typeof Settings>
