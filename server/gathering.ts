/**
 * `work`, done for all together who ask while an earlier turn of it is under way: what was asked for in the meantime goes
 * into one next turn, which begins after each of these calls. A call is done when its turn is, and fails with it.
 */
export function gathering<T>(work: (all: T[]) => Promise<void>): (some: readonly T[]) => Promise<void> {
  let last: Promise<unknown> = Promise.resolve()
  let next: { all: Set<T>; done: Promise<void> } | undefined

  function begin(all: Set<T>): Promise<void> {
    next = undefined
    const done = work([...all])
    last = done.catch(() => undefined)
    return done
  }

  return (some) => {
    if (!next) {
      const all = new Set<T>()
      next = { all, done: last.then(() => begin(all)) }
    }
    for (const one of some) next.all.add(one)
    return next.done
  }
}
