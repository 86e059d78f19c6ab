import { bothUnits } from '#domain/fit/lengths.ts'
import { weightUnitOf, type LengthUnit } from '#domain/fit/unit-systems.ts'
import { typedCm } from '#kit/core/length.ts'
import type { WeightUnit } from '#kit/core/weight.ts'
import { PlainField } from '#kit/browser/ui/field.tsx'
import { TextArea } from '#kit/browser/ui/text-area.tsx'
import { FormSection } from '../../form/form-section.tsx'
import type { packedParts, sizeParts } from './product-draft.ts'
import { measureOf } from './wire-of.ts'
import type { ProductFormState } from './use-product-form.ts'

const sizeLabels: Record<(typeof sizeParts)[number], string> = {
  widthCm: 'Width',
  depthCm: 'Depth',
  heightCm: 'Height',
  seatHeightCm: 'Seat height',
}
const packedLabels: Record<(typeof packedParts)[number], string> = {
  widthCm: 'Box width',
  depthCm: 'Box depth',
  heightCm: 'Box height',
  weightLbs: 'Box weight',
}
const unitWords: Record<LengthUnit | WeightUnit, string> = { in: 'inches', cm: 'cm', lb: 'pounds', kg: 'kg' }

/** What a good shop prints beside a piece. */
export function Details({ state: { form, unit, product } }: { state: ProductFormState }) {
  return (
    <FormSection title="Details" line="Shown under Details and in the filters of the collection.">
      <div className="grid gap-5 sm:grid-cols-2">
        <PlainField
          label="Dimensions"
          optional
          hint="For example: W 89.8 in, D 37.4 in, H 35 in"
          maxLength={300}
          {...form.field('dimensions')}
        />
        <PlainField
          label={`Weight in ${unitWords[weightUnitOf[unit]]}`}
          optional
          inputMode="decimal"
          {...form.field('weight')}
        />
        <PlainField
          label="Materials"
          optional
          hint="Separated by commas: Walnut, Linen"
          {...form.field('materials')}
        />
        <PlainField
          label="Colors"
          optional
          hint="Separated by commas: neutral, blue"
          {...form.field('colors')}
        />
        <PlainField
          label="Style"
          optional
          hint="Separated by commas: Scandinavian, minimalist"
          maxLength={80}
          {...form.field('details.style')}
        />
        <PlainField
          label="Lead time"
          optional
          hint="For example: In stock: 2-4 weeks"
          maxLength={200}
          {...form.field('details.leadTime')}
        />
        <PlainField label="Assembly" optional maxLength={1000} {...form.field('details.assembly')} />
      </div>
      <TextArea label="Care" optional maxLength={1000} {...form.field('details.care')} />
      <Measures
        legend="Size"
        part="size"
        labels={sizeLabels}
        stored={product?.details.size}
        form={form}
        unit={unit}
      />
      <Measures
        legend="Packed"
        part="packed"
        labels={packedLabels}
        stored={product?.details.packed}
        form={form}
        unit={unit}
      />
    </FormSection>
  )
}

type MeasuresProps<Part extends 'size' | 'packed'> = {
  legend: string
  part: Part
  labels: Record<string, string>
  stored: Partial<Record<string, number | undefined>> | undefined
  form: ProductFormState['form']
  unit: LengthUnit
}

/** Measures that are given together or not at all. */
function Measures<Part extends 'size' | 'packed'>({
  legend,
  part,
  labels,
  stored,
  ...fields
}: MeasuresProps<Part>) {
  return (
    <fieldset>
      <legend className="mb-3 text-sm font-medium">
        {legend}
        <span className="font-normal text-muted"> (optional)</span>
      </legend>
      <div className="grid grid-cols-2 gap-4 xl:grid-cols-4">
        {Object.entries(labels).map(([name, label]) => (
          <MeasureField
            key={name}
            name={`${part}.${name}` as 'size.widthCm'}
            label={label}
            stored={stored?.[name]}
            {...fields}
          />
        ))}
      </div>
    </fieldset>
  )
}

type MeasureFieldProps = Pick<MeasuresProps<'size'>, 'form' | 'unit'> & {
  name: 'size.widthCm'
  label: string
  stored: number | undefined
}

/** Either may be typed in any unit; a length is told in both. */
function MeasureField({ name, label, stored, form, unit }: MeasureFieldProps) {
  const isLength = name.endsWith('Cm')
  const typed = form.watch(name)
  const isRead = isLength && typedCm(typed, unit) !== undefined
  return (
    <PlainField
      label={`${label} in ${unitWords[isLength ? unit : weightUnitOf[unit]]}`}
      hint={isRead && bothUnits(measureOf(name, typed, stored, unit), unit)}
      {...form.field(name)}
    />
  )
}
