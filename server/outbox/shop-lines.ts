import { oneLine } from '#kit/node/mail/fill-in.ts'
import type { Sender } from '#kit/node/mail/frame.ts'

type Shop = Sender & { address: string }

export const verification =
  'Wire verification takes 1-2 business days; cheque verification 5-7 business days after receipt.'

/** What is said of paying where there is nothing to send. */
export function payOnArrival(reference: string): string {
  return `You pay when your order arrives. Have your reference ${reference} at hand; there is nothing to send before.`
}

/** What every letter that speaks of paying says about bank details. */
export function wireSafety({ phone }: Pick<Shop, 'phone'>): string {
  return `Our bank details are never in an email, and we never change them by email or phone. Use only the ones on your payment page after you sign in. If someone sends you others, don't pay; call us at ${oneLine(phone)}.`
}

/** The last lines of a letter to a customer: whose it is, and why it came. */
export function customerFoot({ storeName, address, phone, email }: Shop): string[] {
  const contact = [storeName, address, phone, email].map(oneLine).filter(Boolean).join(' · ')
  return [
    contact,
    'You get this mail because of your account or order with us. Reply to it and a person reads it.',
  ]
}

/** The last line of a letter to the studio. */
export function studioFoot({ storeName }: Shop): string[] {
  return [`${oneLine(storeName)} back office. Sent to the admin email in Store Settings.`]
}
