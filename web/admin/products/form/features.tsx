import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { FormSection } from '../../form/form-section.tsx'
import { freshId } from '../../form/fresh-id.ts'
import type { ProductFormState } from './use-product-form.ts'

/** A list of what is worth saying about it; there is always a row to write into. */
export function Features({ state: { form, set } }: { state: ProductFormState }) {
  const features = form.watch('features')
  const change = (at: number, text: string) =>
    set(
      'features',
      features.map((feature, place) => (place === at ? { ...feature, text } : feature)),
    )

  function remove(at: number) {
    const left = features.filter((_feature, place) => place !== at)
    set('features', left.length > 0 ? left : [{ id: freshId(), text: '' }])
  }

  function add() {
    set('features', [...features, { id: freshId(), text: '' }])
  }
  return (
    <FormSection
      title="Features"
      line="One short line each. Empty lines are left out."
      part="features"
      error={form.error('features')}
    >
      <ul className="grid gap-2">
        {features.map(({ id, text }, at) => (
          <li key={id} className="flex items-center gap-1">
            <Field
              label={`Feature ${at + 1}`}
              hideLabel
              name={`features.${at}`}
              value={text}
              maxLength={300}
              autoComplete="off"
              placeholder={at === 0 ? 'Solid walnut frame' : undefined}
              onChange={({ target }) => change(at, target.value)}
              className="grow"
            />
            <IconButton icon="close" label={`Remove feature ${at + 1}`} onClick={() => remove(at)} />
          </li>
        ))}
      </ul>
      <div>
        <Button variant="secondary" size="compact" icon="plus" onClick={add}>
          Add feature
        </Button>
      </div>
    </FormSection>
  )
}
