import { LRUCache } from 'lru-cache'

/** Each connection keeps the plans of so many; a plan takes some 50 KB of the server. */
const MOST_NAMED = 150
/** What is asked less often is hardly asked again. */
const OFTEN = 10

const asked = new LRUCache<string, number>({ max: 1_000 })
const names = new Map<string, string>()

/** A name for a statement that has none and was asked often enough: the server then keeps its plan. */
export function nameByUse(text: string): string | undefined {
  const name = names.get(text)
  if (name !== undefined || names.size === MOST_NAMED) return name
  const times = (asked.get(text) ?? 0) + 1
  asked.set(text, times)
  if (times === OFTEN) names.set(text, `often_${names.size + 1}`)
  return undefined
}
