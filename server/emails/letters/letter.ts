import type { PaymentMethod } from '#domain/payments/payment-method.ts'
import type { EmailAttachment } from '#server/db/schema/emails.ts'
import type { OrderAddress } from '#server/db/schema/orders.ts'

export type LetterName =
  | 'welcome'
  | 'account-opened'
  | 'temporary-password'
  | 'password-changed'
  | 'quote-request-received'
  | 'quote-ready'
  | 'quote-expiring'
  | 'quote-expired'
  | 'quote-accepted'
  | 'quote-declined'
  | 'order-received'
  | 'payment-evidence-received'
  | 'payment-approved'
  | 'payment-rejected'
  | 'order-shipped'
  | 'order-delivered'
  | 'order-canceled'
  | 'order-refunded'
  | 'design-request-received'
  | 'design-payment-due'
  | 'design-payment-approved'
  | 'design-payment-rejected'
  | 'concept-ready'
  | 'revision-received'
  | 'design-comment'
  | 'product-suggestions'
  | 'design-completed'
  | 'design-request-declined'
  | 'design-request-withdrawn'
  | 'design-request-canceled'
  | 'design-fee-refunded'
  | 'studio-new-order'
  | 'studio-new-quote'
  | 'studio-quote-accepted'
  | 'studio-quote-declined'
  | 'studio-payment-evidence'
  | 'studio-design-evidence'
  | 'studio-new-design-request'
  | 'studio-revision-requested'
  | 'studio-design-answered'
  | 'studio-low-stock'

export type LetterAttachment = EmailAttachment

/** A mail ready for the outbox. `to` and `replyTo` are single addresses. */
export type Letter = {
  letter: LetterName
  to: string
  replyTo: string
  subject: string
  preheader: string
  html: string
  text: string
  action: { label: string; url: string }
  attachments: LetterAttachment[]
  /** What it says is for its reader alone: the studio never sees it, and it is blanked once it was sent. */
  isSecret?: boolean
}

export type LetterShop = {
  storeName: string
  address: string
  phone: string
  email: string
  /** Where letters to the studio go. */
  adminEmail: string
  publicUrl: string
  timeZone: string
  /** The whole address of the logo that stands where the name would; none without one. */
  logoUrl?: string
  /** The logo itself as PNG, for paper. */
  logo?: Uint8Array
}

export type LetterCustomer = { firstName: string; lastName: string; email: string }

/**
 * One line of an order; `unitPrice` in cents, null while a quote has no price yet; `picture` is its address in the
 * shop, empty or left out where there is none.
 */
export type LetterItem = {
  name: string
  finish: string
  quantity: number
  unitPrice: number | null
  picture?: string
}

/** An order as letters and documents tell of it; all figures in cents, `validUntil` as YYYY-MM-DD. */
export type LetterOrder = {
  id: string
  createdAt: Date
  items: LetterItem[]
  itemsPrice: number
  shippingPrice: number
  taxPrice: number
  discount: number
  totalPrice: number
  validUntil: string | null
  note: string
  paymentMethod: PaymentMethod
  paidAt: Date | null
  shippingAddress: OrderAddress
  /** The customer collects it; nothing goes to the address. */
  isPickup: boolean
  trackingNumber: string
  shippingMethod: string
}

/** What a letter about an order is made from. */
export type OrderLetter = { customer: LetterCustomer; order: LetterOrder; shop: LetterShop }

/** A design request as letters tell of it; the fee in cents. */
export type LetterRequest = {
  id: string
  createdAt: Date
  designFee: number
  paymentMethod: PaymentMethod
  /** What the client wrote with it. */
  note: string
  revisionCount: number
}

/** What a letter about a design request is made from. */
export type DesignLetter = { customer: LetterCustomer; request: LetterRequest; shop: LetterShop }
