import { data, type LoaderFunctionArgs } from '#web/router/router.ts'
import type { Call } from '#contract/call.ts'
import { apiContext } from './api-context.ts'

/** What a page that failed to load is told. */
export type LoadProblem = { code: string; message: string }

/**
 * A loader that asks the shop. A refusal becomes the status of the page (404 for an unknown product),
 * with `LoadProblem` as its data.
 */
export function loading<T>(load: (call: Call, route: LoaderFunctionArgs) => Promise<T>) {
  return async (route: LoaderFunctionArgs): Promise<T> => {
    try {
      return await load(whileWanted(route.context.get(apiContext), route.request.signal), route)
    } catch (error) {
      throw isRefusal(error) ? data(problemOf(error), { status: error.status || 503 }) : error
    }
  }
}

/** The same calls, given up when the visitor has gone somewhere else meanwhile. */
function whileWanted(call: Call, signal: AbortSignal): Call {
  return (key, ...[ask, onProgress]) => call(key, { signal, ...ask } as typeof ask & object, onProgress)
}

type Refusal = LoadProblem & { status: number }

function problemOf({ code, message }: Refusal): LoadProblem {
  return { code, message }
}

/** In process the server's own refusal arrives, so its shape counts and not its class. */
function isRefusal(error: unknown): error is Refusal {
  return error instanceof Error && 'status' in error && 'code' in error && typeof error.status === 'number'
}
