import { listen } from '#kit/browser/listen.ts'
import { atom, type Store } from './atom.ts'
import { getLocalItem } from './browser-storage.ts'

type Texts = readonly (string | null)[]

/**
 * What `parse` makes of the texts under `keys`: the same object while they are the same, as React compares objects.
 * `refresh` after writing them; what another tab writes is noticed by itself.
 */
export function storedValue<T>(
  keys: readonly string[],
  parse: (...texts: Texts) => T,
): Store<T> & { refresh: () => void } {
  const read = (texts: Texts) => ({ texts, value: parse(...texts) })
  const changes = atom(0)
  let last: ReturnType<typeof read> | undefined
  return {
    get() {
      const texts = keys.map(getLocalItem)
      if (!last?.texts.every((text, at) => text === texts[at])) last = read(texts)
      return last.value
    },
    refresh: () => changes.set(changes.get() + 1),
    subscribe(onChange) {
      const stop = changes.subscribe(onChange)
      const stopListening = listen({ storage: onChange })
      return () => {
        stop()
        stopListening()
      }
    },
  }
}
