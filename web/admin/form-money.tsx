import { type FieldPathByValue, type FieldValues, useController, type UseFormReturn } from 'react-hook-form'
import type { FieldWords } from '#kit/browser/ui/field-frame.tsx'
import { MoneyField } from './money-field.tsx'

type FormMoneyProps<Form extends FieldValues> = Pick<FieldWords, 'label' | 'hint'> & {
  className?: string
  form: Pick<UseFormReturn<Form>, 'control'>
  name: FieldPathByValue<Form, number | undefined>
}

/** An amount of a form. */
export function FormMoney<Form extends FieldValues>({ form, name, ...words }: FormMoneyProps<Form>) {
  const { field, fieldState } = useController({ control: form.control, name })
  const { ref, value, onChange } = field
  return (
    <MoneyField
      {...words}
      {...{ ref, name }}
      dollars={value}
      onDollars={onChange}
      error={fieldState.error?.message}
    />
  )
}
