/** The contract as the pages use it: typed calls, queries and loaders. */
import { queryOptions } from '@tanstack/react-query'
import type { ApiKey } from '#contract/api.ts'
import type { Ask, Call, Reply } from '#contract/call.ts'
import { createCall } from '#kit/browser/api/call.ts'
import type { OnProgress } from '#kit/core/operation/call.ts'
import { isRefusal, problemOf } from '#kit/browser/api/load-problem.ts'
import { createContext, data, type LoaderFunctionArgs } from '#kit/browser/router/router.ts'
import { noteSessionLasts, storedToken } from './session.ts'

/** Calls one operation over HTTP, as whoever is signed in. */
export const call = createCall(storedToken, noteSessionLasts) as Call

/** How loaders reach the shop: over HTTP in the browser, in process while the server draws. */
export const apiContext = createContext<Call>(call)

type Readable = Extract<ApiKey, `GET ${string}`>
type QueryInput<K extends Readable> = Omit<Ask<K>, 'signal' | 'keepalive' | 'idempotencyKey' | 'asForm'>
type QueryArguments<K extends Readable> =
  object extends QueryInput<K> ? [input?: QueryInput<K>] : [input: QueryInput<K>]

/**
 * What a private page asks for: `useQuery(ask('GET /api/orders/myorders'))`.
 * To ask again after a change: `queryClient.invalidateQueries({ queryKey: ['GET /api/orders/myorders'] })`.
 */
export function ask<K extends Readable>(key: K, ...[input]: QueryArguments<K>) {
  return queryOptions({
    queryKey: [key, input ?? {}] as const,
    queryFn: ({ signal }): Promise<Reply<K>> =>
      (call as LooseCall)(key, { ...input, signal }) as Promise<Reply<K>>,
  })
}

// What the compiler need not work out for every operation at once.
type LooseCall = (key: ApiKey, input?: object, onProgress?: OnProgress) => Promise<unknown>

/**
 * A loader that asks the shop. A refusal becomes the status of the page (404 for an unknown product),
 * with `LoadProblem` as its data.
 */
export function loading<T>(load: (call: Call, route: LoaderFunctionArgs) => Promise<T>) {
  return async (route: LoaderFunctionArgs): Promise<T> => {
    try {
      return await load(abortable(route.context.get(apiContext), route.request.signal), route)
    } catch (error) {
      throw isRefusal(error) ? data(problemOf(error), { status: error.status || 503 }) : error
    }
  }
}

/** The same calls, aborted when the visitor has gone somewhere else meanwhile. */
function abortable(call: Call, signal: AbortSignal): Call {
  const loose: LooseCall = (key, input, onProgress) =>
    (call as LooseCall)(key, { signal, ...input }, onProgress)
  return loose as Call
}
