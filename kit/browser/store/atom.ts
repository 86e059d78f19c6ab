import { useSyncExternalStore } from 'react'

export type Store<T> = { get: () => T; subscribe: (onChange: () => void) => () => void }
type Atom<T> = Store<T> & { set: (next: T) => void }

/** A value that any part of the page can watch. It lives as long as the document; the server shares it among all. */
export function atom<T>(initial: T): Atom<T> {
  let value = initial
  const watchers = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      value = next
      for (const onChange of watchers) onChange()
    },
    subscribe(onChange) {
      watchers.add(onChange)
      return () => void watchers.delete(onChange)
    },
  }
}

/** What `read` makes of the value, compared by identity; undefined while the server draws and during hydration. */
export function useStore<T, R>({ get, subscribe }: Store<T>, read: (value: T) => R): R | undefined {
  return useSyncExternalStore<R | undefined>(
    subscribe,
    () => read(get()),
    () => undefined,
  )
}
