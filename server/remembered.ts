/** Another process may have written: what is remembered is read again after this long. */
const REMEMBERED_MS = 2_000

/** What was read of the database, remembered for two seconds. */
export type Remembered<Value> = {
  /** What it is now, at most two seconds old; ask before a transaction begins, not inside one. */
  get(): Promise<Value>
  /** Reads it again after a change of our own. */
  refresh(): Promise<void>
  /** Called after a change was seen, here or in another process. */
  onChange(listener: () => void): void
  /** Forgets what is remembered. */
  forget(): void
}

/** Remembers what `read` reads, and tells when it has become something else. */
export function remembered<Value>(read: () => Promise<Value>, clock: () => Date): Remembered<Value> {
  let known: { value: Value; text: string; at: number } | undefined
  const listeners: (() => void)[] = []

  async function get(): Promise<Value> {
    const now = clock().getTime()
    if (known && now - known.at < REMEMBERED_MS) return known.value
    const value = await read()
    const text = JSON.stringify(value)
    const hasChanged = known !== undefined && known.text !== text
    known = { value, text, at: now }
    if (hasChanged) for (const listener of listeners) listener()
    return value
  }

  return {
    get,
    async refresh() {
      if (known) known.at = 0
      await get()
    },
    onChange: (listener) => void listeners.push(listener),
    forget: () => void (known = undefined),
  }
}
