import type { Variant } from '#domain/products/variant-key.ts'
import type { Db } from '#kit/node/db/database.ts'
import type { ExactLine } from '#tests/support/books/exact-money.ts'
import { seedProduct } from '../seed/product.ts'

/** The variants by which a product costs as the line says, and the choice of them. */
export function variantsOf({ differences }: ExactLine) {
  const variants: Variant[] = differences.map((difference, at) => ({
    name: `V${at}`,
    options: [
      { id: `plain${at}`, name: 'Plain', priceDifference: 0, default: true },
      { id: `fine${at}`, name: 'Fine', priceDifference: Number(difference), default: false },
    ],
  }))
  return {
    variants,
    choice: Object.fromEntries(variants.map(({ name }, at) => [name.toLowerCase(), `fine${at}`])),
  }
}

export type OnSale = { line: ExactLine; item: { product: string; variants: Record<string, string> } }

/** Puts a product into the shop that costs what `line` says. */
export async function puttingOnSale(db: Db, line: ExactLine): Promise<OnSale> {
  const { variants, choice } = variantsOf(line)
  const key = variants.length === 0 ? 'default' : Object.values(choice).join('-')
  const product = await seedProduct(db, {
    priceCents: Number(line.price),
    salePriceCents: line.sale === null ? null : Number(line.sale),
    isOnSale: line.sale !== null,
    variants,
    stock: { [key]: 100_000 },
  })
  return { line, item: { product, variants: choice } }
}
