import { sql } from 'drizzle-orm'
import { Settings } from '#contract/settings.ts'
import { cachedValue } from '#kit/node/cache/cached.ts'
import type { Db } from '#kit/node/db/database.ts'
import { settings } from '#server/db/schema/settings.ts'
import { tags } from '#server/tags.ts'
import type { World } from '#server/world.ts'

export type SettingsSection = keyof Settings

type SettingsWorld = Pick<World, 'cache' | 'clock' | 'db'>

/** Another process may have written without being heard: they are read again after this long. */
const MAX_AGE_MS = 1_000

/** The settings as they are now. Read them before a transaction begins, not inside one. */
export const currentSettings = cachedValue(
  tags.settings.tag,
  async ({ db }: SettingsWorld) => asSettings(await db.select().from(settings)),
  { maxAgeMs: MAX_AGE_MS },
)

/** The settings as they stand in the caller's transaction; whoever locks them too waits until it has ended. */
export async function lockSettings({ clock }: World, tx: Db): Promise<Settings> {
  // A section without a row could not be locked.
  const rows = sections.map((section) => ({ section, value: {}, updatedAt: clock() }))
  await tx.insert(settings).values(rows).onConflictDoNothing()
  return asSettings(await tx.select().from(settings).orderBy(settings.section).for('update'))
}

/** Writes what changed of one section in the caller's transaction. */
export async function writeSettings<S extends SettingsSection>(
  { cache, clock }: Pick<World, 'cache' | 'clock'>,
  tx: Db,
  section: S,
  change: Partial<Settings[S]>,
): Promise<void> {
  const updatedAt = clock()
  // The database adds the change to what is there: of two who write at once neither undoes the other.
  const value = sql`${settings.value} || excluded.value`
  await tx
    .insert(settings)
    .values({ section, value: change, updatedAt })
    .onConflictDoUpdate({ target: settings.section, set: { value, updatedAt } })
  cache.changed(tx, tags.settings)
}

/** Sections are stored as they are inside: money in cents. What a row leaves out has its default. */
function asSettings(rows: readonly { section: string; value: unknown }[]): Settings {
  const stored = Object.fromEntries(rows.map(({ section, value }) => [section, value as object]))
  return Object.fromEntries(
    Object.entries(firstSettings).map(([section, first]) => [section, { ...first, ...stored[section] }]),
  ) as Settings
}

/** The settings of a new shop. */
export const firstSettings: Settings = Settings.parse({
  general: {},
  shipping: {},
  payment: {},
  email: {},
  seo: {},
  search: {},
})

const sections = Object.keys(firstSettings)
