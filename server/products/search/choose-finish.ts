import { type ChoosableVariant, defaultChoice, variantKey } from '#domain/products/variant-key.ts'
import type { Lexicon } from '#kit/node/search/lexicon.ts'

/** The key of the variant that has most of `traits`; undefined where all have as many. */
export function chooseFinish(
  lexicon: Lexicon,
  variants: readonly ChoosableVariant[],
  traits: readonly string[],
): string | undefined {
  if (traits.length === 0) return undefined
  const usual = defaultChoice(variants)
  let differs = false
  const choice = variants.map(({ name, options }) => {
    const met = options.map((option) => countMet(lexicon, option.name, traits))
    const most = Math.max(...met)
    differs ||= met.some((count) => count < most)
    const opened = options.findIndex(({ id }) => id === usual[name.toLowerCase()])
    const best = met[opened] === most ? opened : met.indexOf(most)
    return [name.toLowerCase(), options[best]?.id ?? '']
  })
  return differs ? variantKey(variants, Object.fromEntries(choice)) : undefined
}

function countMet(lexicon: Lexicon, name: string, traits: readonly string[]): number {
  const named = lexicon.namedIn(name)
  const all = new Set([...named, ...named.flatMap((id) => lexicon.broaderThan(id))])
  return traits.filter((trait) => all.has(trait)).length
}
