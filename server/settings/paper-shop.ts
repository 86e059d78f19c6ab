import { currentSettings } from './current-settings.ts'
import { buffer } from 'node:stream/consumers'
import type { LetterShop } from '#server/outbox/letter.ts'
import type { World } from '#server/world.ts'
import { letterShop } from './letter-shop.ts'

/** Where a picture of our own is kept, by its address. */
const OWN_PNG = /^\/(pictures\/[\w.-]+\.png)$/

/** The shop as its documents name it, with the logo itself: paper cannot ask for one. */
export async function paperShop(world: World): Promise<LetterShop> {
  const { config, files } = world
  const current = await currentSettings.get(world)
  const about = letterShop(current, config)
  const [, key] = OWN_PNG.exec(current.general.logoUrl) ?? []
  const stored = key === undefined ? undefined : await files.read(key)
  return stored ? { ...about, logo: await buffer(stored.stream) } : about
}
