import { Button } from '#kit/browser/ui/button.tsx'
import { PlainField } from '#kit/browser/ui/field.tsx'
import { FieldMessage } from '#kit/browser/ui/field-message.tsx'
import { IconButton } from '#kit/browser/ui/icon-button.tsx'
import { freshId } from '../../form/fresh-id.ts'
import { OptionRow } from './option-row.tsx'
import type { DraftOption, DraftVariant } from './product-draft.ts'

type VariantCardProps = {
  at: number
  variant: DraftVariant
  /** The message of a field of this variant, by its path in it. */
  error: (field: string) => string | undefined
  onChange: (variant: DraftVariant) => void
  onRemove: () => void
}

/** One thing to choose: its name, its options, and which of them is chosen at first. */
export function VariantCard({ at, variant, error, onChange, onRemove }: VariantCardProps) {
  const { options } = variant
  const name = variant.name.trim() || `variant ${at + 1}`

  function changeOptions(next: DraftOption[]) {
    const [first] = next
    const hasDefault = next.some(({ id }) => id === variant.defaultId)
    onChange({ ...variant, options: next, defaultId: hasDefault ? variant.defaultId : (first?.id ?? '') })
  }
  return (
    <fieldset className="rounded-control border border-line p-4">
      <legend className="sr-only">{name}</legend>
      <div className="mb-4 flex items-end gap-1">
        <PlainField
          label="Variant name"
          name={`variants.${at}.name`}
          value={variant.name}
          maxLength={60}
          placeholder="Fabric"
          error={error('name')}
          onChange={({ target }) => onChange({ ...variant, name: target.value })}
          className="grow sm:max-w-72"
        />
        <IconButton
          icon="trash"
          label={`Remove ${name}`}
          onClick={onRemove}
          className="ml-auto hover:text-red"
        />
      </div>
      <p
        aria-hidden="true"
        className="mb-1.5 hidden gap-x-3 text-sm text-muted sm:grid sm:grid-cols-[minmax(0,1fr)_9rem_6.5rem_2.75rem]"
      >
        <span>Options</span>
        <span>Price difference</span>
      </p>
      <ul className="grid gap-3">
        {options.map((option, place) => (
          <OptionRow
            key={option.id}
            name={`variants.${at}.options.${place}`}
            option={option}
            isDefault={option.id === variant.defaultId}
            group={`variants.${at}.default`}
            error={(field) => error(`options.${place}.${field}`)}
            onChange={(next) =>
              changeOptions(options.map((other) => (other.id === option.id ? next : other)))
            }
            onDefault={() => onChange({ ...variant, defaultId: option.id })}
            onRemove={
              options.length > 1
                ? () => changeOptions(options.filter(({ id }) => id !== option.id))
                : undefined
            }
          />
        ))}
      </ul>
      <FieldMessage id={`variants-${at}-options-error`} message={error('options')} />
      <Button
        variant="quiet"
        size="compact"
        icon="plus"
        className="mt-3"
        onClick={() => changeOptions([...options, { id: freshId(), name: '', priceDifference: '' }])}
      >
        Add option
      </Button>
    </fieldset>
  )
}
