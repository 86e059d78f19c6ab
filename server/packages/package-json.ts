import { z } from 'zod'
import { Package } from '#contract/packages.ts'
import type { SalesMode } from '#domain/settings/sales-mode.ts'
import { cachedRows } from '#kit/node/cache/cached.ts'
import { tags } from '#server/tags.ts'
import type { World } from '#server/world.ts'
import { packagesInShop } from './package-in-shop.ts'
import { presentForPlan, presentPackage } from './present-package.ts'
import { packagesByIds } from './queries.ts'

/** A shop has a few dozen, each of some 15 kB. */
const MAX_TEXTS = 500

const ofPackages = { tag: tags.packages.tag, beside: [tags.products().tag, tags.categories.tag] }

/** Packages as lists show them, as JSON ready to be sent; what is archived or unknown is left out. */
export const packageJson = { quote: jsonIn('quote'), purchase: jsonIn('purchase') }

/** The same with what each piece takes of a floor. */
export const planJson = {
  quote: jsonIn('quote', presentForPlan),
  purchase: jsonIn('purchase', presentForPlan),
}

function jsonIn(mode: SalesMode, presentInRoom?: typeof presentForPlan) {
  return cachedRows({ ...ofPackages, max: MAX_TEXTS }, async ({ reads }: World, ids) => {
    const listed = (await packagesByIds(reads, ids)).filter(({ isArchived }) => !isArchived)
    return (await packagesInShop(reads, listed)).map((found) => {
      const text = JSON.stringify(z.encode(Package, presentPackage(found, mode, presentInRoom)))
      return [found._id, text] as const
    })
  })
}
