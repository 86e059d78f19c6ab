import type { Ask } from '#contract/call.ts'
import { optionId } from '#domain/products/option-id.ts'
import { allVariantKeys } from '#domain/products/variant-key.ts'
import { dollarsTyped } from '../../dollars-typed.ts'
import type { DraftImage, DraftVariant, ProductDraft } from './product-draft.ts'

export type ProductBody = Ask<'PUT /api/products/:id'>['body']

/** What a draft is over the wire, and which combination of the draft each key in it stands for. */
export type Wired = { body: ProductBody; draftKeys: ReadonlyMap<string, string> }

/** A draft as the shop takes it: files beside their places, and an id for every new option. */
export function wireOf(draft: ProductDraft, { isAdmin }: { isAdmin: boolean }): Wired {
  const { images, costPrice, modelFile: _model, variantModelFiles: _models, ...typed } = draft
  const variants = draft.variants.map(wiredVariant)
  const keys = new Map(pairs(allVariantKeys(draft.variants), allVariantKeys(variants)))
  const hasVariants = variants.length > 0
  return {
    body: {
      ...typed,
      price: amountTyped(typed.price),
      salePrice: amountTyped(typed.salePrice),
      ...(isAdmin && { costPrice: amountTyped(costPrice) }),
      features: typed.features.map(({ text }) => text.trim()).filter((text) => text !== ''),
      stock: hasVariants ? undefined : typed.stock,
      variantStock: Object.fromEntries(
        hasVariants ? [...keys].map(([own, key]) => [key, typed.variantStock[own] ?? '']) : [],
      ),
      variants,
      ...imagesOf(images),
      ...modelsOf(draft, keys),
    },
    draftKeys: new Map([...keys].map(([own, key]) => [key, own])),
  }
}

/** Every picture in its place, and the files among them. */
function imagesOf(placed: readonly DraftImage[]) {
  const images = placed.flatMap(({ file }) => file ?? [])
  const existingImages = placed.map(({ base, file, alt }) => ({
    image: file ? `upload:${images.indexOf(file)}` : base,
    alt,
  }))
  return { existingImages, images: images.length > 0 ? images : undefined }
}

function wiredVariant({ name, defaultId, options }: DraftVariant) {
  const ids = options.map(({ id }) => id).filter((id) => !isFresh(id))
  return {
    name,
    options: options.map((option) => {
      const id = isFresh(option.id) ? optionId(option.name, ids) : option.id
      if (isFresh(option.id)) ids.push(id)
      return {
        id,
        name: option.name,
        priceDifference: option.priceDifference.trim() === '' ? 0 : dollarsTyped(option.priceDifference),
        default: option.id === defaultId,
      }
    }),
  }
}

function isFresh(id: string): boolean {
  return id.startsWith('~')
}

/** What is an amount, as a number; anything else as it was typed, for the shop to refuse. */
function amountTyped(text: string): string | number {
  const dollars = dollarsTyped(text)
  return Number.isNaN(dollars) ? text.trim() : dollars
}

function modelsOf(draft: ProductDraft, keys: ReadonlyMap<string, string>) {
  const files: File[] = []
  const addressOf = (file: File | undefined, address: string) =>
    file ? `upload:${files.push(file) - 1}` : address.trim()
  const modelUrl = addressOf(draft.modelFile, draft.modelUrl)
  const ofVariants = [...keys].map(([own, key]) => [
    key,
    addressOf(draft.variantModelFiles[own], draft.variantModels[own] ?? ''),
  ])
  const variantModels = draft.variants.length > 0 ? Object.fromEntries(ofVariants) : draft.variantModels
  return { modelUrl, variantModels, models: files.length > 0 ? files : undefined }
}

function pairs(first: readonly string[], second: readonly string[]): [string, string][] {
  return first.map((key, at) => [key, second[at] ?? ''])
}
