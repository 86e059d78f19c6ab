import type { SettingsTyped } from '#contract/settings-form.ts'
import { differing, grouped, leavesOf, type Leaves } from '#domain/settings/settings-leaves.ts'

/** The values that were typed over those that the page was shown. */
export function changedLeaves(typed: SettingsTyped, shown: SettingsTyped): Leaves {
  return differing(leavesOf(typed), leavesOf(shown))
}

/** What is sent of a change: each section with what differs, and what had stood there. */
export function changeToSend(typed: SettingsTyped, shown: SettingsTyped) {
  const changes = changedLeaves(typed, shown)
  const before = leavesOf(shown)
  const seen = new Map([...changes.keys()].map((path) => [path, before.get(path)]))
  return { ...grouped(changes), seen: grouped(seen) }
}
