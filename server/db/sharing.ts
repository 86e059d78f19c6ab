/**
 * `ask`, shared by all who call while an earlier call is under way: they get one answer between them, that was asked
 * for after each of their calls.
 */
export function sharing<T>(ask: () => Promise<T>): () => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  let next: Promise<T> | undefined
  return () => {
    next ??= last.then(() => {
      next = undefined
      const asked = ask()
      last = asked.catch(() => undefined)
      return asked
    })
    return next
  }
}
