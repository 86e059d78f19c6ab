/** Another process may have written: what is remembered is read again after this long. */
const REMEMBERED_MS = 1_000

/** What was read of the database, remembered for a second. */
export type Remembered<Value> = {
  /** What it is now, at most a second old; ask before a transaction begins, not inside one. */
  get(): Promise<Value>
  /** Reads it again after a change of our own, and tells the other processes. */
  refresh(): Promise<void>
  /** Reads it again after a change of another process. */
  takeOver(): Promise<void>
  /** Called after a change was seen, here or in another process. */
  onChange(listener: () => void): void
  /** Called after a change of our own, which is done when `listener` is. */
  onOwnChange(listener: () => Promise<void>): void
  /** Forgets what is remembered. */
  forget(): void
}

/** Remembers what `read` reads, and tells when it has become something else. */
export function remembered<Value>(read: () => Promise<Value>, clock: () => Date): Remembered<Value> {
  let known: { value: Value; text: string; at: number; reading: number } | undefined
  let readings = 0
  const listeners: (() => void)[] = []
  const ownListeners: (() => Promise<void>)[] = []

  async function readAgain(): Promise<Value> {
    const at = clock().getTime()
    const reading = ++readings
    const value = await read()
    // What was read before it never takes the place of what was read after it.
    if (known && known.reading > reading) return known.value
    const text = JSON.stringify(value)
    const hasChanged = known !== undefined && known.text !== text
    known = { value, text, at, reading }
    if (hasChanged) for (const listener of listeners) listener()
    return value
  }

  const isFresh = (at: number) => clock().getTime() - at < REMEMBERED_MS

  return {
    get: async () => (known && isFresh(known.at) ? known.value : readAgain()),
    async refresh() {
      await readAgain()
      for (const listener of ownListeners) await listener()
    },
    takeOver: async () => void (await readAgain()),
    onChange: (listener) => void listeners.push(listener),
    onOwnChange: (listener) => void ownListeners.push(listener),
    forget: () => void (known = undefined),
  }
}
