import { useController, type FieldPathByValue } from 'react-hook-form'
import type { FieldWords } from '#kit/browser/ui/field-frame.tsx'
import { MoneyField } from '../../money-field.tsx'
import type { QuoteValues } from './quote-prefill.ts'
import type { QuoteDraft } from './use-quote-form.ts'

type QuotePriceFieldProps = Pick<FieldWords, 'label' | 'hint' | 'hideLabel' | 'className'> & {
  draft: QuoteDraft
  name: FieldPathByValue<QuoteValues, number | undefined>
}

/** One amount of the quote. */
export function QuotePriceField({ draft, name, ...words }: QuotePriceFieldProps) {
  const { field, fieldState } = useController({ control: draft.form.control, name })
  const { ref, value = Number.NaN, onChange } = field
  const check = () => void draft.form.trigger(name)

  function change(dollars: number) {
    if (name === 'taxPrice') onChange(dollars)
    else draft.reprice(() => onChange(dollars))
    if (fieldState.error) check()
  }

  return (
    <MoneyField
      {...words}
      ref={ref}
      name={name}
      dollars={value}
      onDollars={change}
      onBlur={check}
      error={fieldState.error?.message}
    />
  )
}
