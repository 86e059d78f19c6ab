import { type ChoosableVariant, defaultChoice, variantKey } from '#domain/products/variant-key.ts'
import { colorsOfWoods } from '#domain/search/traits.ts'
import type { Lexicon } from '#kit/node/search/lexicon.ts'

/** Ids of colors and materials of which any will do. */
export type Traits = readonly string[]

/** By variant and option: the traits that its name tells. A choice in each variant makes a finish. */
export type Finishes = readonly (readonly Traits[])[]

export const isTrait = (id: string) => /^(color|material):/.test(id)

/** What a finish is called, and all that is so, too: sage is green, walnut is brown. */
export function traitsOfFinish(lexicon: Lexicon, name: string): Traits {
  const named = lexicon.namedIn(name).filter(isTrait)
  const all = named.flatMap((id) => [id, ...lexicon.broaderThan(id), colorsOfWoods.get(id) ?? []].flat())
  return [...new Set(all)]
}

/** Whether one finish has one of each of `requested`; what no finish is called by, the piece has in each. */
export function haveInOne(finishes: Finishes, requested: readonly Traits[]): boolean {
  const named = new Set(finishes.flat(2))
  return canMeet(
    requested.filter((traits) => traits.some((id) => named.has(id))),
    finishes,
  )
}

function canMeet(requested: readonly Traits[], [options, ...others]: Finishes): boolean {
  if (requested.length === 0) return true
  if (!options) return false
  const left = options.map((own) => requested.filter((traits) => !traits.some((id) => own.includes(id))))
  return [...left.filter(({ length }) => length < requested.length), requested].some((more) =>
    canMeet(more, others),
  )
}

/** The key of the variant that has most of `traits`; undefined where all have as many. */
export function chooseFinish(
  lexicon: Lexicon,
  variants: readonly ChoosableVariant[],
  traits: Traits,
): string | undefined {
  if (traits.length === 0) return undefined
  const usual = defaultChoice(variants)
  let differs = false
  const choice = variants.map(({ name, options }) => {
    const met = options.map((option) => {
      const own = traitsOfFinish(lexicon, option.name)
      return traits.filter((trait) => own.includes(trait)).length
    })
    const most = Math.max(...met)
    differs ||= met.some((count) => count < most)
    const opened = options.findIndex(({ id }) => id === usual[name.toLowerCase()])
    const best = met[opened] === most ? opened : met.indexOf(most)
    return [name.toLowerCase(), options[best]?.id ?? '']
  })
  return differs ? variantKey(variants, Object.fromEntries(choice)) : undefined
}
