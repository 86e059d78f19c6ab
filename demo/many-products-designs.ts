/**
 * What many products are drawn from: every piece of the demo in each of its finishes, sold in two or three of them.
 * A piece keeps its own sentences, sizes and pictures, so whatever is drawn of it describes what is shown.
 */
import type { Variant } from '#domain/products/variant-key.ts'
import type { ProductDetails, ProductPicture } from '#server/db/schema/products.ts'
import type { NewProduct } from '#server/products/insert-product.ts'

/** A piece in one finish, with the finishes it can be had in beside that; money in cents. */
export type Design = {
  categoryId: string
  categories: readonly string[]
  /** `LN-SOF`, what its codes begin with. */
  code: string
  /** "curved sofa" */
  kind: string
  /** "natural linen" */
  finish: string
  opening: readonly string[]
  making: readonly string[]
  price: number
  features: readonly string[]
  materials: readonly string[]
  colors: readonly string[]
  weightLbs: number
  details: ProductDetails
  size: NonNullable<ProductDetails['size']>
  variants: readonly Variant[]
  /** Of what it is seen in, its own finish first. */
  pictures: readonly ProductPicture[]
}

const MOST_FINISHES = 3
const FEWEST_FINISHES = 2
const MOST_PICTURES = 3
const WOODS = ['Walnut', 'White oak', 'Teak', 'Ebonized oak']
const HAS_FIGURE = /\d/

/** The names of the demo's collections: Shoreline, Driftline, Tidal… */
export function seriesOf(products: Iterable<NewProduct>): string[] {
  return [...new Set(Array.from(products, ({ name }) => firstWord(name)))]
}

/** Every piece in every finish, once with one further finish and once with two. */
export function designsOf(products: Iterable<NewProduct>): Design[] {
  return [...products].flatMap((product) => {
    const finishes = product.variants?.[0]?.options ?? []
    return finishes.flatMap((_finish, first) =>
      [FEWEST_FINISHES, MOST_FINISHES].map((count) => designOf(product, first, count)),
    )
  })
}

function designOf(product: NewProduct, first: number, count: number): Design {
  const {
    name,
    description,
    categoryId,
    categories,
    productCode,
    details = {},
    size = details.size,
  } = {
    size: undefined,
    ...product,
  }
  const [variant] = product.variants ?? []
  if (!variant || !size) throw new Error(`${name} has no finishes or no size`)
  const options = turned(variant.options, first).slice(0, count)
  const finish = options[0]!
  const [opening = '', making = ''] = description.split('\n\n')
  const { packed: _packed, ...reported } = details
  return {
    categoryId,
    categories,
    code: productCode.slice(0, productCode.lastIndexOf('-')),
    kind: name.slice(firstWord(name).length + 1),
    finish: uncapitalised(finish.name.split(',')[0]!),
    opening: sentencesOf(opening).filter((sentence) => !HAS_FIGURE.test(sentence)),
    making: sentencesOf(making).filter((sentence) => !HAS_FIGURE.test(sentence)),
    price: product.priceCents + finish.priceDifference,
    features: (product.features ?? []).filter((feature) => !HAS_FIGURE.test(feature)),
    materials: materialsIn(finish.name, product.materials ?? []),
    colors: product.colors ?? [],
    weightLbs: product.weightLbs ?? 0,
    details: reported,
    size,
    variants: [{ name: variant.name, options: options.map((option) => asSeenFrom(finish, option)) }],
    pictures: picturesOf(
      product,
      options.map(({ id }) => id),
    ),
  }
}

type Option = Variant['options'][number]

function asSeenFrom(finish: Option, option: Option): Option {
  const priceDifference = option.priceDifference - finish.priceDifference
  return { ...option, priceDifference, default: option === finish }
}

/** The materials of a piece with the wood that the name of its finish tells. */
function materialsIn(finish: string, materials: readonly string[]): string[] {
  const wood = WOODS.find((wood) => finish.startsWith(wood))
  return wood ? [wood, ...materials.filter((material) => !WOODS.includes(material))] : [...materials]
}

/** One picture of each finish, in their order; any of the piece where the first has none. */
function picturesOf({ pictures }: NewProduct, finishes: readonly string[]): ProductPicture[] {
  const shown = finishes.flatMap((id) => pictures.find(({ variantKey }) => variantKey === id) ?? [])
  return (shown.length > 0 ? shown : pictures).slice(0, MOST_PICTURES)
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/).filter((sentence) => sentence !== '')
}

function turned<Item>(items: readonly Item[], by: number): Item[] {
  return [...items.slice(by), ...items.slice(0, by)]
}

function firstWord(text: string): string {
  return text.split(' ')[0] ?? ''
}

function uncapitalised(words: string): string {
  return `${words.charAt(0).toLowerCase()}${words.slice(1)}`
}
