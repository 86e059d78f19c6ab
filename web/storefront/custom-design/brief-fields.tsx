import type { ChangeEvent } from 'react'
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
import { ChoiceGroup } from '#kit/browser/ui/choice-group.tsx'
import { Select } from '#kit/browser/ui/select.tsx'
import { TextArea } from '#kit/browser/ui/text-area.tsx'
import type { TypedBrief } from './typed-brief.ts'

/** As much of the notes as the shop keeps. */
const MAX_NOTES_LENGTH = 5000

function choices<Value extends string>(values: readonly Value[], labels: Record<Value, string>) {
  return values.map((value) => ({ value, label: labels[value] }))
}

const rooms = choices(roomTypes, roomTypeLabels)
const styles = choices(designStyles, designStyleLabels)
const ranges = choices(budgets, budgetLabels)
const homes = choices(homeTypes, homeTypeLabels)
const colors = choices(colorPreferences, colorPreferenceLabels)

type BriefFieldsProps = { brief: TypedBrief; onChange: (brief: TypedBrief) => void }
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What the designer should know of the home; all of it may stay empty. */
export function BriefFields({ brief, onChange }: BriefFieldsProps) {
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
    <div className="grid gap-6">
      <ChoiceGroup legend="Rooms" pick="several" look="boxes" choices={rooms} {...toggle('rooms')} />
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          label="Style"
          placeholder="Choose a style"
          choices={styles}
          value={brief.style}
          {...set('style')}
        />
        <Select
          label="Home"
          placeholder="Choose a kind"
          choices={homes}
          value={brief.homeType}
          {...set('homeType')}
        />
        <Select
          label="Budget"
          placeholder="Choose a range"
          choices={ranges}
          value={brief.budget}
          className="sm:col-span-2"
          {...set('budget')}
        />
      </div>
      <ChoiceGroup legend="Colors" pick="several" look="boxes" choices={colors} {...toggle('colors')} />
      <TextArea
        label="Notes"
        hint="Who lives there, what stays, what has to fit."
        maxLength={MAX_NOTES_LENGTH}
        value={brief.notes}
        {...set('notes')}
      />
    </div>
  )
}

function toggled(chosen: readonly string[], { value, checked }: HTMLInputElement): string[] {
  return checked ? [...chosen, value] : chosen.filter((one) => one !== value)
}
