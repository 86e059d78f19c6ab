import type { Measure } from '#domain/fit/way-in.ts'
import { willItFit, type Answer } from '#domain/fit/will-it-fit.ts'
import { ChoiceGroup } from '#kit/browser/ui/choice-group.tsx'
import { Field } from '#kit/browser/ui/field.tsx'
import { FitNotes } from './fit-notes.tsx'
import { PlaceAnswer } from './place-answer.tsx'
import { places, type AskedPlace } from './places.ts'
import { useWayIn, type WayInForm } from './use-way-in.ts'
import type { WillItFitProps } from './will-it-fit.tsx'

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
      {places.map((asked) => (
        <Place
          key={asked.place}
          asked={asked}
          form={form}
          answer={answers.find(({ place }) => place === asked.place)}
        />
      ))}
      <FitNotes form={form} />
    </div>
  )
}

type PlaceProps = { asked: AskedPlace; form: WayInForm; answer: Answer | undefined }

function Place({ asked: { title, fields, until }, form, answer }: PlaceProps) {
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
  return (
    <Field
      label={`${label}, ${form.unit}`}
      optional={optional}
      inputMode="decimal"
      autoComplete="off"
      maxLength={12}
      value={form.textOf(measure)}
      error={form.faultOf(measure)}
      onChange={(event) => form.type(measure, event.target.value)}
      onBlur={() => form.leave(measure)}
    />
  )
}
