import type { Picture, Product } from '#contract/products.ts'
import type { Standing } from '#domain/stock/availability.ts'
import type { Sides } from './size-line.ts'
import { coverOf } from '#domain/products/cover-of.ts'

/** As much of a product as its card shows: what a page does not show, it does not carry. */
export type CardProduct = Pick<
  Product,
  | '_id'
  | 'name'
  | 'price'
  | 'salePrice'
  | 'guidePrice'
  | 'stock'
  | 'isOnSale'
  | 'isNewArrival'
  | 'isBestSeller'
  | 'rating'
  | 'ratingCount'
> & {
  /** The picture of the card, and the second angle that a mouse sees. */
  pictures: Picture[]
  material: string
  size?: Sides | undefined
  /** Names of the finishes it comes in. */
  finishes: string[]
  /** How it can be had, where it is not at hand and not simply sold out. */
  standing?: Standing
  /** The key of the variant it is shown in; where there is none, what its page opens with. */
  finish?: string | undefined
}

/** Takes from a product what its card shows. */
export function cardOf(product: Product & { finish?: string | undefined }): CardProduct {
  const { _id, name, price, salePrice, stock, isOnSale, isNewArrival, isBestSeller } = product
  const { rating, ratingCount, finish, standing, details } = product
  const cover = coverOf(product.pictures, finish)
  return {
    _id,
    name,
    price,
    salePrice,
    stock,
    isOnSale,
    isNewArrival,
    isBestSeller,
    rating,
    ratingCount,
    pictures: cover && finish ? [cover] : coverAndRoom(product.pictures),
    material: product.materials.slice(0, 2).join(', '),
    ...(details.size && { size: sidesOf(details.size) }),
    ...(standing.availability !== 'stocked' && { standing }),
    ...(finish && { finish }),
    ...(product.guidePrice && { guidePrice: product.guidePrice }),
    finishes: product.variants[0]?.options.map((option) => option.name) ?? [],
  }
}

/** The second shows under a mouse: the piece at home, where there is such a picture. */
function coverAndRoom(pictures: readonly Picture[]): Picture[] {
  const second = pictures.slice(1).find(({ kind }) => kind === 'room') ?? pictures[1]
  return [...pictures.slice(0, 1), ...(second ? [second] : [])]
}

/** Without the height of a seat. */
const sidesOf = ({ widthCm, depthCm, heightCm }: Sides): Sides => ({ widthCm, depthCm, heightCm })
