import { sql } from 'drizzle-orm'
import { Settings } from '#contract/settings.ts'
import type { Db } from '#kit/node/db/database.ts'
import { settings } from '#server/db/schema/settings.ts'
import { remembered, type Remembered } from '#server/remembered.ts'

export type SettingsSection = keyof Settings

/** The settings as they are now. Ask before a transaction begins, not inside one. */
export type CurrentSettings = Omit<Remembered<Settings>, 'refresh'> & {
  /** The settings as they stand in the caller's transaction; whoever locks them too waits until it has ended. */
  lock(tx: Db): Promise<Settings>
  /** Writes what changed of one section in the caller's transaction; remembered once it has committed. */
  write<S extends SettingsSection>(tx: Db, section: S, change: Partial<Settings[S]>): Promise<void>
}

export function currentSettings(db: Db, clock: () => Date): CurrentSettings {
  const { refresh, ...current } = remembered(() => readSettings(db), clock)

  return {
    ...current,
    async lock(tx) {
      // A section without a row could not be locked.
      const rows = sections.map((section) => ({ section, value: {}, updatedAt: clock() }))
      await tx.insert(settings).values(rows).onConflictDoNothing()
      return asSettings(await tx.select().from(settings).orderBy(settings.section).for('update'))
    },
    async write(tx, section, change) {
      const updatedAt = clock()
      // The database adds the change to what is there: of two who write at once neither undoes the other.
      const value = sql`${settings.value} || excluded.value`
      await tx
        .insert(settings)
        .values({ section, value: change, updatedAt })
        .onConflictDoUpdate({ target: settings.section, set: { value, updatedAt } })
      tx.afterCommit(refresh)
    },
  }
}

/** Sections are kept as they are inside: money in cents. What a row leaves out has its default. */
async function readSettings(db: Db): Promise<Settings> {
  return asSettings(await db.select().from(settings))
}

function asSettings(rows: readonly { section: string; value: unknown }[]): Settings {
  const stored = Object.fromEntries(rows.map(({ section, value }) => [section, value as object]))
  return Object.fromEntries(
    Object.entries(firstSettings).map(([section, first]) => [section, { ...first, ...stored[section] }]),
  ) as Settings
}

/** The settings of a new shop. */
const firstSettings: Settings = Settings.parse({ general: {}, shipping: {}, payment: {}, email: {}, seo: {} })

const sections = Object.keys(firstSettings)
