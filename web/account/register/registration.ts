import type { z } from 'zod'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Questionnaire, RegisterAccountStep, UserAddress } from '#contract/users.ts'
import { emptyAddress } from '#web/account/address-fields.tsx'
import { CallError, messageOf } from '#kit/browser/api/call-error.ts'
import { useLocation, useNavigate, useSearchParams } from '#kit/browser/router/router.ts'
import { getSessionItem, setSessionItem } from '#kit/browser/store/browser-storage.ts'
import { call } from '#web/api.ts'
import { currentSession, signIn, UNSENT_REGISTRATION } from '#web/session.ts'

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

/**
 * The three steps of a registration, each an entry of the browser's history, what is typed in them, and the one submit
 * at the end; then it goes on to `after`.
 */
export function useRegistration(defaultCountry: string, after: string) {
  const navigate = useNavigate()
  const { typed, keep, round } = useTyped(defaultCountry)
  const [step, go] = useStep(typed.account.password !== '')
  const [refusal, setRefusal] = useState<Refusal>()
  const [isSending, setSending] = useState(false)

  async function register(questionnaire: Registration['questionnaire']) {
    keep('questionnaire', questionnaire)
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
      go(found.step)
    } finally {
      setSending(false)
    }
  }

  return { step, typed, round, refusal, isSending, go, keep, register }
}

/** Where in the wizard one is; whoever comes back to a later step without the password begins at the first. */
function useStep(hasPassword: boolean) {
  const { state } = useLocation()
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const entry = (state as { step?: number } | null)?.step ?? 0

  const begin = useEffectEvent(() => {
    // Whoever is signed in by now is led on by the page.
    if (entry > 0 && !hasPassword && !currentSession()) void navigate(-entry)
  })
  useEffect(() => begin(), [])

  function go(step: number) {
    if (step > entry) setSearch(search, { state: { step } })
    else if (step < entry) void navigate(step - entry)
  }
  return [hasPassword ? entry : 0, go] as const
}

/** What is typed: in memory, and without the passwords in this tab, so that it outlasts a reload and a way around. */
function useTyped(defaultCountry: string) {
  const [typed, setTyped] = useState<Registration>(() => emptyRegistration(defaultCountry))
  const [round, setRound] = useState(0)

  const restore = useEffectEvent(() => {
    const stored = getSessionItem(UNSENT_REGISTRATION)
    if (!stored) return
    const { account, ...rest } = JSON.parse(stored) as Registration
    setTyped((empty) => ({ ...empty, ...rest, account: { ...empty.account, ...account } }))
    setRound(1)
  })
  // The server draws the wizard empty; only this tab has what was typed.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => restore(), [])

  function keep<Part extends keyof Registration>(part: Part, values: Registration[Part]) {
    if (currentSession()) return
    const all = { ...typed, [part]: values }
    setTyped((before) => ({ ...before, [part]: values }))
    setSessionItem(UNSENT_REGISTRATION, JSON.stringify(all, withoutPasswords))
  }
  return { typed, keep, round }
}

function withoutPasswords(name: string, value: unknown): unknown {
  return /password/i.test(name) ? undefined : value
}

/** Hands over what was typed in a step when it is left, whichever way that happens. */
export function useHandOver<Values>(
  form: { isDirty: boolean; getValues: () => Values },
  onLeave: (values: Values) => void,
): void {
  const leave = useEffectEvent(() => {
    if (form.isDirty) onLeave(form.getValues())
  })
  useEffect(() => {
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
}
