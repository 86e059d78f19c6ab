import type { z } from 'zod'
import { useState } from 'react'
import type { Questionnaire, RegisterAccountStep, UserAddress } from '#contract/users.ts'
import { emptyAddress } from '#web/account/address-fields.tsx'
import { CallError, messageOf } from '#kit/browser/api/call-error.ts'
import { useNavigate } from '#kit/browser/router/router.ts'
import { call } from '#web/api.ts'
import { signIn } from '#web/session.ts'

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

/** The three steps of a registration, what is typed in them, and the one submit at the end; then it goes on to `after`. */
export function useRegistration(defaultCountry: string, after: string) {
  const navigate = useNavigate()
  const [step, setStep] = useState(0)
  const [typed, setTyped] = useState<Registration>(() => emptyRegistration(defaultCountry))
  const [refusal, setRefusal] = useState<Refusal>()
  const [isSending, setSending] = useState(false)

  /** Keeps what was typed in a step and goes to another. */
  function keep<Part extends keyof Registration>(part: Part, values: Registration[Part], next: number) {
    setTyped((before) => ({ ...before, [part]: values }))
    setStep(next)
  }

  async function register(questionnaire: Registration['questionnaire']) {
    keep('questionnaire', questionnaire, step)
    setSending(true)
    try {
      const { confirmPassword: _, ...account } = typed.account
      const body = { ...account, address: typed.address, questionnaire }
      signIn(await call('POST /api/users/register', { body }))
      await navigate(after, { replace: true })
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      const found = refusalOf(error, typed.account.email)
      setRefusal(found)
      setStep(found.step)
    } finally {
      setSending(false)
    }
  }

  return { step, typed, refusal, isSending, keep, register }
}
