import type { Actor } from '#server/session.ts'
import { z } from 'zod'
import { Problem } from '#contract/problems.ts'
import type { SettingsChangeForm } from '#contract/settings-admin.ts'
import { Settings } from '#contract/settings.ts'
import { missingDetails } from '#domain/settings/missing-details.ts'
import { storeDay } from '#kit/core/store-day.ts'
import { invalid } from '#server/invalid.ts'
import { recordChange } from '#server/audit/record.ts'
import type { World } from '#server/world.ts'
import { currentSettings, lockSettings, type SettingsSection, writeSettings } from './current-settings.ts'
import { differing, isSame, type Leaves, leavesOf, withLeaves } from '#domain/settings/settings-leaves.ts'
import { keepShopPictures } from './shop-pictures.ts'
import { endOf, shortened } from '#kit/core/cut-text.ts'

/**
 * Changes the settings that `form` names and differ from what they are, with one row in the audit log.
 *
 * Two people who save different settings both succeed. Where somebody else came first with the very same one,
 * nothing is saved: `seen` tells what the page had shown.
 *
 * @throws Problem `stale` (each field with its present value) · `validation_failed` (what is offered lacks
 *   something) · `unsupported_type` (a picture that cannot be read)
 */
export async function saveSettings(
  shop: World,
  actor: Actor,
  { seen = {}, logo, favicon, ogImage, general, shipping, payment, email, seo, search }: SettingsChangeForm,
): Promise<Settings> {
  const { faviconUrl } = (await currentSettings.get(shop)).general
  const uploaded = { logo, favicon, ogImage }
  const pictures = await keepShopPictures(shop.files, uploaded, faviconUrl)
  const wanted = new Map([...leavesOf({ general, shipping, payment, email, seo, search }), ...pictures])
  await shop.db.inTransaction(async (tx) => {
    const before = await lockSettings(shop, tx)
    const changes = differing(wanted, leavesOf(before))
    if (changes.size === 0) return
    refuseOvertaken(before, changes, leavesOf(seen))
    const after = withLeaves(before, changes)
    refuseMissing(after)
    refuseClosing(after, storeDay(shop.clock(), after.general.timeZone))
    for (const section of sectionsOf(changes))
      await writeSettings(shop, tx, section, changedFields(after, section, changes))
    await recordChange(tx, actor, {
      action: 'settings.changed',
      id: sectionsOf(changes).join(', '),
      before: onRecord(leavesOf(before), changes),
      after: onRecord(changes, changes),
    })
  })
  return currentSettings.get(shop)
}

function sectionsOf(changes: Leaves): SettingsSection[] {
  return [...new Set([...changes.keys()].map((path) => path.split('.')[0] as SettingsSection))]
}

/** The fields of one section that changed, as a whole where they hold several values. */
function changedFields<S extends SettingsSection>(
  after: Settings,
  section: S,
  changes: Leaves,
): Partial<Settings[S]> {
  const paths = [...changes.keys()].map((path) => path.split('.'))
  const names = new Set(paths.filter(([first]) => first === section).map(([, name]) => name))
  const fields = Object.entries(after[section]).filter(([name]) => names.has(name))
  return Object.fromEntries(fields) as Partial<Settings[S]>
}

/** What the page had shown is in the form of the wire: amounts in dollars. */
function refuseOvertaken(before: Settings, changes: Leaves, seen: Leaves): void {
  const current = z.encode(Settings, before)
  const present = leavesOf(current)
  const overtaken = [...changes.keys()].filter(
    (path) => seen.has(path) && !isSame(seen.get(path), present.get(path)),
  )
  if (overtaken.length === 0) return
  const fields = Object.fromEntries(overtaken.map((path) => [path, overtakenWords(present.get(path))]))
  throw new Problem('stale', { fields, figures: { current } })
}

const LONGEST_SHOWN = 80

function overtakenWords(value: unknown): string {
  const text = typeof value === 'boolean' ? (value ? 'on' : 'off') : String(value)
  return `Somebody else has set this to “${shortened(text, LONGEST_SHOWN)}” meanwhile. Save again to set yours.`
}

/** Today is never closed: what is done today is entered today. */
function refuseClosing({ payment: { books } }: Settings, today: string): void {
  if (books.closedThrough >= today)
    throw invalid('payment.books.closedThrough', 'Close a day that has gone by: today is still written to')
}

function refuseMissing(after: Settings): void {
  const fields = missingDetails(after)
  const [message] = Object.values(fields)
  if (message !== undefined) throw new Problem('validation_failed', { message, fields })
}

/** Numbers of accounts are told apart by their ends alone. */
const SHOWN_DIGITS = 4
const accountNumbers = new Set(['payment.bankDetails.accountNumber', 'payment.bankDetails.routingNumber'])

function onRecord(values: Leaves, changes: Leaves): Record<string, unknown> {
  return Object.fromEntries(
    [...changes.keys()].map((path) => {
      const value = values.get(path)
      return [path, accountNumbers.has(path) ? `…${endOf(String(value), SHOWN_DIGITS)}` : value]
    }),
  )
}
