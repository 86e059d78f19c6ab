export const paymentMethods = ['credit_card', 'cheque', 'wire_transfer', 'cash_on_delivery'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** How money really comes and goes back. */
export const moneyMethods = ['wire_transfer', 'cheque', 'cash_on_delivery'] as const satisfies PaymentMethod[]
export type MoneyMethod = (typeof moneyMethods)[number]
export const moneyMethodLabels: Record<MoneyMethod, string> = {
  wire_transfer: 'Wire transfer',
  cheque: 'Check',
  cash_on_delivery: 'Cash',
}

export const DEFAULT_PAYMENT_METHOD: PaymentMethod = 'wire_transfer'
export const creditCardMessage = 'Credit card payment is coming soon'

/** How long a payment is checked before the order counts as paid. */
export const verificationTimes = {
  wire_transfer: '1-2 business days',
  cheque: '5-7 business days after receipt',
} as const

export type PaymentSwitches = {
  allowCreditCard: boolean
  allowPaypal: boolean
  allowBankTransfer: boolean
  allowCheque: boolean
  allowCashOnDelivery: boolean
}

/** PayPal is announced but is no method yet: no order can carry it. */
export type PaymentTab = { method: PaymentMethod | 'paypal'; label: string; comingSoon: boolean }

const announced = new Set<PaymentTab['method']>(['credit_card', 'paypal'])

const labels: Record<PaymentTab['method'], string> = {
  credit_card: 'Credit Card',
  cheque: 'Cheque',
  wire_transfer: 'Wire Transfer',
  cash_on_delivery: 'Cash on Delivery',
  paypal: 'PayPal',
}

/** The name of a payment method; "Other" for anything the shop does not know. */
export function paymentMethodLabel(method: string): string {
  const existing = paymentMethods.find((candidate) => candidate === method)
  return existing ? labels[existing] : 'Other'
}

/** What the studio reads: American, where the payment page's tab is "Cheque". */
export function studioMethodLabel(method: string): string {
  return method === 'cheque' ? moneyMethodLabels.cheque : paymentMethodLabel(method)
}

/** "Wire Transfer" is a label; in a sentence it is a wire transfer. */
export function methodInSentence(method: PaymentMethod): string {
  return paymentMethodLabel(method).toLowerCase()
}

/** The tabs of the payment page, in order: what can be paid by, then what is only announced ("Coming Soon"). */
export function paymentTabs(settings: PaymentSwitches): PaymentTab[] {
  const tabs: [PaymentTab['method'], boolean][] = [
    ['wire_transfer', settings.allowBankTransfer],
    ['cheque', settings.allowCheque],
    ['cash_on_delivery', settings.allowCashOnDelivery],
    ['credit_card', settings.allowCreditCard],
    ['paypal', settings.allowPaypal],
  ]
  return tabs
    .filter(([, isOn]) => isOn)
    .map(([method]) => ({ method, label: labels[method], comingSoon: announced.has(method) }))
}

/** The methods a customer can really pay by. */
export function offeredMethods(settings: PaymentSwitches): PaymentMethod[] {
  const open = paymentTabs(settings).filter((tab) => !tab.comingSoon)
  return paymentMethods.filter((method) => open.some((tab) => tab.method === method))
}
