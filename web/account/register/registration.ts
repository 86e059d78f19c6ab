import type { z } from 'zod'
import type { Questionnaire, RegisterAccountStep, UserAddress } from '#contract/users.ts'
import { emptyAddress } from '#web/account/empty-address.ts'
import { messageOf, type CallError } from '#kit/browser/api/call-error.ts'

/** What the wizard holds between its steps, as it was typed. */
export type Registration = {
  account: z.input<typeof RegisterAccountStep>
  address: z.input<typeof UserAddress>
  questionnaire: z.input<typeof Questionnaire>
}

/** Why the shop did not open the account, and on which step that is to be mended. */
export type Refusal = { step: number; message: string; takenEmail?: string }

/** What the wizard says when the shop gave no reason. */
export const REGISTRATION_FAILED = 'Registration failed. Please try again later.'

export function emptyRegistration(country: string): Registration {
  return {
    account: { firstName: '', lastName: '', email: '', password: '', confirmPassword: '', phone: '' },
    address: emptyAddress(country),
    questionnaire: {
      designStyle: '',
      roomTypes: [],
      budget: '',
      homeType: '',
      colorPreferences: [],
      specificRequirements: '',
    },
  }
}

/** Where a refused registration is to be mended: an address that is taken, or the step of the first named field. */
export function refusalOf(error: CallError, email: string): Refusal {
  if (error.code === 'email_taken') return { step: 0, message: error.message, takenEmail: email }
  const message = messageOf(error, REGISTRATION_FAILED)
  const [field] = Object.keys(error.fields)
  if (field === undefined) return { step: 2, message }
  return { step: field.startsWith('address') ? 1 : field.startsWith('questionnaire') ? 2 : 0, message }
}
