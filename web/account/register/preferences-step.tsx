import { Questionnaire } from '#contract/users.ts'
import {
  budgetLabels,
  budgets,
  colorPreferenceLabels,
  colorPreferences,
  designStyleLabels,
  designStyles,
  homeTypeLabels,
  homeTypes,
  roomTypeLabels,
  roomTypes,
} from '#domain/users/questionnaire.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { ChoiceGroup } from '#kit/browser/ui/choice-group.tsx'
import { FormError } from '#kit/browser/ui/form-error.tsx'
import { Form } from '#kit/browser/ui/form.tsx'
import { Select } from '#kit/browser/ui/select.tsx'
import { TextArea } from '#kit/browser/ui/text-area.tsx'
import { useSchemaForm } from '#kit/browser/ui/use-schema-form.ts'
import { type Refusal, type Registration, useHandOver } from './registration.ts'

type PreferencesStepProps = {
  typed: Registration['questionnaire']
  refusal: Refusal | undefined
  onLeave: (values: Registration['questionnaire']) => void
  onPrevious: () => void
  onDone: (values: Registration['questionnaire']) => Promise<void>
}

function choices<Value extends string>(values: readonly Value[], labels: Record<Value, string>) {
  return values.map((value) => ({ value, label: labels[value] }))
}

/** Step 3: what you like. All of it may stay empty. */
export function PreferencesStep({ typed, refusal, onLeave, onPrevious, onDone }: PreferencesStepProps) {
  const form = useSchemaForm(Questionnaire, onDone, { defaults: typed })
  useHandOver(form, onLeave)
  return (
    <Form onSubmit={form.onSubmit} className="grid gap-6">
      <ChoiceGroup
        legend="Design style"
        pick="one"
        look="boxes"
        optional
        choices={choices(designStyles, designStyleLabels)}
        {...form.field('designStyle')}
      />
      <ChoiceGroup
        legend="Rooms"
        pick="several"
        look="boxes"
        optional
        choices={choices(roomTypes, roomTypeLabels)}
        {...form.field('roomTypes')}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          label="Budget"
          optional
          placeholder="Choose a range"
          choices={choices(budgets, budgetLabels)}
          {...form.field('budget')}
        />
        <Select
          label="Home"
          optional
          placeholder="Choose a kind"
          choices={choices(homeTypes, homeTypeLabels)}
          {...form.field('homeType')}
        />
      </div>
      <ChoiceGroup
        legend="Colors"
        pick="several"
        look="boxes"
        optional
        choices={choices(colorPreferences, colorPreferenceLabels)}
        {...form.field('colorPreferences')}
      />
      <TextArea label="Anything we should know" optional {...form.field('specificRequirements')} />
      <FormError message={refusal?.step === 2 ? refusal.message : undefined} />
      <div className="flex justify-between gap-3">
        <Button variant="secondary" onClick={onPrevious}>
          Previous
        </Button>
        <Button busy={form.busy} busyText="Opening your account...">
          Register
        </Button>
      </div>
    </Form>
  )
}
