import { hawaiiPlaceIn } from '#domain/places/hawaii.ts'

/** As much of the settings as a new shop begins with for show. */
type Details = {
  general: { storeName: string; storeEmail: string; address: string }
  payment: {
    tax: { mode: 'flat' | 'hawaii' }
    allowBankTransfer: boolean
    bankDetails: { accountName: string; accountNumber: string; routingNumber: string }
    allowCheque: boolean
    chequeDetails: { payableTo: string }
  }
  email: { adminEmail: string }
}

/** The name of a new shop. */
export const EXAMPLE_NAME = 'Lānai'
/** Who is paid in it. */
export const EXAMPLE_HOLDER = 'Lānai Interiors LLC'

const EXAMPLE_NUMBER = /^0+$/
/** Mail to this ending reaches nobody (RFC 2606). */
const EXAMPLE_ADDRESS = /\.example$/i

/** What a new shop was given for show and its owner has not changed yet, or mistyped: the path of each field → what follows from it. */
export function exampleDetails({ general, payment, email }: Details): Record<string, string> {
  const { accountName, accountNumber, routingNumber } = payment.bankDetails
  const isOwn = general.storeName !== EXAMPLE_NAME
  const isExampleAccount = EXAMPLE_NUMBER.test(accountNumber) || EXAMPLE_NUMBER.test(routingNumber)
  const rules: [isExample: boolean, path: string, message: string][] = [
    [
      payment.allowBankTransfer && isExampleAccount,
      'payment.bankDetails.accountNumber',
      'The bank account is still the example: nobody can pay into it',
    ],
    [
      payment.allowBankTransfer && isMistyped(routingNumber, general.address),
      'payment.bankDetails.routingNumber',
      'The routing number does not have nine digits, or one is wrong: transfers to it come back',
    ],
    [
      payment.allowBankTransfer && isOwn && accountName === EXAMPLE_HOLDER,
      'payment.bankDetails.accountName',
      'The account is still in the name of the example: banks send such transfers back',
    ],
    [
      payment.allowCheque && isOwn && payment.chequeDetails.payableTo === EXAMPLE_HOLDER,
      'payment.chequeDetails.payableTo',
      'Checks are still payable to the example: nobody can cash them',
    ],
    [
      payment.tax.mode === 'flat' && hawaiiPlaceIn(general.address) !== undefined,
      'payment.tax.mode',
      'The tax is one rate for everywhere: a shop in Hawaii shows the excise tax of each county',
    ],
    [
      EXAMPLE_ADDRESS.test(general.storeEmail),
      'general.storeEmail',
      'The store email is still the example: answers to letters are lost',
    ],
    [
      EXAMPLE_ADDRESS.test(email.adminEmail),
      'email.adminEmail',
      'The admin email is still the example: letters to the studio are lost',
    ],
  ]
  return Object.fromEntries(rules.filter(([isExample]) => isExample).map(([, ...fault]) => fault))
}

const ABA_WEIGHTS = [3, 7, 1]

const AMERICAN_ADDRESS = /\b[A-Z]{2} \d{5}(-\d{4})?\b/

/**
 * Whether a routing number of the United States does not have nine digits, or fails the check sum of the ABA. Shops
 * elsewhere have bank numbers of other lengths, as the six digits of a sort code.
 */
function isMistyped(routingNumber: string, storeAddress: string): boolean {
  const digits = routingNumber.replaceAll(/[\s-]/g, '')
  if (!(AMERICAN_ADDRESS.test(storeAddress) ? /^\d+$/ : /^\d{8,10}$/).test(digits)) return false
  const sum = Array.from(digits).reduce((total, digit, at) => total + Number(digit) * ABA_WEIGHTS[at % 3]!, 0)
  return digits.length !== 9 || sum % 10 !== 0
}
