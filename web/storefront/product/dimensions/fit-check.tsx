import type { Box } from '#domain/fit/box.ts'
import {
  STAIR_HEADROOM_CM,
  USUAL_DOOR_HEIGHT_CM,
  USUAL_ELEVATOR_DOOR_HEIGHT_CM,
  type Measure,
  type WayIn,
} from '#domain/fit/way-in.ts'
import { willItFit, HANDS_CM, type Answer, type Verdict } from '#domain/fit/will-it-fit.ts'
import { bothUnits, lengthText } from '#domain/fit/lengths.ts'
import type { LengthUnit } from '#domain/fit/unit-systems.ts'
import { ChoiceGroup } from '#kit/browser/ui/choice-group.tsx'
import { PlainField } from '#kit/browser/ui/field.tsx'
import { classes } from '#kit/browser/ui/classes.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { toneIcon, toneLook, type Tone } from '#kit/browser/ui/tones.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { EmailLink } from '#web/shop/email-link.tsx'
import { PhoneLink } from '#web/shop/phone-link.tsx'
import { places, type RequestedPlace } from './places.ts'
import { useWayIn, type WayInForm } from './use-way-in.ts'
import { adviceText, verdictText } from './fit-words.ts'

export type WillItFitProps = { packed: Box; bare: Box | undefined }

const unitChoices = [
  { value: 'in', label: 'Inches' },
  { value: 'cm', label: 'Centimeters' },
]

/** The narrowest places on the way, and what each says to the packed piece as soon as it is measured. */
export default function FitCheck({ packed, bare }: WillItFitProps) {
  const form = useWayIn()
  const answers = willItFit(packed, form.way, bare)
  return (
    <div className="mt-8 grid max-w-text gap-8">
      <ChoiceGroup
        legend="Measured in"
        name="fit-unit"
        pick="one"
        look="boxes"
        choices={unitChoices}
        chosen={[form.unit]}
        onChange={(event) => form.setUnit(event.target.value === 'cm' ? 'cm' : 'in')}
      />
      {places.map((requested) => (
        <Place
          key={requested.place}
          requested={requested}
          form={form}
          answer={answers.find(({ place }) => place === requested.place)}
        />
      ))}
      <FitNotes form={form} />
    </div>
  )
}

type PlaceProps = { requested: RequestedPlace; form: WayInForm; answer: Answer | undefined }

function Place({ requested: { title, fields, until }, form, answer }: PlaceProps) {
  const isUnclear = fields.some(({ measure }) => form.isUnclear(measure))
  return (
    <fieldset>
      <legend className="mb-3 font-medium">{title}</legend>
      <div className="grid grid-cols-2 items-start gap-4 sm:grid-cols-3">
        {fields.map((field) => (
          <MeasureField key={field.measure} {...field} form={form} />
        ))}
      </div>
      <PlaceAnswer answer={isUnclear ? undefined : answer} until={until} way={form.way} unit={form.unit} />
    </fieldset>
  )
}

type MeasureFieldProps = { measure: Measure; label: string; optional?: boolean; form: WayInForm }

function MeasureField({ measure, label, optional = false, form }: MeasureFieldProps) {
  const cm = form.way[measure]
  return (
    <PlainField
      label={`${label}, ${form.unit}`}
      optional={optional}
      maxLength={24}
      value={form.textOf(measure)}
      hint={cm !== undefined && bothUnits(cm, form.unit)}
      error={form.faultOf(measure)}
      onChange={(event) => form.type(measure, event.target.value)}
      onBlur={() => form.leave(measure)}
    />
  )
}

const tones: Record<Verdict, Tone> = { fits: 'good', tight: 'warn', blocked: 'bad' }

type PlaceAnswerProps = { answer: Answer | undefined; until: string; way: WayIn; unit: LengthUnit }

/** What a place says to the piece, read out when it changes; as high before it is known as when it fits. */
function PlaceAnswer({ answer, until, way, unit }: PlaceAnswerProps) {
  const tone = answer ? tones[answer.verdict] : 'neutral'
  return (
    <div
      aria-live="polite"
      className={classes(
        'mt-3 flex min-h-18 items-start gap-3 rounded-control py-3 text-sm',
        answer ? toneLook[tone] : 'text-muted',
        answer && 'px-4',
      )}
    >
      <Icon name={toneIcon[tone]} className="size-4 mt-0.5" />
      {answer ? <Reported answer={answer} way={way} unit={unit} /> : <p>{until}</p>}
    </div>
  )
}

function Reported({ answer, way, unit }: { answer: Answer; way: WayIn; unit: LengthUnit }) {
  const advice = adviceText(answer)
  return (
    <div className="min-w-0">
      <p className="font-medium">{verdictText(answer, way, unit)}.</p>
      {advice !== undefined && <p className="mt-1 text-ink">{advice}</p>}
    </div>
  )
}

/** What is taken for granted, who helps, and what becomes of the measures. */
function FitNotes({ form: { unit, forget } }: { form: WayInForm }) {
  const reported = (cm: number) => lengthText(cm, unit)
  return (
    <div className="grid gap-3 border-t border-line pt-5 text-sm text-muted">
      <p>
        Not sure how to measure, or short of an inch? Call <PhoneLink /> or write to <EmailLink />.
      </p>
      <p>
        We count a door without a height as {reported(USUAL_DOOR_HEIGHT_CM)} high, the doors of an elevator as{' '}
        {reported(USUAL_ELEVATOR_DOOR_HEIGHT_CM)}, the headroom over stairs as {reported(STAIR_HEADROOM_CM)}.
        Less than {reported(HANDS_CM)} to spare is tight: that is what two hands need.
      </p>
      <div className="flex flex-wrap items-center justify-between gap-x-6">
        <p>Kept in this browser only, so that the next piece is answered at once.</p>
        <Button variant="quiet" size="compact" className="-mx-3" onClick={forget}>
          Forget these measures
        </Button>
      </div>
    </div>
  )
}
