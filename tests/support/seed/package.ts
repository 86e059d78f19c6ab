import type { VariantChoice } from '#domain/products/variant-key.ts'
import type { Db } from '#kit/node/db/database.ts'
import { insertPackages, type NewPackage } from '#server/packages/insert-packages.ts'
import { seedProduct, inTwoFinishes } from './product.ts'

/** One thing in a package: a product in one finish, or a thing outside the catalogue by its name. */
type SeededItem = { room?: string; product?: string; finish?: string; name?: string; quantity?: number }

export type SeededPackage = Partial<Omit<NewPackage, 'items'>> & { items: SeededItem[] }

/** The minimalist package for $1,999.00, holding `items` in the living room unless the test says otherwise; returns its id. */
export async function seedPackage(db: Db, { items, ...more }: SeededPackage): Promise<string> {
  const input: NewPackage = {
    id: 'minimalist',
    name: 'Minimalist package',
    tab: 'full-home',
    priceCents: 1_999_00,
    position: 0,
    ...more,
    items: items.map(itemOf),
  }
  await insertPackages(db, [input])
  return input.id
}

function itemOf({
  room = 'Living room',
  product,
  finish,
  name = '',
  quantity = 1,
}: SeededItem): NewPackage['items'][number] {
  const choice: VariantChoice = finish ? { finish } : {}
  return {
    room,
    productId: product,
    variantKey: product ? (finish ?? 'default') : '',
    choice,
    name,
    quantity,
  }
}

/**
 * A set to order, for $1,999.00: a sofa in oak, four chairs in two rooms, and a lamp. There are five sofas and
 * eleven chairs, so two sets.
 */
export async function seedSet(db: Db): Promise<{ sofa: string; chair: string }> {
  const priced = { priceCents: 400_00, costPriceCents: 150_00 }
  const sofa = await seedProduct(db, { ...priced, name: 'Sofa', variants: inTwoFinishes, stock: { oak: 5 } })
  const chair = await seedProduct(db, { ...priced, stock: 11 })
  const picture = { key: 'pictures/room', width: 1600, height: 1066, widths: [480, 1600], alt: 'A room' }
  const items = [
    { product: sofa, finish: 'oak' },
    { product: chair },
    { name: 'Floor lamp' },
    { room: 'Dining area', product: chair, quantity: 3 },
  ]
  await seedPackage(db, { pictures: [picture], items })
  return { sofa, chair }
}
