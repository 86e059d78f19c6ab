import type { Db } from '#kit/node/db/database.ts'
import { users } from '#server/db/schema/users.ts'
import type { World } from '#server/world.ts'
import type { Sights } from './demo-products.ts'
import { fillEmpty, writeCatalogue } from './load-demo.ts'
import { momentOf, OPENED } from './story/moments.ts'
import { pastShop } from './story/past-shop.ts'
import { castOf, openAccount } from './story/scene.ts'
import { tellStory } from './story/tell-story.ts'

/** What is sold by somebody else: the pieces of the story's seller. */
const SELLERS_PIECES = ['spool-stool', 'deck-bench']

/**
 * Opens a shop without categories and products as the demo: with its catalogue and packages and, where there is
 * nobody yet, with a story of the last weeks. Any other shop stays as it is.
 */
export async function openDemo(shop: World): Promise<void> {
  await fillEmpty(shop, async (tx, sights) => {
    if ((await tx.$count(users)) === 0) await openWithStory(shop, tx, sights)
    else await writeCatalogue(tx, sights, { random: shop.random, opened: shop.clock() })
  })
}

async function openWithStory(now: World, tx: Db, sights: Sights): Promise<void> {
  const opened = momentOf(OPENED, now.clock())
  const past = pastShop(now, tx, opened)
  const { shop } = past
  const cast = castOf(shop)
  await openAccount({ shop, cast }, 'mele')
  await openAccount({ shop, cast }, 'aulani')
  await past.closeLetters()
  const ownerOf = new Map(SELLERS_PIECES.map((slug) => [slug, cast.aulani.id]))
  const products = await writeCatalogue(shop.db, sights, { random: now.random, opened, ownerOf })
  await tellStory(past, { shop, cast, products }, now.clock())
}
