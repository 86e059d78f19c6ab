/**
 * The figures of the shop's policies, each named once, in the words in which people read them.
 * Nothing is counted with them; what an owner can set (tax, shipping, minimum order) is in the settings.
 */

/** From the day on which an order and its payment or deposit are confirmed. */
export const deliveryTimes = {
  inStock: '2-4 weeks',
  /** Until it is made; delivery comes on top. */
  madeToOrder: '8-12 weeks',
  designerPackages: '8-12 weeks',
} as const

export const DELIVERY_TIMES = `In-stock items take ${deliveryTimes.inStock}; made-to-order items ${deliveryTimes.madeToOrder} plus delivery; designer packages ${deliveryTimes.designerPackages}.`

export const INCLUDED_ON = 'included for standard delivery on Oahu'

export const installation = {
  leadTime: 'minimum 3 months from final purchase-order confirmation and deposit',
  bookedAhead: 'at least 2 weeks',
} as const

/** From the inspection of what came back. */
export const REFUND_DAYS = 14
export const REFUND_TIME = `10-${REFUND_DAYS} business days`

/** What stays sold, but for a manufacturing defect. */
export const FINAL_ITEMS =
  'Custom, designer-package, final-sale and personalized items are non-returnable except for manufacturing defects'

/** From delivery. */
export const warrantyTimes = { pieces: '1 to 5 years', packages: '1 year' } as const
export const PACKAGE_WARRANTY = '1-year manufacturer warranty'

export const DEPOSIT_SHARE = '50%'
export const PAYMENT_WAYS = 'credit card, bank transfer or check'

export const TERMS_UPDATED = 'May 15, 2025'
