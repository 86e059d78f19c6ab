import { tags } from '#server/tags.ts'
import type { World } from '#server/world.ts'

/** Has a shop drop all that it holds of its database, whose rows were put in or taken out behind its back. */
export async function readAllAgain({ cache }: Pick<World, 'cache'>): Promise<void> {
  await Promise.all(
    [tags.settings, tags.packages, tags.categories, tags.content, tags.orders].map((all) => cache.apply(all)),
  )
}
