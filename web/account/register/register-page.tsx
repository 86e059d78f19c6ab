import { useEffect, useRef } from 'react'
import { Link, Navigate, useLocation, useSearchParams } from '#kit/browser/router/router.ts'
import { safePath } from '#kit/core/safe-path.ts'
import { useSession } from '#web/session.ts'
import { AuthFrame } from '#web/account/auth-frame.tsx'
import { useWaitingWords } from '#web/account/use-waiting-words.ts'
import { PageHead } from '#web/shop/page-head.tsx'
import { useShop } from '#web/shop/shop.ts'
import { paths } from '#web/paths.ts'
import { classes } from '#kit/browser/ui/classes.ts'
import { UserAddress } from '#contract/users.ts'
import { AddressFields } from '#web/account/address-fields.tsx'
import { Button } from '#kit/browser/ui/button.tsx'
import { FormError } from '#kit/browser/ui/form-error.tsx'
import { Form } from '#kit/browser/ui/form.tsx'
import { useSchemaForm } from '#kit/browser/ui/use-schema-form.ts'
import { type Refusal, type Registration, useHandOver, useRegistration } from './registration.ts'
import { AccountStep } from './account-step.tsx'
import { PreferencesStep } from './preferences-step.tsx'

const titles = ['Your account', 'Your address', 'Your style']

export default function RegisterPage() {
  const [search] = useSearchParams()
  const { key } = useLocation()
  const session = useSession()
  const redirect = search.get('redirect')
  const after = safePath(redirect) ?? paths.home()
  const waits = useWaitingWords(after)
  const registration = useRegistration(useShop().settings.defaultCountry, after)
  // Whoever goes back before the next page is drawn is still on this one, and is led on once more.
  if (session && !registration.isSending) return <Navigate key={key} to={after} replace />
  return (
    <AuthFrame
      title="Open an account"
      line={`Three short steps. The last one helps us know your taste, and you can leave it empty.${waits === undefined ? '' : ` ${waits}`}`}
    >
      <PageHead title="Register" noindex />
      <WizardSteps titles={titles} current={registration.step} />
      <RegistrationStep key={registration.round} {...registration} />
      <p className="mt-8 flex flex-wrap items-center gap-1.5 text-sm">
        Already have an account?
        <Link
          to={paths.login({ redirect: redirect ?? undefined })}
          className="text-link inline-flex min-h-11 items-center"
        >
          Login
        </Link>
      </p>
    </AuthFrame>
  )
}

type RegistrationStepProps = Omit<ReturnType<typeof useRegistration>, 'isSending' | 'round'>

/** The form of the step that is open. */
function RegistrationStep({ step, typed, refusal, go, keep, register }: RegistrationStepProps) {
  if (step === 0)
    return (
      <AccountStep
        typed={typed.account}
        refusal={refusal}
        onLeave={(values) => keep('account', values)}
        onNext={(values) => {
          keep('account', values)
          go(1)
        }}
      />
    )
  if (step === 1)
    return (
      <AddressStep
        typed={typed.address}
        refusal={refusal}
        onLeave={(values) => keep('address', values)}
        onPrevious={() => go(0)}
        onNext={() => go(2)}
      />
    )
  return (
    <PreferencesStep
      typed={typed.questionnaire}
      refusal={refusal}
      onLeave={(values) => keep('questionnaire', values)}
      onPrevious={() => go(1)}
      onDone={register}
    />
  )
}

type WizardStepsProps = { titles: readonly string[]; current: number }

/** Where in the wizard one is; a new step is read, and typed in, from its beginning. */
function WizardSteps({ titles, current }: WizardStepsProps) {
  const list = useRef<HTMLOListElement>(null)
  const before = useRef(current)

  useEffect(() => {
    if (before.current === current) return
    before.current = current
    list.current?.focus()
  }, [current])

  return (
    <ol
      ref={list}
      tabIndex={-1}
      aria-label={`Steps: ${titles[current]}`}
      className="mb-8 grid scroll-mt-60 grid-cols-3 gap-2 outline-none"
    >
      {titles.map((title, step) => (
        <li
          key={title}
          aria-current={step === current ? 'step' : undefined}
          className={classes(
            'border-t-2 pt-2 text-sm',
            step <= current ? 'border-lagoon' : 'border-line text-muted',
            step === current && 'font-medium',
          )}
        >
          <span className="tabular-nums">{step + 1}</span> {title}
        </li>
      ))}
    </ol>
  )
}

type AddressStepProps = {
  typed: Registration['address']
  refusal: Refusal | undefined
  onLeave: (values: Registration['address']) => void
  onPrevious: () => void
  onNext: () => void
}

/** Step 2: where you live. */
function AddressStep({ typed, refusal, onLeave, onPrevious, onNext }: AddressStepProps) {
  const form = useSchemaForm(UserAddress, async () => onNext(), { defaults: typed })
  useHandOver(form, onLeave)
  return (
    <Form onSubmit={form.onSubmit} className="grid gap-5">
      <FormError message={refusal?.step === 1 ? refusal.message : undefined} />
      <AddressFields field={form.field} />
      <div className="flex justify-between gap-3">
        <Button variant="secondary" onClick={onPrevious}>
          Previous
        </Button>
        <Button>Next</Button>
      </div>
    </Form>
  )
}
