import { orderableUnits, standingOf } from '#domain/stock/availability.ts'
import type { Reply } from '#contract/call.ts'
import { coverOf } from '#domain/products/cover-of.ts'
import { variantPrice } from '#domain/products/variant-price.ts'
import { chosenOptions, defaultChoice, variantKey, type VariantChoice } from '#domain/products/variant-key.ts'
import type { ShownSuggestion } from '#web/designs/suggestion-row.tsx'
import { centsOf } from '#kit/browser/ui/cents-of.ts'

export type ShownProduct = Reply<'GET /api/products/:id'>['product']

/** The finish a piece has, as far as the product still comes in it; of none, the product's own first choice. */
export function startingChoice(
  { variants }: ShownProduct,
  piece: ShownSuggestion | undefined,
): VariantChoice {
  if (!piece) return defaultChoice(variants)
  const had = new Map(Object.entries(piece.variant.options).map(([name, { id }]) => [name.toLowerCase(), id]))
  return Object.fromEntries(
    variants.flatMap(({ name, options }) => {
      const id = had.get(name.toLowerCase())
      return options.some((option) => option.id === id) ? [[name.toLowerCase(), id ?? '']] : []
    }),
  )
}

export type PricedProduct = Pick<ShownProduct, 'price' | 'salePrice' | 'variants'>

/** What one of a product costs as chosen, in dollars: its base price and the differences of the options. */
export function priceOf({ price, salePrice, variants }: PricedProduct, choice: VariantChoice): number | null {
  const base = salePrice ?? price
  if (base === null) return null
  const inCents = variants.map(({ name, options }) => ({
    name,
    options: options.map((option) => ({ ...option, priceDifference: centsOf(option.priceDifference ?? 0) })),
  }))
  return (variantPrice(centsOf(base), inCents, choice) ?? centsOf(base)) / 100
}

/** Units of a choice that can be had. */
export function stockOf(product: ShownProduct, choice: VariantChoice): number {
  return orderableUnits(product, variantKey(product.variants, choice) ?? '')
}

/** A product as it is suggested; undefined while a variant of it is left open. */
export function chosenPiece(
  product: ShownProduct,
  choice: VariantChoice,
  quantity: number,
): ShownSuggestion | undefined {
  const chosen = chosenOptions(product.variants, choice)
  if (!chosen) return undefined
  const options = product.variants.map(({ name }, at) => {
    const { id, name: label } = chosen[at] ?? { id: '', name: '' }
    return [name, { id, name: label }]
  })
  const key = variantKey(product.variants, choice)
  return {
    _id: `${product._id} ${key}`,
    productId: product._id,
    name: product.name,
    imageUrl: '',
    picture: coverOf(product.pictures, key) ?? null,
    dimensions: product.dimensions,
    variant: { options: Object.fromEntries(options) },
    price: priceOf(product, choice),
    publishedPrice: null,
    quantity,
    isFromBoard: false,
    stock: stockOf(product, choice),
    leadWeeks: standingOf(product, key ?? '').leadWeeks,
    isGone: false,
    standIns: [],
    answer: null,
    answerNote: '',
  }
}
