/** The name of something that loaders are given, with what they get where nobody gives it. */
export type ContextKey<T> = { readonly fallback: T }

/** Names something that loaders may ask their context for. */
export function createContext<T>(fallback: T): ContextKey<T> {
  return { fallback }
}

/** What loaders are given besides the request. */
export type LoaderContext = { get<T>(key: ContextKey<T>): T }

/** Holds for one request what its loaders ask for. */
export class RouterContextProvider implements LoaderContext {
  readonly #given = new Map<ContextKey<unknown>, unknown>()

  set<T>(key: ContextKey<T>, value: T): void {
    this.#given.set(key, value)
  }

  get<T>(key: ContextKey<T>): T {
    return this.#given.has(key) ? (this.#given.get(key) as T) : key.fallback
  }
}
