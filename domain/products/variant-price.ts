import { sumCents } from '#kit/core/money.ts'
import { chosenOptions, type ChoosableVariant, type VariantChoice } from './variant-key.ts'

type PricedVariant = ChoosableVariant & { options: readonly { priceDifference: number | null }[] }

/** What a product costs before any option is chosen, in cents: its sale price if present, else its price. */
export function currentPrice(product: { price: number; salePrice?: number | null | undefined }): number {
  return product.salePrice ?? product.price
}

/** What a product costs as chosen, in cents: `basePrice` plus the differences of the options; undefined when the choice does not fit. */
export function variantPrice(
  basePrice: number,
  variants: readonly PricedVariant[],
  choice: VariantChoice,
): number | undefined {
  const chosen = chosenOptions(variants, choice)
  return chosen && basePrice + sumCents(chosen.map((option) => option.priceDifference ?? 0))
}
