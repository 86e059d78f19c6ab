import { sql } from 'drizzle-orm'
import { Settings } from '#contract/settings.ts'
import type { Db } from '#server/db/database.ts'
import { settings } from '#server/db/schema/settings.ts'

/** Another process may have written: what is remembered is read again after this long. */
const REMEMBERED_MS = 2_000

export type SettingsSection = keyof Settings

/** The settings as they are now. Ask before a transaction begins, not inside one. */
export type CurrentSettings = {
  get(): Promise<Settings>
  /** The settings as they stand in the caller's transaction; whoever locks them too waits until it has ended. */
  lock(tx: Db): Promise<Settings>
  /** Writes what changed of one section in the caller's transaction; remembered once it has committed. */
  write<S extends SettingsSection>(tx: Db, section: S, change: Partial<Settings[S]>): Promise<void>
  /** Called after a change was seen, here or in another process. */
  onChange(listener: () => void): void
  /** Forgets what is remembered. */
  forget(): void
}

export function currentSettings(db: Db, clock: () => Date): CurrentSettings {
  let remembered: { value: Settings; text: string; at: number } | undefined
  const listeners: (() => void)[] = []

  async function get() {
    const now = clock().getTime()
    if (remembered && now - remembered.at < REMEMBERED_MS) return remembered.value
    const value = await readSettings(db)
    const text = JSON.stringify(value)
    const hasChanged = remembered !== undefined && remembered.text !== text
    remembered = { value, text, at: now }
    if (hasChanged) for (const listener of listeners) listener()
    return value
  }

  return {
    get,
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
      tx.afterCommit(async () => {
        if (remembered) remembered.at = 0
        await get()
      })
    },
    onChange: (listener) => void listeners.push(listener),
    forget: () => void (remembered = undefined),
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
