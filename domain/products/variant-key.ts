/** One thing to choose about a product, such as its fabric; price differences are in cents. */
export type Variant = {
  name: string
  options: { id: string; name: string; priceDifference: number; default: boolean }[]
}

/** As much of a variant as choosing needs: without its prices, as quote mode shows it. */
export type ChoosableVariant = {
  name: string
  options: readonly { id: string; name: string; default?: boolean | undefined }[]
}

/** Lower-case variant name → id of the chosen option. */
export type VariantChoice = Record<string, string>

/** The stock key of a product without variants. */
const DEFAULT_VARIANT_KEY = 'default'

/** The chosen option of each variant, in variant order; undefined when a name or an option is unknown, missing or one too many. */
export function chosenOptions<V extends ChoosableVariant>(
  variants: readonly V[],
  choice: VariantChoice,
): V['options'][number][] | undefined {
  if (Object.keys(choice).length !== variants.length) return undefined
  const chosen = variants.flatMap((variant) => optionOf(variant, choice) ?? [])
  return chosen.length === variants.length ? chosen : undefined
}

/** The key under which stock and 3D models of a choice are kept; undefined when the choice does not fit the product. */
export function variantKey(variants: readonly ChoosableVariant[], choice: VariantChoice): string | undefined {
  const chosen = chosenOptions(variants, choice)
  if (chosen?.length === 0) return DEFAULT_VARIANT_KEY
  return chosen?.map((option) => option.id).join('-')
}

/** What is selected when a product page opens: each variant's default option, else its first. */
export function defaultChoice(variants: readonly ChoosableVariant[]): VariantChoice {
  return Object.fromEntries(
    variants.flatMap(({ name, options }) => {
      const option = options.find((candidate) => candidate.default) ?? options[0]
      return option ? [[name.toLowerCase(), option.id]] : []
    }),
  )
}

/** A choice in words, variant name → option name, as cart and orders show it; what is unknown is left out. */
export function choiceLabels(
  variants: readonly ChoosableVariant[],
  choice: VariantChoice,
): Record<string, string> {
  return Object.fromEntries(
    variants.flatMap((variant) => {
      const option = optionOf(variant, choice)
      return option ? [[variant.name, option.name]] : []
    }),
  )
}

/** Every key a product can be stocked under, first options first. */
export function allVariantKeys(variants: readonly ChoosableVariant[]): string[] {
  if (variants.length === 0) return [DEFAULT_VARIANT_KEY]
  return variants
    .reduce<string[][]>(
      (keys, { options }) => keys.flatMap((ids) => options.map((option) => [...ids, option.id])),
      [[]],
    )
    .map((ids) => ids.join('-'))
}

/** Whether a product can be had under `key`: one option of each variant, in variant order. */
export function isVariantKey(variants: readonly ChoosableVariant[], key: string): boolean {
  const [variant, ...rest] = variants
  if (!variant) return key === DEFAULT_VARIANT_KEY
  return variant.options.some(({ id }) =>
    rest.length === 0 ? key === id : key.startsWith(`${id}-`) && isVariantKey(rest, key.slice(id.length + 1)),
  )
}

function optionOf<V extends ChoosableVariant>(
  variant: V,
  choice: VariantChoice,
): V['options'][number] | undefined {
  // A variant may be called "constructor": what every object inherits under such a name is no text, so it equals no id.
  const chosen = choice[variant.name.toLowerCase()]
  return variant.options.find((option) => option.id === chosen)
}

/** Said of a choice that the product does not have, or that leaves a variant open. */
export const choiceDoesNotFit = 'Please choose from the options of this product'
