import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { allVariantKeys, type Variant } from '#domain/products/variant-key.ts'
import type { PictureKind } from '#domain/products/picture-kind.ts'
import type { NewProduct } from '#server/products/insert-product.ts'
import type { ProductPicture } from '#server/db/schema/products.ts'
import { closeUpWords, readCloseUps, type Shown } from './close-ups.ts'
import type { ReadyPictures } from './ready-pictures.ts'
import { readSpots } from './room-spots.ts'
import { bestViews, type RoomView } from './room-views.ts'

/** A product as `catalogue/products.json` describes it: money in dollars, `slug` the name its pictures and model go by. */
type DescribedProduct = Omit<NewProduct, 'id' | 'variants' | 'pictures'> & {
  slug: string
  price: number
  salePrice: number | null
  costPrice: number
  variants: Variant[]
}

/** How products are seen: their pictures, and by their name the address of their 3D model. */
export type Sights = { pictures: ReadyPictures; models: ReadonlyMap<string, string> }

export type DemoProducts = ReadonlyMap<string, NewProduct>

const PRODUCTS = join(import.meta.dirname, 'catalogue/products.json')

/** The products of the demo by their slug, ready to be written; each gets a fresh id. */
export async function demoProducts(
  newId: () => string,
  createdAt: Date,
  sights: Sights,
): Promise<DemoProducts> {
  const [rooms, closeUps] = [bestViews(await readSpots()), await readCloseUps()]
  const described: DescribedProduct[] = JSON.parse(await readFile(PRODUCTS, 'utf8'))
  const products = described.map((product, i): [string, NewProduct] => {
    const { slug, price, salePrice, costPrice, variants, ...facts } = product
    const row = {
      ...facts,
      id: newId(),
      createdAt,
      updatedAt: createdAt,
      rank: rankOf(described, i),
      priceCents: inCents(price),
      salePriceCents: salePrice === null ? null : inCents(salePrice),
      costPriceCents: inCents(costPrice),
      guideFromCents: inCents(Math.floor(price / 100) * 90),
      guideToCents: inCents(Math.ceil(price / 100) * 120),
      variants: variants.map(withCents),
      pictures: picturesOf(product, sights.pictures, rooms.get(slug), closeUps.get(slug)),
      variantModels: modelOf(product, sights.models),
    }
    return [slug, row]
  })
  return new Map(products)
}

function withCents({ name, options }: Variant): Variant {
  return {
    name,
    options: options.map((option) => ({ ...option, priceDifference: inCents(option.priceDifference) })),
  }
}

/** Dollars of the catalogue's files as cents. */
export function inCents(dollars: number): number {
  return Math.round(dollars * 100)
}

/** The first of every kind, then the second of every kind: so a page of the whole shop shows a bit of everything. */
function rankOf(described: readonly DescribedProduct[], i: number): number {
  const ofItsKindBefore = described
    .slice(0, i)
    .filter(({ categoryId }) => categoryId === described[i]?.categoryId)
  return ofItsKindBefore.length * described.length + i
}

/** The default finish, the piece at home, from other sides and from near by, beside a door, then every other finish. */
function picturesOf(
  { slug, name, variants, details }: DescribedProduct,
  pictures: ReadyPictures,
  room: RoomView | undefined,
  closeUp: Shown | undefined,
): ProductPicture[] {
  const finishes = variants[0]?.options ?? []
  const usual = finishes.find((option) => option.default)
  const atHome = finishes.find(({ id }) => id === room?.finish) ?? usual
  const variantKey = usual?.id ?? null
  const named = inFinish(name, usual)
  const near = closeUp && closeUpWords(named, closeUp, details?.size)
  const seen: { kind: PictureKind; alt: string | undefined }[] = [
    { kind: 'angle', alt: `${named}, from the other side` },
    { kind: 'material', alt: near?.material },
    { kind: 'detail', alt: near?.detail },
    { kind: 'front', alt: `${named}, from the front` },
    { kind: 'scale', alt: near?.scale },
  ]
  const shown = [
    { ending: '', alt: named, variantKey },
    {
      ending: '-room',
      alt: `${inFinish(name, atHome)}, in a room`,
      kind: 'room' as const,
      variantKey: atHome?.id ?? null,
    },
    ...seen.flatMap(({ kind, alt }) => (alt ? [{ ending: `-${kind}`, alt, kind, variantKey }] : [])),
    ...finishes
      .filter((finish) => finish !== usual)
      .map((finish) => ({ ending: `-${finish.id}`, alt: inFinish(name, finish), variantKey: finish.id })),
  ]
  return shown.flatMap(({ ending, ...reported }) => {
    const picture = pictures.get(`${slug}${ending}`)
    return picture ? [{ ...picture, ...reported }] : []
  })
}

function inFinish(name: string, finish: { name: string } | undefined): string {
  return finish ? `${name} in ${uncapitalised(finish.name)}` : name
}

function uncapitalised(words: string): string {
  return `${words.charAt(0).toLowerCase()}${words.slice(1)}`
}

/** One model wears every finish. */
function modelOf(
  { slug, variants }: DescribedProduct,
  models: ReadonlyMap<string, string>,
): Record<string, string> {
  const address = models.get(slug)
  return address ? Object.fromEntries(allVariantKeys(variants).map((key) => [key, address])) : {}
}
