import { ownOf } from '#kit/core/own-of.ts'
import { useQuery } from '@tanstack/react-query'
import type { Keeper } from '../keeper.ts'
import type { ShownManaged } from '../shown-managed.ts'
import { StateActs } from '../product-state.tsx'
import { AsDraft, Basics, Flags, Prices } from './basics.tsx'
import { combinationsOf } from './combinations.ts'
import { Details } from './details.tsx'
import { DraftForm } from '#web/admin/form/draft-form.tsx'
import { Images } from '#web/admin/form/images.tsx'
import { previewOf } from './preview-of.tsx'
import { useProductForm, type ProductFormState } from './use-product-form.ts'
import { Variants } from './variants.tsx'
import { ask } from '#web/api.ts'
import { useSalesMode, useShop } from '#web/shop/shop.ts'
import { ChoiceGroup } from '#kit/browser/ui/choice-group.tsx'
import { Select } from '#kit/browser/ui/select.tsx'
import { FormSection } from '#web/admin/form/form-section.tsx'
import { PlainField } from '#kit/browser/ui/field.tsx'
import { LineList } from '../../form/line-list.tsx'
import { emptyFeature } from './product-draft.ts'
import { ModelField } from './model-field.tsx'

type ProductFormProps = {
  /** Absent while it is new. */
  product?: ShownManaged
  keeper: Keeper
  /** Asks for the product as it is now, and begins the form anew. */
  onReload?: () => Promise<void>
}

/** A product, written by the studio or by the seller whose it is. */
export function ProductForm({ product, keeper, onReload }: ProductFormProps) {
  const state = useProductForm(product, keeper)
  const { form } = state
  const mode = useSalesMode()
  const { data } = useQuery({ ...ask('GET /api/settings'), enabled: keeper.isAdmin && mode === 'quote' })
  return (
    <>
      {product && <StateActs product={product} keeper={keeper} isDirty={form.isDirty} onChanged={onReload} />}
      <DraftForm
        state={state}
        what="product"
        list={keeper.list}
        isExisting={product !== undefined}
        onReload={onReload}
        preview={() => previewOf(form.getValues(), mode, data?.settings.general.guidePrices ?? false)}
      >
        <Basics state={state} />
        <Prices state={state} />
        <Images
          images={form.watch('images')}
          combinations={combinationsOf(form.watch('variants'))}
          hasKinds
          error={form.error('images')}
          onChange={(images) => state.set('images', images)}
        />
        <Variants state={state} />
        <Categories state={state} />
        <Features state={state} />
        <Details state={state} />
        <Models state={state} />
        <Flags state={state} />
        {!product && <AsDraft state={state} />}
      </DraftForm>
    </>
  )
}

/** Where it is found: one main category, and any number of further ones. */
function Categories({ state: { form } }: { state: ProductFormState }) {
  const { categories } = useShop()
  const choices = categories.map(({ _id, name }) => ({ value: _id, label: name }))
  const main = form.watch('category')
  return (
    <FormSection
      title="Categories"
      line="Where shoppers find it."
      part="categories"
      error={form.error('categories')}
    >
      <Select
        label="Category"
        placeholder="Choose a category"
        choices={choices}
        className="sm:max-w-80"
        {...form.field('category')}
      />
      <ChoiceGroup
        legend="Further categories"
        pick="several"
        look="boxes"
        optional
        choices={choices.filter(({ value }) => value !== main)}
        {...form.register('categories')}
      />
    </FormSection>
  )
}

/** What is worth saying about it. */
function Features({ state: { form, set } }: { state: ProductFormState }) {
  return (
    <LineList
      title="Features"
      line="One short line each."
      part="features"
      error={form.error('features')}
      one="Feature"
      add="Add feature"
      lines={form.watch('features')}
      empty={emptyFeature}
      set={(features) => set('features', features)}
      className="flex items-center gap-1"
    >
      {({ text }, at, change) => (
        <PlainField
          label={`Feature ${at + 1}`}
          hideLabel
          name={`features.${at}`}
          value={text}
          maxLength={300}
          placeholder={at === 0 ? 'Solid walnut frame' : undefined}
          onChange={({ target }) => change({ text: target.value })}
          className="grow"
        />
      )}
    </LineList>
  )
}

/** How it is seen in 3D: one model of it, and where there are variants one of each combination. */
function Models({ state: { form, set } }: { state: ProductFormState }) {
  const { modelUrl, modelFile, variants, variantModels, variantModelFiles } = form.watch()
  const combinations = combinationsOf(variants)

  function setFile(key: string, file: File | undefined) {
    const { [key]: _before, ...others } = variantModelFiles
    set('variantModelFiles', file ? { ...others, [key]: file } : others)
  }
  return (
    <FormSection
      title="3D"
      line="A GLB file of up to 10 MB, or the address of a 3D page on this site or on a host that the settings list."
      part="models"
      error={form.error('models' as 'modelUrl')}
    >
      <ModelField
        label="3D model or page"
        name="modelUrl"
        address={modelUrl}
        file={modelFile}
        error={form.error('modelUrl')}
        onAddress={(address) => set('modelUrl', address)}
        onFile={(file) => set('modelFile', file)}
      />
      {combinations.length > 0 && (
        <details>
          <summary className="target-44 cursor-pointer font-medium">
            Models of single combinations ({combinations.length})
          </summary>
          <ul className="mt-3 grid gap-4">
            {combinations.map(({ key, label }) => (
              <li key={key}>
                <ModelField
                  label={label}
                  name={`variantModels.${key}`}
                  address={ownOf(variantModels, key) ?? ''}
                  file={variantModelFiles[key]}
                  error={form.error(`variantModels.${key}`)}
                  onAddress={(address) => set('variantModels', { ...variantModels, [key]: address })}
                  onFile={(file) => setFile(key, file)}
                />
              </li>
            ))}
          </ul>
        </details>
      )}
    </FormSection>
  )
}
