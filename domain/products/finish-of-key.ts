import type { ChoosableVariant } from './variant-key.ts'

/** The names of the options that a stock key stands for, "Natural linen, Oak"; empty for a product without variants. */
export function finishOfKey(variants: readonly ChoosableVariant[], key: string): string {
  return namesIn(variants, key)?.join(', ') ?? ''
}

/** One option of each variant, in variant order; an id may hold hyphens itself, so every split is tried. */
function namesIn([variant, ...rest]: readonly ChoosableVariant[], key: string): string[] | undefined {
  for (const { id, name } of variant?.options ?? []) {
    if (rest.length === 0 && key === id) return [name]
    const further = key.startsWith(`${id}-`) ? namesIn(rest, key.slice(id.length + 1)) : undefined
    if (further) return [name, ...further]
  }
  return undefined
}
