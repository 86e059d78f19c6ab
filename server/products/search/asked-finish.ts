import { type ChoosableVariant, defaultChoice, variantKey } from '#domain/products/variant-key.ts'
import type { Lexicon } from '#kit/node/search/lexicon.ts'

/** The key of the variant that has most of `traits`; undefined where what a piece opens with has as many. */
export function askedFinish(
  lexicon: Lexicon,
  variants: readonly ChoosableVariant[],
  traits: readonly string[],
): string | undefined {
  if (traits.length === 0 || variants.length === 0) return undefined
  const usual = defaultChoice(variants)
  const choice = Object.fromEntries(
    variants.map(({ name, options }) => {
      const met = (optionName: string) => countMet(lexicon, optionName, traits)
      const opened = options.find(({ id }) => id === usual[name.toLowerCase()])
      const most = Math.max(...options.map((option) => met(option.name)))
      const best =
        opened && met(opened.name) === most ? opened : options.find((option) => met(option.name) === most)
      return [name.toLowerCase(), best?.id ?? '']
    }),
  )
  const key = variantKey(variants, choice)
  return key === variantKey(variants, usual) ? undefined : key
}

function countMet(lexicon: Lexicon, name: string, traits: readonly string[]): number {
  const named = lexicon.namedIn(name)
  const all = new Set([...named, ...named.flatMap((id) => lexicon.broaderThan(id))])
  return traits.filter((trait) => all.has(trait)).length
}
