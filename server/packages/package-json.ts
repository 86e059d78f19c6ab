import { z } from 'zod'
import { Package } from '#contract/packages.ts'
import type { SalesMode } from '#domain/settings/sales-mode.ts'
import { cachedRows } from '#kit/node/cache/cached.ts'
import { tags } from '#server/tags.ts'
import type { World } from '#server/world.ts'
import { packagesInShop, type PackageInShop } from './package-in-shop.ts'
import { presentInFull } from './present-in-full.ts'
import { presentPackage } from './present-package.ts'
import { packagesByIds } from './queries.ts'

/** A shop has a few dozen, each of some 15 kB. */
const MAX_TEXTS = 500

const ofPackages = { tag: tags.packages.tag, beside: [tags.products().tag, tags.categories.tag] }

/** Packages as lists show them, as JSON ready to be sent; what is archived or unknown is left out. */
export const packageJson = { quote: jsonIn('quote'), purchase: jsonIn('purchase') }

/** The same with the plans of their rooms. */
export const fullJson = {
  quote: jsonIn('quote', presentInFull),
  purchase: jsonIn('purchase', presentInFull),
}

type Present = (found: PackageInShop, mode: SalesMode, world: World) => Package | Promise<Package>

function jsonIn(mode: SalesMode, present: Present = presentPackage) {
  return cachedRows({ ...ofPackages, max: MAX_TEXTS }, async (world: World, ids) => {
    const { reads } = world
    const listed = (await packagesByIds(reads, ids)).filter(({ isArchived }) => !isArchived)
    const texts = (await packagesInShop(reads, listed)).map(async (found) => {
      const text = JSON.stringify(z.encode(Package, await present(found, mode, world)))
      return [found._id, text] as const
    })
    return Promise.all(texts)
  })
}
