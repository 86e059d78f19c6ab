import { ownOf } from '#kit/core/own-of.ts'
import type { Ask } from '#contract/call.ts'
import { optionId } from '#domain/products/option-id.ts'
import { allVariantKeys } from '#domain/products/variant-key.ts'
import { weightUnitOf, type LengthUnit } from '#domain/fit/unit-systems.ts'
import { typedCm } from '#kit/core/length.ts'
import { typedPounds } from '#kit/core/weight.ts'
import { amountTyped, dollarsTyped } from '../../dollars-typed.ts'
import { wiredImages } from '../../form/draft-images.ts'
import type { WiredDraft } from '../../form/draft-schema.ts'
import type { ShownManaged } from '../shown-managed.ts'
import { measureText, type DraftVariant, type ProductDraft } from './product-draft.ts'

export type ProductBody = Ask<'POST /api/products'>['body']

type WireContext = { isAdmin: boolean; unit: LengthUnit; product?: ShownManaged | undefined }

/** A draft as the shop takes it: files beside their places, and an id for every new option. */
export function wireOf(
  draft: ProductDraft,
  { isAdmin, unit, product }: WireContext,
): WiredDraft<ProductBody> {
  const {
    images,
    costPrice,
    guidePrice: guide,
    details,
    size,
    packed,
    modelFile: _model,
    variantModelFiles: _models,
    ...typed
  } = draft
  const variants = draft.variants.map(wiredVariant)
  const keys = new Map(pairs(allVariantKeys(draft.variants), allVariantKeys(variants)))
  const draftKeys = new Map([...keys].map(([own, key]) => [key, own]))
  const hasVariants = variants.length > 0
  return {
    body: {
      ...typed,
      price: amountTyped(typed.price),
      salePrice: amountTyped(typed.salePrice),
      ...(isAdmin && {
        costPrice: amountTyped(costPrice),
        guidePrice:
          guide.from.trim() + guide.to.trim() === ''
            ? null
            : { from: amountTyped(guide.from), to: amountTyped(guide.to) },
      }),
      features: typed.features.map(({ text }) => text.trim()).filter((text) => text !== ''),
      stock: hasVariants ? undefined : typed.stock,
      variantStock: Object.fromEntries(
        hasVariants ? [...keys].map(([own, key]) => [key, ownOf(typed.variantStock, own) ?? '']) : [],
      ),
      variantAvailability: Object.fromEntries(
        [...keys].flatMap(([own, key]) => wiredStanding(key, ownOf(typed.variantAvailability, own))),
      ),
      variants,
      weight: weightOf(typed.weight, product?.weight, unit),
      details: {
        ...details,
        size: measuresOf(size, product?.details.size, unit),
        packed: measuresOf(packed, product?.details.packed, unit),
      },
      ...wiredImages(images, keys),
      ...modelsOf(draft, keys),
    },
    pathOf: (path) => draftPath(path, draftKeys),
  }
}

/** Measures as numbers, in centimeters and pounds; what is left empty is left out; nothing where nothing was typed. */
function measuresOf<Part extends string>(
  typed: Record<Part, string>,
  stored: Partial<Record<string, number | undefined>> | undefined,
  unit: LengthUnit,
) {
  const parts = Object.entries<string>(typed).filter(([, text]) => text.trim() !== '')
  if (parts.length === 0) return null
  const wired = parts.map(([part, text]) => [part, measureOf(part, text, stored?.[part], unit)])
  return Object.fromEntries(wired) as Record<Part, number>
}

/** As the form's part: what is no weight travels as it was typed, to be refused. */
function weightOf(text: string, stored: number | null | undefined, unit: LengthUnit): string {
  const pounds = text.trim() === '' ? Number.NaN : measureOf('weightLbs', text, stored, unit)
  return Number.isNaN(pounds) ? text : String(pounds)
}

/** What stands as it was shown stays as it is stored: a figure is shown rounded. */
export function measureOf(
  part: string,
  text: string,
  stored: number | null | undefined,
  unit: LengthUnit,
): number {
  if (stored != null && text.trim() === measureText(part, stored, unit)) return stored
  const read = part === 'weightLbs' ? typedPounds(text, weightUnitOf[unit]) : typedCm(text, unit)
  return read === undefined ? Number(text) : Number(read.toFixed(4))
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

function wiredStanding(key: string, typed: ProductDraft['variantAvailability'][string] | undefined) {
  if (!typed) return []
  const { availability, leadWeeks } = typed
  return [[key, { availability, leadWeeks: leadWeeks.trim() === '' ? null : Number(leadWeeks) }] as const]
}

function isFresh(id: string): boolean {
  return id.startsWith('~')
}

function modelsOf(draft: ProductDraft, keys: ReadonlyMap<string, string>) {
  const files: File[] = []
  const addressOf = (file: File | undefined, address: string) =>
    file ? `upload:${files.push(file) - 1}` : address.trim()
  const modelUrl = addressOf(draft.modelFile, draft.modelUrl)
  const ofVariants = [...keys].map(([own, key]) => [
    key,
    addressOf(ownOf(draft.variantModelFiles, own), ownOf(draft.variantModels, own) ?? ''),
  ])
  const variantModels = draft.variants.length > 0 ? Object.fromEntries(ofVariants) : draft.variantModels
  return { modelUrl, variantModels, models: files.length > 0 ? files : undefined }
}

function pairs(first: readonly string[], second: readonly string[]): [string, string][] {
  return first.map((key, at) => [key, second[at] ?? ''])
}

/**
 * The field of the draft that a part of the form stands for.
 *
 * @param draftKeys  which combination of the draft each key of the form is
 */
export function draftPath(
  path: readonly PropertyKey[],
  draftKeys: ReadonlyMap<string, string>,
): PropertyKey[] {
  const [part, key, ...rest] = path
  if (part === 'existingImages') return ['images']
  if (part === 'details' && (key === 'size' || key === 'packed')) return [key, ...rest]
  if (part === 'images' || part === 'models') return [part]
  if (!['variantStock', 'variantAvailability', 'variantModels'].includes(String(part))) return [...path]
  return [part!, draftKeys.get(String(key)) ?? String(key), ...rest]
}
