import { combinationsOf } from './combinations.ts'
import { FormSection } from '../../form/form-section.tsx'
import { ModelField } from './model-field.tsx'
import type { ProductFormState } from './use-product-form.ts'

/** How it is seen in 3D: one model of it, and where there are variants one of each combination. */
export function Models({ state: { form, set } }: { state: ProductFormState }) {
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
                  address={variantModels[key] ?? ''}
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
