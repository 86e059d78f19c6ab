import { keysBefore, strayFiles } from '#server/files/stray-files.ts'
import type { Files } from '#kit/node/files/store.ts'
import type { World } from '#server/world.ts'
import {
  removeDeadSessions,
  removeOldEmails,
  removeOldKeys,
  removeOldPasswords,
  removeOldSearches,
} from './dead-rows.ts'
import { removeOldQuestions } from '#server/questions/queries.ts'
import { removeUnnamed } from './unnamed-pictures.ts'

/** The longest that an upload may take is minutes; a preview is shown for less. */
const LEFT_BEHIND_AFTER_MS = 60 * 60_000
const PREVIEWS = 'letter-previews'

type House = Pick<World, 'db' | 'files' | 'clock' | 'log'>

/** How many of each kind were removed. */
export type Removed = Record<
  | 'keys'
  | 'sessions'
  | 'passwords'
  | 'emails'
  | 'searches'
  | 'questions'
  | 'uploads'
  | 'strays'
  | 'previews'
  | 'pictures',
  number
>

/** Removes what is dead and would otherwise stay for ever. Any number of processes may do so at once. */
export async function keepHouse({ db, files, clock, log }: House): Promise<Removed> {
  const now = clock()
  const leftBehind = new Date(now.getTime() - LEFT_BEHIND_AFTER_MS)
  const removed: Removed = {
    keys: await removeOldKeys(db, now),
    sessions: await removeDeadSessions(db, now),
    passwords: await removeOldPasswords(db, now),
    emails: await removeOldEmails(db, now),
    searches: await removeOldSearches(db, now),
    questions: await removeOldQuestions(db, now),
    uploads: await files.clearTemporary(leftBehind),
    strays: await removeAll(files, strayFiles(db, files, now)),
    previews: await removeAll(files, keysBefore(files, PREVIEWS, leftBehind)),
    pictures: await removeUnnamed(db, files, now),
  }
  log.info({ removed }, 'What was dead is removed')
  return removed
}

async function removeAll(files: Files, keys: AsyncIterable<string>): Promise<number> {
  let removed = 0
  for await (const key of keys) {
    await files.remove(key)
    removed++
  }
  return removed
}
