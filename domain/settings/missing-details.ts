import { counties, countyNames } from '#domain/places/hawaii.ts'
import type { Promises } from './promises.ts'
import { exciseRatesOn } from '#domain/tax/excise-rates.ts'

/** As much of the settings as has to fit together. */
type Details = {
  general: Omit<Promises, 'returnDays' | 'damageHours' | 'defectDays' | 'designRevisions'>
  shipping: { allowLocalPickup: boolean; localPickupAddress: string }
  payment: {
    allowBankTransfer: boolean
    allowCheque: boolean
    allowCashOnDelivery: boolean
    bankDetails: { bankName: string; accountName: string; accountNumber: string; routingNumber: string }
    chequeDetails: { payableTo: string; mailingAddress: string }
    tax: { mode: 'flat' | 'hawaii'; rates: readonly string[] }
  }
}

/** What is offered and cannot be done: the path of each field → what it lacks. */
export function missingDetails({ general, shipping, payment }: Details): Record<string, string> {
  const { bankDetails: bank, chequeDetails: cheque } = payment
  const isPayable = payment.allowBankTransfer || payment.allowCheque || payment.allowCashOnDelivery
  const untaxed = countiesWithoutRate(payment.tax.rates)
  const rules: [isMissing: boolean, path: string, message: string][] = [
    [
      shipping.allowLocalPickup && shipping.localPickupAddress === '',
      'shipping.localPickupAddress',
      'Pickup address is required while local pickup is on',
    ],
    [
      general.quoteHoursFrom > general.quoteHoursTo,
      'general.quoteHoursTo',
      `Use at least ${general.quoteHoursFrom}: it takes no less`,
    ],
    [
      general.designDaysFrom > general.designDaysTo,
      'general.designDaysTo',
      `Use at least ${general.designDaysFrom}: it takes no less`,
    ],
    [
      !isPayable,
      'payment.allowBankTransfer',
      'Keep at least one of bank transfer, check and cash on delivery on',
    ],
    [
      payment.tax.mode === 'hawaii' && untaxed.length > 0,
      'payment.tax.rates',
      `Write a rate for ${untaxed.join(', ')}`,
    ],
    ...Object.entries(bankWords).map(([name, words]): (typeof rules)[number] => [
      payment.allowBankTransfer && bank[name as keyof typeof bank] === '',
      `payment.bankDetails.${name}`,
      `${words} is required while bank transfer is on`,
    ]),
    ...Object.entries(chequeWords).map(([name, words]): (typeof rules)[number] => [
      payment.allowCheque && cheque[name as keyof typeof cheque] === '',
      `payment.chequeDetails.${name}`,
      `${words} is required while check is on`,
    ]),
  ]
  return Object.fromEntries(rules.filter(([isMissing]) => isMissing).map(([, ...fault]) => fault))
}

function countiesWithoutRate(lines: readonly string[]): string[] {
  const rated = new Set(exciseRatesOn(lines).map(({ county }) => county))
  if (rated.has('all')) return []
  return counties.filter((county) => !rated.has(county)).map((county) => countyNames[county])
}

const bankWords: Record<keyof Details['payment']['bankDetails'], string> = {
  bankName: 'Bank name',
  accountName: 'Account name',
  accountNumber: 'Account number',
  routingNumber: 'Routing number',
}

const chequeWords: Record<keyof Details['payment']['chequeDetails'], string> = {
  payableTo: 'Payable to',
  mailingAddress: 'Mailing address',
}
