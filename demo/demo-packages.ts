import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { packageTabLabels, packageTabs, type PackageTab } from '#domain/packages/package-tabs.ts'
import { variantKey, type VariantChoice } from '#domain/products/variant-key.ts'
import type { ProductPicture } from '#server/db/schema/products.ts'
import type { NewPackage } from '#server/packages/insert-packages.ts'
import { inCents, type DemoProducts } from './demo-products.ts'
import type { ReadyPictures } from './ready-pictures.ts'
import { readSpots, spotsApart } from './room-spots.ts'

/** A catalogue piece by its slug with the id of its one option, or a thing outside the catalogue by name. */
type DescribedItem =
  | { productId: string; variant: string; quantity: number }
  | { name: string; quantity: number }

/** A package as `catalogue/packages.json` describes it: money in dollars. */
type DescribedPackage = {
  id: string
  name: string
  tab: string
  style: string
  bedrooms?: number
  summary: string
  description: string
  price: number
  itemCount: number
  roomBreakdown: Record<string, DescribedItem[]>
  pictures: { name: string; alt: string }[]
  included: string[]
  notIncluded: string[]
  specifications: { label: string; value: string }[]
}

const PACKAGES = join(import.meta.dirname, 'catalogue/packages.json')

/** The designer packages of the demo, made of its `products` and ready to be written. */
export async function demoPackages(
  products: DemoProducts,
  createdAt: Date,
  pictures: ReadyPictures,
): Promise<NewPackage[]> {
  const spots = await readSpots()
  const { packages }: { packages: DescribedPackage[] } = JSON.parse(await readFile(PACKAGES, 'utf8'))
  return packages.map(({ tab, bedrooms = null, price, itemCount, roomBreakdown, ...facts }, position) => ({
    ...facts,
    tab: tabNamed(tab),
    bedrooms,
    priceCents: inCents(price),
    position,
    createdAt,
    updatedAt: createdAt,
    pictures: picturesOf(facts, pictures).map((one) => withSpots(one, spots, products)),
    items: counted(itemsOf(roomBreakdown, products), itemCount, facts.id),
  }))
}

function tabNamed(label: string): PackageTab {
  const tab = packageTabs.find((existing) => packageTabLabels[existing] === label)
  if (!tab) throw new Error(`There is no tab ${label}`)
  return tab
}

/** Those of its pictures that there are: a room takes its place as soon as it has been rendered. */
function picturesOf(
  { id, pictures: named }: Pick<DescribedPackage, 'id' | 'pictures'>,
  pictures: ReadyPictures,
): (ProductPicture & { name: string })[] {
  const there = named.flatMap(({ name, alt }) => {
    const picture = pictures.get(name)
    return picture ? [{ ...picture, alt, name }] : []
  })
  if (there.length === 0) throw new Error(`There is no picture of ${id}`)
  return there
}

/** Where pieces of the shop stand in it. */
function withSpots(
  { name, ...picture }: ProductPicture & { name: string },
  rooms: Awaited<ReturnType<typeof readSpots>>,
  products: DemoProducts,
): ProductPicture {
  const spots = spotsApart(rooms.get(name) ?? []).flatMap(({ id, at: [x, y] }) => {
    const productId = products.get(id)?.id
    return productId ? [{ productId, x, y }] : []
  })
  return spots.length > 0 ? { ...picture, spots } : picture
}

function itemsOf(rooms: DescribedPackage['roomBreakdown'], products: DemoProducts): NewPackage['items'] {
  return Object.entries(rooms).flatMap(([room, items]) =>
    items.map((item) => ({ room, quantity: item.quantity, ...whatOf(item, products) })),
  )
}

function whatOf(item: DescribedItem, products: DemoProducts) {
  if ('name' in item) return { name: item.name }
  const product = products.get(item.productId)
  const choice = choiceOf(product?.variants ?? [], item.variant)
  const key = product && variantKey(product.variants ?? [], choice)
  if (!product || key === undefined) throw new Error(`There is no ${item.productId} in ${item.variant}`)
  return { productId: product.id, variantKey: key, choice }
}

/** Every piece of the demo has one thing to choose about it. */
function choiceOf(variants: readonly { name: string }[], option: string): VariantChoice {
  return Object.fromEntries(variants.map(({ name }) => [name.toLowerCase(), option]))
}

/** What is printed on the package is what it holds. */
function counted(items: NewPackage['items'], itemCount: number, id: string): NewPackage['items'] {
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0)
  if (count !== itemCount) throw new Error(`${id} says ${itemCount} items and holds ${count}`)
  return items
}
