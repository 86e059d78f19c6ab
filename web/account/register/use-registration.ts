import { useState } from 'react'
import { useNavigate } from '#kit/browser/router/router.ts'
import { CallError } from '#kit/browser/api/call-error.ts'
import { call } from '#web/api.ts'
import { signIn } from '#web/session.ts'
import { emptyRegistration, refusalOf, type Refusal, type Registration } from './registration.ts'

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
