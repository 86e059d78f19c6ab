import type { UserAddress } from '#contract/users.ts'

/** Where an account of the tests is at home. */
export const homeAddress = {
  street: '98 Kailua Road',
  city: 'Kailua',
  state: 'HI',
  zipCode: '96734',
  country: 'United States',
} as const satisfies UserAddress

/** Where orders of the cast go. */
export const shippingAddress = {
  fullName: 'Leilani Akana',
  address: '12 Kuhio Avenue',
  city: 'Honolulu',
  state: 'HI',
  postalCode: '96815',
  country: 'US',
  phone: '+1 808 555 0100',
} as const
