import { hash } from 'node:crypto'

/** As many as a number holds exactly. */
const SIGNATURE_BYTES = 6

/** As much of a product as searching, filtering and sorting need; money in cents, `createdAt` in milliseconds. */
export type IndexedProduct = {
  id: string
  name: string
  description: string
  code: string
  category: string
  categories: readonly string[]
  colors: readonly string[]
  materials: readonly string[]
  /** What it can be chosen in: a finish is an option of each. */
  variants: readonly { options: readonly { name: string }[] }[]
  features: readonly string[]
  style: string
  widthCm: number | null
  depthCm: number | null
  heightCm: number | null
  seatHeightCm: number | null
  priceCents: number
  salePriceCents: number | null
  stock: number
  isOnSale: boolean
  isNewArrival: boolean
  isBestSeller: boolean
  rank: number
  createdAt: number
}

/** A number that changes with what a product is found or filtered by: texts, categories, colors, materials, finishes, style and sizes. */
export function textSignature(product: IndexedProduct): number {
  const { name, description, code, category, categories, colors, materials } = product
  const { variants, features, style, widthCm, depthCm, heightCm, seatHeightCm } = product
  const finishes = variants.map(({ options }) => options.map((option) => option.name))
  const texts = [name, description, code, category, categories, colors, materials, finishes, features, style]
  const text = JSON.stringify([...texts, widthCm, depthCm, heightCm, seatHeightCm])
  return hash('sha1', text, 'buffer').readUIntBE(0, SIGNATURE_BYTES)
}
