import { PlainField } from '#kit/browser/ui/field.tsx'
import { IconButton } from '#kit/browser/ui/icon-button.tsx'
import { AmountField } from '../../money-field.tsx'
import type { DraftOption } from './product-draft.ts'

type OptionRowProps = {
  /** Of its fields, by which errors find them. */
  name: string
  option: DraftOption
  isDefault: boolean
  /** Of the radio buttons of its variant. */
  group: string
  error: (field: string) => string | undefined
  onChange: (option: DraftOption) => void
  onDefault: () => void
  /** Absent for the last one: a variant has at least one option. */
  onRemove: (() => void) | undefined
}

/** One option: its name, what it adds to the price, and whether it is chosen at first. */
export function OptionRow({
  name,
  option,
  isDefault,
  group,
  error,
  onChange,
  onDefault,
  onRemove,
}: OptionRowProps) {
  const called = option.name.trim() || 'new option'
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_2.75rem] items-start gap-x-1 gap-y-2 sm:grid-cols-[minmax(0,1fr)_9rem_6.5rem_2.75rem] sm:gap-x-3">
      <PlainField
        label="Option"
        hideLabel
        placeholder="Option, such as Natural linen"
        name={`${name}.name`}
        value={option.name}
        maxLength={80}
        error={error('name')}
        onChange={({ target }) => onChange({ ...option, name: target.value })}
      />
      <AmountField
        label={`Price difference of ${called}`}
        hideLabel
        placeholder="0.00"
        name={`${name}.priceDifference`}
        value={option.priceDifference}
        error={error('priceDifference')}
        onChange={({ target }) => onChange({ ...option, priceDifference: target.value })}
        className="max-sm:order-3"
      />
      <label className="flex min-h-11 items-center gap-2 text-sm max-sm:order-4 max-sm:col-span-2">
        <input type="radio" name={group} checked={isDefault} onChange={onDefault} className="size-5" />
        Default<span className="sr-only"> {called}</span>
      </label>
      {onRemove && (
        <IconButton icon="close" label={`Remove ${called}`} onClick={onRemove} className="max-sm:order-2" />
      )}
    </li>
  )
}
