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

/** What a loader throws when there is no page: a status, and words or figures for the error boundary. */
type ErrorResponse = { status: number; data: unknown }

/** To be thrown by a loader: the page answers with this status, and its error boundary gets the value. */
export function data(value: unknown, { status }: { status: number }): ErrorResponse {
  return { status, data: value }
}

/** To be returned or thrown by a loader: the visitor is sent to another address. */
export function redirect(to: string, status: 301 | 302 = 302): Response {
  return new Response(null, { status, headers: { location: to } })
}

/** Whether an error is one that a loader threw as `data`; by its shape, because it travels from the server as JSON. */
export function isRouteErrorResponse(error: unknown): error is ErrorResponse {
  if (typeof error !== 'object' || error === null || error instanceof Error) return false
  return 'data' in error && 'status' in error && typeof error.status === 'number'
}
