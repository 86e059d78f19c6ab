import { type Change, type Changes, openChanges } from './changes.ts'
import { coalesce } from '#kit/node/jobs/coalesce.ts'
import type { Shop } from './shop.ts'

/** Tells other processes what changes here of settings, packages and catalogue, and takes over what changes there. */
export function shareChanges({ config, db, log, settings, packageTeasers, catalogue }: Shop): Changes {
  const changes = openChanges(config, db, log, takeOver)
  /** What many orders elsewhere changed is read together. */
  const takeOverTogether = coalesce<void, string>((ids) => catalogue.takeOver(ids))

  async function takeOver(change: Change): Promise<void> {
    if (change.of === 'settings') return settings.takeOver()
    if (change.of === 'packages') return packageTeasers.takeOver()
    return change.of === 'products' ? takeOverTogether(change.ids) : catalogue.takeOverAll()
  }

  settings.onOwnChange(() => changes.tell({ of: 'settings' }))
  packageTeasers.onOwnChange(() => changes.tell({ of: 'packages' }))
  catalogue.onOwnChange((ids) => changes.tell(ids ? { of: 'products', ids } : { of: 'catalogue' }))
  return changes
}
