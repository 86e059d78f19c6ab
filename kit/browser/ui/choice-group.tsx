import { useId, type ComponentProps, type ReactNode } from 'react'
import { classes } from './classes.ts'
import { FieldMessage } from './field-message.tsx'
import type { Choice } from './select.tsx'

type InputProps = Omit<ComponentProps<'input'>, 'type' | 'value' | 'defaultValue' | 'children'>

type ChoiceGroupProps = InputProps & {
  legend: string
  choices: readonly (Choice & { mark?: ReactNode })[]
  /** `one` shows radio buttons, `several` checkboxes. */
  pick: 'one' | 'several'
  /** What is chosen, where the page keeps it itself. */
  chosen?: readonly string[]
  hint?: string
  error?: string
  optional?: boolean
  /** Side by side in boxes, as tiles under their marks, or one under the other. */
  look?: Look
}

type Look = 'list' | 'boxes' | 'tiles'

const groupLook = {
  list: 'grid',
  boxes: 'flex flex-wrap gap-2',
  tiles: 'grid grid-cols-2 items-end gap-2 sm:grid-cols-3',
}
const boxLook = classes(
  'min-h-11 items-center gap-2.5 rounded-control border border-edge transition hover:border-ink',
  'has-checked:border-lagoon has-checked:bg-lagoon-soft has-disabled:opacity-50',
  'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-lagoon',
)
const choiceLook = {
  list: 'flex min-h-11 items-center gap-2.5 py-1',
  boxes: `flex px-4 py-2 ${boxLook}`,
  tiles: `grid grid-cols-[auto_1fr] p-2 ${boxLook}`,
}

/** One or several of a few, all in view. */
export function ChoiceGroup(props: ChoiceGroupProps) {
  const { legend, choices, pick, chosen, hint, error, optional, look = 'list', className, ...input } = props
  const id = useId()
  const described = classes(hint && `${id}-hint`, error && `${id}-error`)
  const type = pick === 'one' ? 'radio' : 'checkbox'
  return (
    <fieldset className={className} aria-describedby={described || undefined}>
      <legend className="mb-1.5 text-sm font-medium">
        {legend}
        {optional && <span className="font-normal text-muted"> (optional)</span>}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="mb-2 text-sm text-muted">
          {hint}
        </p>
      )}
      <div className={groupLook[look]}>
        {choices.map((choice) => (
          <OneChoice
            key={choice.value}
            choice={choice}
            look={look}
            input={{ ...input, type, ...checkedBy(chosen, choice) }}
          />
        ))}
      </div>
      <FieldMessage id={`${id}-error`} message={error} />
    </fieldset>
  )
}

function checkedBy(chosen: readonly string[] | undefined, { value }: Choice) {
  return chosen && { checked: chosen.includes(value) }
}

type OneChoiceProps = {
  choice: ChoiceGroupProps['choices'][number]
  look: Look
  input: ComponentProps<'input'>
}

function OneChoice({ choice: { value, label, hint, mark, disabled }, look, input }: OneChoiceProps) {
  return (
    <label className={choiceLook[look]}>
      <input {...input} value={value} disabled={disabled ?? input.disabled} className="size-5 shrink-0" />
      {mark}
      <span>
        {label}
        {hint && <span className="block text-sm text-muted">{hint}</span>}
      </span>
    </label>
  )
}
