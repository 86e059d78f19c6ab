import { LRUCache } from 'lru-cache'

/** Each connection keeps the plans of so many; a plan takes some 50 KB of the server. */
const MOST_NAMED = 150
/** What is asked less often is hardly asked again. */
const OFTEN = 10

/** Names for the statements of one database: its servers keep the plans of those that have one. */
export function statementNames() {
  const uses = new LRUCache<string, number>({ max: 1_000 })
  const names = new Map<string, string>()

  /** The name of a statement that was asked often enough. */
  return (text: string): string | undefined => {
    const name = names.get(text)
    if (name !== undefined || names.size === MOST_NAMED) return name
    const times = (uses.get(text) ?? 0) + 1
    uses.set(text, times)
    if (times === OFTEN) names.set(text, `often_${names.size + 1}`)
    return undefined
  }
}
