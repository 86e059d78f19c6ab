/**
 * Coalesces calls: all that arrive during a run share the next one, which begins after each of them, gets what they
 * brought (each item once) and answers or fails for all of them.
 */
export function coalesce<Result = void, Item = never>(
  run: (items: Item[]) => Promise<Result>,
): (items?: readonly Item[]) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve()
  let next: { items: Set<Item>; result: Promise<Result> } | undefined

  function begin(items: Set<Item>): Promise<Result> {
    next = undefined
    const result = run([...items])
    last = result.catch(() => undefined)
    return result
  }

  return (items = []) => {
    if (!next) {
      const all = new Set<Item>()
      next = { items: all, result: last.then(() => begin(all)) }
    }
    for (const item of items) next.items.add(item)
    return next.result
  }
}
