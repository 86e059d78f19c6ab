import { allVariantKeys } from '#domain/products/variant-key.ts'
import type { Combination } from '../../form/image-card.tsx'
import type { DraftVariant } from './product-draft.ts'

/** Every way a product can be chosen, first options first; none without variants. */
export function combinationsOf(variants: readonly DraftVariant[]): Combination[] {
  if (variants.length === 0) return []
  const keys = allVariantKeys(variants)
  const labels = allVariantKeys(variants.map(asNames))
  return keys.map((key, at) => ({ key, label: (labels[at] ?? '').replaceAll(BETWEEN, ' · ') }))
}

const BETWEEN = '\u0000-\u0000'

/** The same variants with names for ids, marked so that a name with a hyphen in it stays whole. */
function asNames({ name, options }: DraftVariant, at: number, all: readonly DraftVariant[]) {
  const [before, after] = [at > 0 ? '\u0000' : '', at < all.length - 1 ? '\u0000' : '']
  return {
    name,
    options: options.map((option) => ({
      ...option,
      id: before + (option.name.trim() || 'New option') + after,
    })),
  }
}
