import { createContext } from '#web/router/router.ts'
import type { Call } from '#contract/call.ts'
import { call } from './call.ts'

/** How loaders reach the shop: over HTTP in the browser, in process while the server draws. */
export const apiContext = createContext<Call>(call)
