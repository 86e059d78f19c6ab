import { AccountStep } from './account-step.tsx'
import { AddressStep } from './address-step.tsx'
import { PreferencesStep } from './preferences-step.tsx'
import type { useRegistration } from './use-registration.ts'

type RegistrationStepProps = Omit<ReturnType<typeof useRegistration>, 'isSending'>

/** The form of the step that is open. */
export function RegistrationStep({ step, typed, refusal, keep, register }: RegistrationStepProps) {
  if (step === 0)
    return (
      <AccountStep typed={typed.account} refusal={refusal} onNext={(values) => keep('account', values, 1)} />
    )
  if (step === 1)
    return (
      <AddressStep
        typed={typed.address}
        refusal={refusal}
        onPrevious={(values) => keep('address', values, 0)}
        onNext={(values) => keep('address', values, 2)}
      />
    )
  return (
    <PreferencesStep
      typed={typed.questionnaire}
      refusal={refusal}
      onPrevious={(values) => keep('questionnaire', values, 1)}
      onDone={register}
    />
  )
}
