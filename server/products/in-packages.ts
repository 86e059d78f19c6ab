import { eq, inArray } from 'drizzle-orm'
import { Problem } from '#contract/problems.ts'
import type { Db } from '#kit/node/db/database.ts'
import { packageItems, packages } from '#server/db/schema/packages.ts'
import { products } from '#server/db/schema/products.ts'

/**
 * A package without one of its pieces could not be sold any more, so the piece is taken out of it first.
 *
 * @throws Problem `product_in_package`, which names the first of them
 */
export async function refuseInPackages(tx: Db, ids: readonly string[]): Promise<void> {
  const found = await tx
    .selectDistinct({ product: products.name, package: packages.name })
    .from(packageItems)
    .innerJoin(packages, eq(packages.id, packageItems.packageId))
    .innerJoin(products, eq(products.id, packageItems.productId))
    .where(inArray(packageItems.productId, [...ids]))
    .orderBy(products.name, packages.name)
  const [first] = found
  if (!first) return
  const names = found.filter(({ product }) => product === first.product).map((row) => row.package)
  const where = names.length === 1 ? `the package ${names[0]}` : `the packages ${inWords(names)}`
  throw new Problem('product_in_package', {
    message: `${first.product} is part of ${where}. Take it out of there first.`,
  })
}

function inWords(names: readonly string[]): string {
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
