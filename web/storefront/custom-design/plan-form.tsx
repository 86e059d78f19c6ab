import type { ChangeEvent, ReactNode } from 'react'
import { paths } from '#web/paths.ts'
import { ButtonLink } from '#kit/browser/ui/button-link.tsx'
import { Notice } from '#kit/browser/ui/notice.tsx'
import { Button } from '#kit/browser/ui/button.tsx'
import { LeaveGuard } from '#kit/browser/ui/leave-guard.tsx'
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
import { Swatch } from '#web/products/swatch.tsx'
import { ChoiceGroup } from '#kit/browser/ui/choice-group.tsx'
import { Select } from '#kit/browser/ui/select.tsx'
import { TextArea } from '#kit/browser/ui/text-area.tsx'
import { type PlanRequest, UPLOAD_AREA } from './use-plan-request.ts'
import { MoreFiles } from './more-files.tsx'
import { PlanChoice } from './plan-choice.tsx'
import { hasContent, type TypedBrief } from './typed-brief.ts'

/** The part of the page that takes a floor plan; the studio, which draws them, sends none. */
export function PlanArea({ request }: { request: PlanRequest }) {
  return (
    <section id={UPLOAD_AREA} aria-labelledby="floor-plan-title" className="wrap section-space">
      <h2 id="floor-plan-title" className="title-page">
        Your floor plan
      </h2>
      {request.user?.role === 'admin' ? <StudioOnly /> : <PlanForm request={request} />}
    </section>
  )
}

function StudioOnly() {
  return (
    <div className="mt-6 grid max-w-text justify-items-start gap-4">
      <Notice tone="warn">
        Admin users cannot request a custom design. Please log in as a regular user.
      </Notice>
      <ButtonLink to={paths.admin.designRequests()} variant="secondary">
        See design requests
      </ButtonLink>
    </div>
  )
}

/** Takes the floor plan and the brief, and sends them. */
function PlanForm({ request }: { request: PlanRequest }) {
  const { brief, setBrief, isPrefilled, state, getStarted } = request
  const isSending = state.is === 'sending'
  const isBusy = isSending || state.is === 'done'
  return (
    <div className="mt-8 grid grid-cols-1 gap-x-20 gap-y-10 lg:grid-cols-[minmax(0,6fr)_minmax(0,7fr)] lg:items-start">
      <LeaveGuard when={isSending} />
      <div className="lg:sticky lg:top-24">
        <PlanChoice request={request} />
        <div className="mt-6">
          <MoreFiles more={request.more} isBusy={isBusy} />
        </div>
      </div>
      <section aria-labelledby="brief" className="grid grid-cols-1 gap-6">
        <div className="grid gap-1">
          <h3 id="brief" className="title-section">
            How you live
          </h3>
          <p className="text-muted">
            {isPrefilled && hasContent(brief)
              ? 'From your account. Change what is different for this home.'
              : 'Tell us as much as you like. All of it may stay empty.'}
          </p>
        </div>
        <fieldset disabled={isBusy}>
          <legend className="sr-only">How you live</legend>
          <BriefFields brief={brief} onChange={setBrief} />
        </fieldset>
        <Button
          icon="upload"
          busy={isBusy}
          busyText={isSending ? 'Uploading...' : 'Sent'}
          onClick={getStarted}
          className="justify-self-start max-sm:w-full"
        >
          Send your floor plan
        </Button>
      </section>
    </div>
  )
}

/** As much of the notes as the shop keeps. */
const MAX_NOTES_LENGTH = 5000

function choices<Value extends string>(values: readonly Value[], labels: Record<Value, string>) {
  return values.map((value) => ({ value, label: labels[value] }))
}

const rooms = choices(roomTypes, roomTypeLabels)
/** What is none of the styles has no board. */
const styles = [
  ...choices(designStyles, designStyleLabels).map((choice) => ({
    ...choice,
    mark: choice.value !== 'other' && (
      <span aria-hidden="true" className={`style-tile style-${choice.value} order-first col-span-2`} />
    ),
  })),
  { value: '', label: 'No style yet' },
]
const ranges = choices(budgets, budgetLabels)
const homes = choices(homeTypes, homeTypeLabels)
const colors = choices(colorPreferences, colorPreferenceLabels).map((choice) => ({
  ...choice,
  mark: <Swatch name={choice.value} />,
}))

type BriefFieldsProps = { brief: TypedBrief; onChange: (brief: TypedBrief) => void }
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What the designer should know of the home; all of it may stay empty. */
function BriefFields({ brief, onChange }: BriefFieldsProps) {
  const set = (name: keyof TypedBrief) => ({
    name,
    onChange: ({ target }: ChangeEvent<Control>) => onChange({ ...brief, [name]: target.value }),
  })
  const toggle = (name: 'rooms' | 'colors') => ({
    name,
    chosen: brief[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
      onChange({ ...brief, [name]: toggled(brief[name], target) }),
  })
  return (
    <div className="grid gap-8">
      <Step at={1} title="The home">
        <ChoiceGroup legend="Rooms" pick="several" look="boxes" choices={rooms} {...toggle('rooms')} />
        <Select
          label="Home"
          placeholder="Choose a kind"
          choices={homes}
          value={brief.homeType}
          {...set('homeType')}
        />
      </Step>
      <Step at={2} title="Its look">
        <ChoiceGroup
          legend="Style"
          pick="one"
          look="tiles"
          className="drawn-late max-[22rem]:text-xs"
          choices={styles}
          chosen={[brief.style]}
          {...set('style')}
        />
        <ChoiceGroup legend="Colors" pick="several" look="boxes" choices={colors} {...toggle('colors')} />
      </Step>
      <Step at={3} title="What it may cost">
        <Select
          label="Budget"
          placeholder="Choose a range"
          choices={ranges}
          value={brief.budget}
          {...set('budget')}
        />
      </Step>
      <Step at={4} title="What else we should know">
        <TextArea
          label="Notes"
          hint="Who lives there, what stays, what has to fit."
          maxLength={MAX_NOTES_LENGTH}
          value={brief.notes}
          {...set('notes')}
        />
      </Step>
    </div>
  )
}

type StepProps = { at: number; title: string; children: ReactNode }

function Step({ at, title, children }: StepProps) {
  return (
    <div className="grid grid-cols-1 gap-5 border-t border-line pt-5">
      <h4 className="title-piece">
        <span className="mr-3 text-koa">{at}</span>
        {title}
      </h4>
      {children}
    </div>
  )
}

function toggled(chosen: readonly string[], { value, checked }: HTMLInputElement): string[] {
  return checked ? [...chosen, value] : chosen.filter((one) => one !== value)
}
