import { z } from 'zod'
import { unitSystems } from '#domain/fit/unit-systems.ts'
import { accentNames } from '#domain/settings/accents.ts'
import { taxModes } from '#domain/tax/excise.ts'
import { Dollars } from '#kit/core/operation/money.ts'
import type { Operations } from './endpoint.ts'
import { PaymentSchedule } from './payment-schedule.ts'

/** What everyone may know of the settings. */
export const PublicSettings = z.object({
  storeName: z.string(),
  storeEmail: z.string(),
  phoneNumber: z.string(),
  address: z.string(),
  logoUrl: z.string(),
  faviconUrl: z.string(),
  /** `null` for the color that pages have by themselves. */
  accent: z.enum(accentNames).nullable(),
  instagramUrl: z.string(),
  pinterestUrl: z.string(),
  facebookUrl: z.string(),
  quoteMode: z.boolean(),
  defaultCountry: z.string(),
  promoBanner: z.string(),
  collectionLine: z.string(),
  packagesIncluded: z.string(),
  homes: z.string(),
  showsExampleHomes: z.boolean(),
  shipsTo: z.string(),
  /** What is promised, in words. */
  promises: z.object({
    quoteTime: z.string(),
    reviewTime: z.string(),
    returnTime: z.string(),
    damageTime: z.string(),
    defectTime: z.string(),
    packageReturns: z.string(),
    packageReturnsFor: z.string(),
    revisionRounds: z.string(),
  }),
  timeZone: z.string(),
  units: z.enum(unitSystems),
  shipping: z.object({
    enableFreeShipping: z.boolean(),
    freeShippingThreshold: Dollars,
    flatRateShipping: Dollars,
    minimumOrderAmount: Dollars,
    allowLocalPickup: z.boolean(),
    localPickupAddress: z.string(),
    allowInternationalShipping: z.boolean(),
    internationalShippingRate: Dollars,
  }),
  taxRate: z.number(),
  designFee: Dollars,
  /** Without rates where the mode is flat. */
  tax: z.object({ mode: z.enum(taxModes), rates: z.array(z.string()), taxDelivery: z.boolean() }),
  schedule: PaymentSchedule,
  paymentMethods: z.array(z.object({ method: z.string(), label: z.string(), comingSoon: z.boolean() })),
  seo: z.object({
    metaTitle: z.string(),
    metaDescription: z.string(),
    ogImageUrl: z.string(),
    siteKeywords: z.string(),
    googleAnalyticsId: z.string(),
  }),
})
export type PublicSettings = z.infer<typeof PublicSettings>

export const settingsOperations = {
  'GET /api/settings/public': {
    access: 'anyone',
    summary: 'Name, contact, mode and figures of the shop',
    reply: z.object({ settings: PublicSettings }),
    data: 'settings',
  },
} as const satisfies Operations
