import { bothUnits } from '#domain/fit/lengths.ts'
import { typedCm } from '#kit/core/length.ts'
import { Field } from '#kit/browser/ui/field.tsx'
import { TextArea } from '#kit/browser/ui/text-area.tsx'
import { FormSection } from '../../form/form-section.tsx'
import type { packedParts, sizeParts } from './product-draft.ts'
import type { ProductFormState } from './use-product-form.ts'

const sizeLabels: Record<(typeof sizeParts)[number], string> = {
  widthCm: 'Width in cm',
  depthCm: 'Depth in cm',
  heightCm: 'Height in cm',
  seatHeightCm: 'Seat height in cm',
}
const packedLabels: Record<(typeof packedParts)[number], string> = {
  widthCm: 'Box width in cm',
  depthCm: 'Box depth in cm',
  heightCm: 'Box height in cm',
  weightLbs: 'Box weight in pounds',
}

/** What a good shop prints beside a piece. */
export function Details({ state: { form } }: { state: ProductFormState }) {
  return (
    <FormSection title="Details" line="Shown under Details and in the filters of the collection.">
      <div className="grid gap-5 sm:grid-cols-2">
        <Field
          label="Dimensions"
          optional
          hint="For example: W 89.8 in, D 37.4 in, H 35 in"
          maxLength={300}
          autoComplete="off"
          {...form.field('dimensions')}
        />
        <Field
          label="Weight in pounds"
          optional
          inputMode="decimal"
          autoComplete="off"
          {...form.field('weight')}
        />
        <Field
          label="Materials"
          optional
          hint="Separated by commas: Walnut, Linen"
          autoComplete="off"
          {...form.field('materials')}
        />
        <Field
          label="Colors"
          optional
          hint="Separated by commas: neutral, blue"
          autoComplete="off"
          {...form.field('colors')}
        />
        <Field
          label="Style"
          optional
          hint="Separated by commas: Scandinavian, minimalist"
          maxLength={80}
          autoComplete="off"
          {...form.field('details.style')}
        />
        <Field
          label="Lead time"
          optional
          hint="For example: In stock: 2-4 weeks"
          maxLength={200}
          autoComplete="off"
          {...form.field('details.leadTime')}
        />
        <Field
          label="Assembly"
          optional
          maxLength={1000}
          autoComplete="off"
          {...form.field('details.assembly')}
        />
      </div>
      <TextArea label="Care" optional maxLength={1000} {...form.field('details.care')} />
      <Measures legend="Size" part="size" labels={sizeLabels} form={form} />
      <Measures legend="Packed" part="packed" labels={packedLabels} form={form} />
    </FormSection>
  )
}

type MeasuresProps<Part extends 'size' | 'packed'> = {
  legend: string
  part: Part
  labels: Record<string, string>
  form: ProductFormState['form']
}

/** Measures that are given together or not at all. */
function Measures<Part extends 'size' | 'packed'>({ legend, part, labels, form }: MeasuresProps<Part>) {
  return (
    <fieldset>
      <legend className="mb-3 text-sm font-medium">
        {legend}
        <span className="font-normal text-muted"> (optional)</span>
      </legend>
      <div className="grid grid-cols-2 gap-4 xl:grid-cols-4">
        {Object.entries(labels).map(([name, label]) => (
          <MeasureField key={name} name={`${part}.${name}` as 'size.widthCm'} label={label} form={form} />
        ))}
      </div>
    </fieldset>
  )
}

type MeasureFieldProps = { name: 'size.widthCm'; label: string; form: ProductFormState['form'] }

/** A length may be typed in any unit, and is told in both; a weight is a number. */
function MeasureField({ name, label, form }: MeasureFieldProps) {
  const cm = name.endsWith('Cm') ? typedCm(form.watch(name), 'cm') : undefined
  return (
    <Field label={label} autoComplete="off" hint={cm !== undefined && bothUnits(cm)} {...form.field(name)} />
  )
}
