import { storeDay } from '#kit/core/store-day.ts'
import { Checkbox } from '#kit/browser/ui/checkbox.tsx'
import { Field, PlainField } from '#kit/browser/ui/field.tsx'
import { useNow } from '#kit/browser/ui/use-now.ts'
import type { useSchemaForm } from '#kit/browser/ui/use-schema-form.ts'
import { useShop } from '#web/shop/shop.ts'

/** The day of the store. */
export function useToday(): string {
  const { settings } = useShop()
  return storeDay(new Date(useNow()), settings.timeZone)
}

type FieldProps = ReturnType<ReturnType<typeof useSchemaForm>['field']>

/** When money came, and what the bank or the check says of it. */
export function ReceivedFields({ receivedOn, reference }: Record<'receivedOn' | 'reference', FieldProps>) {
  const today = useToday()
  return (
    <>
      <Field label="Received on" type="date" max={today} {...receivedOn} />
      <PlainField label="Reference" optional maxLength={200} {...reference} />
    </>
  )
}

/** More than is open may be kept. */
export function KeepOver(field: FieldProps) {
  return <Checkbox label="Keep what is over as credit" hint="We then owe it to the customer." {...field} />
}
