import { Cache } from '#kit/node/cache/cache.ts'
import { type SettingsSection, writeSettings } from '#server/settings/current-settings.ts'
import type { World } from '#server/world.ts'
import type { Settings } from '#contract/settings.ts'

/** Settings of one section as the owner would have them; where no shop runs, its clock and database are enough. */
export async function seedSettings<S extends SettingsSection>(
  { db, clock, cache = new Cache() }: Pick<World, 'db' | 'clock'> & { cache?: Cache },
  section: S,
  change: Partial<Settings[S]>,
): Promise<void> {
  await db.inTransaction((tx) => writeSettings({ cache, clock }, tx, section, change))
}
