import type { ChoosableVariant, VariantChoice } from './variant-key.ts'

/** The choice that a variant key stands for; undefined for a key that the product does not have. */
export function choiceOfKey(variants: readonly ChoosableVariant[], key: string): VariantChoice | undefined {
  const [variant, ...rest] = variants
  for (const { id } of variant?.options ?? []) {
    const chosen = { [variant?.name.toLowerCase() ?? '']: id }
    if (rest.length === 0 && key === id) return chosen
    // An id may hold hyphens itself, so every split is tried.
    const further = key.startsWith(`${id}-`) ? choiceOfKey(rest, key.slice(id.length + 1)) : undefined
    if (further) return { ...chosen, ...further }
  }
  return undefined
}
