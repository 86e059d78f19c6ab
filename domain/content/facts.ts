import { formatMoney, formatShortMoney } from '#kit/core/money.ts'
import { BALANCE_DUE } from '../balance-due.ts'
import { verificationTimes } from '../payments/payment-method.ts'
import * as policy from '../policies.ts'
import { type Promises, promiseWords, revisionFacts } from '../settings/promises.ts'
import type { TaxRules } from '../tax/excise.ts'
import { shippingPlaces, shippingPrice, type ShippingFees } from './shipping-words.ts'

/** As much of the settings as texts name; amounts in cents. */
type FactSettings = {
  general: Record<
    | 'storeName'
    | 'storeEmail'
    | 'phoneNumber'
    | 'address'
    | 'founded'
    | 'offices'
    | 'packagesIncluded'
    | 'homesServed'
    | 'shipsTo',
    string
  > &
    Promises
  shipping: ShippingFees & { minimumOrderAmount: number }
  payment: { taxRate: number; tax: Pick<TaxRules, 'mode'>; designFee: number; chequeFee: number }
}

/** What the owner's texts name as `{storeName}`, so that it is right wherever it stands. */
export function factsOf({ general, shipping, payment }: FactSettings) {
  const { storeEmail, phoneNumber, address, founded, offices, shipsTo } = general
  return {
    ...nameFacts(general),
    storeEmail,
    phoneNumber,
    address,
    contact: [storeEmail, phoneNumber, address].filter((way) => way !== '').join('\n'),
    shopEmail: storeEmail || 'us',
    writeToUs: `Write to ${storeEmail || 'us'}${phoneNumber === '' ? '' : ` or call ${phoneNumber}`}`,
    ...figures,
    ...promiseFacts(general),
    founded,
    offices,
    shipsTo,
    includedUntil: includedWords(general),
    includedYear: /\d{4}/.exec(general.packagesIncluded)?.[0] ?? '',
    designFee: formatShortMoney(payment.designFee),
    returnedCheckFee: formatShortMoney(payment.chequeFee),
    minimumOrder: formatMoney(shipping.minimumOrderAmount),
    taxRate: String(payment.taxRate),
    tax: taxWords(payment),
    shippingPrice: shippingPrice(shipping),
    shippingPlaces: shippingPlaces(shipping),
  }
}

/** What the shop is called and whom it furnishes: titles and descriptions begin with it. */
export function nameFacts({ storeName, homesServed }: Record<'storeName' | 'homesServed', string>) {
  return { storeName, homes: homesServed || 'your home' }
}

/** How long delivery and installation of packages are included: for good, where no end is named. */
export function includedWords({ packagesIncluded }: { packagesIncluded: string }): string {
  return packagesIncluded || 'included'
}

function taxWords({ taxRate, tax }: FactSettings['payment']): string {
  if (tax.mode === 'flat') return `Tax of ${taxRate} percent of the items`
  return `Hawaii's general excise tax by the county of delivery (elsewhere ${taxRate} percent of the items)`
}

function promiseFacts(general: Promises) {
  const { quoteTime, reviewTime, returnTime, damageTime, defectTime, ...packages } = promiseWords(general)
  return {
    quoteTime,
    reviewTime,
    returnDays: returnTime,
    damageDays: damageTime,
    defectDays: defectTime,
    ...revisionFacts(general),
    ...packages,
  }
}

const figures = {
  finalItems: policy.FINAL_ITEMS,
  refundTime: policy.REFUND_TIME,
  deposit: policy.DEPOSIT_SHARE,
  balanceDue: BALANCE_DUE,
  paymentWays: policy.PAYMENT_WAYS,
  wireTime: verificationTimes.wire_transfer,
  chequeTime: verificationTimes.cheque,
  deliveryTimes: policy.DELIVERY_TIMES,
  inStockTime: policy.deliveryTimes.inStock,
  madeToOrderTime: policy.deliveryTimes.madeToOrder,
  packageTime: policy.deliveryTimes.designerPackages,
  includedOn: policy.INCLUDED_ON,
  installationTime: policy.installation.leadTime,
  installationNotice: policy.installation.bookedAhead,
  warranty: policy.warrantyTimes.pieces,
  packageWarranty: policy.warrantyTimes.packages,
  manufacturerWarranty: policy.PACKAGE_WARRANTY,
  termsUpdated: policy.TERMS_UPDATED,
} as const

export type Facts = ReturnType<typeof factsOf>

const namesOfFacts: Record<keyof Facts, true> = {
  storeName: true,
  homes: true,
  shipsTo: true,
  founded: true,
  offices: true,
  includedUntil: true,
  includedYear: true,
  designFee: true,
  returnedCheckFee: true,
  storeEmail: true,
  phoneNumber: true,
  address: true,
  contact: true,
  shopEmail: true,
  writeToUs: true,
  minimumOrder: true,
  taxRate: true,
  tax: true,
  shippingPrice: true,
  shippingPlaces: true,
  quoteTime: true,
  reviewTime: true,
  returnDays: true,
  damageDays: true,
  defectDays: true,
  packageReturns: true,
  packageReturnsFor: true,
  revisionRounds: true,
  revisions: true,
  revisionRoundsAre: true,
  revisionsInWords: true,
  lastRevision: true,
  RevisionRounds: true,
  ...(Object.fromEntries(Object.keys(figures).map((name) => [name, true])) as Record<
    keyof typeof figures,
    true
  >),
}

const FIELD = /\{(\w{1,40})\}/g

/** The `{fields}` of a text that are no facts of the shop, each once. */
export function unknownFields(text: string): string[] {
  const names = [...text.matchAll(FIELD)].map(([, name = '']) => name)
  return [...new Set(names)].filter((name) => !Object.hasOwn(namesOfFacts, name))
}

/** Whether a text names a fact that this shop has not. */
export function namesEmpty(text: string, facts: Facts): boolean {
  return [...text.matchAll(FIELD)].some(([, name = '']) => facts[name as keyof Facts] === '')
}

/** A line of text with its facts. */
export function filledIn(text: string, facts: Partial<Facts>): string {
  return text.replaceAll(FIELD, (field, name: string) =>
    Object.hasOwn(facts, name) ? facts[name as keyof Facts]!.replaceAll('\n', ', ') : field,
  )
}
