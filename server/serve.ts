import type { FastifyInstance } from 'fastify'
import { api, type Api, type ApiKey } from '#contract/api.ts'
import type { Call } from '#contract/call.ts'
import type { LimitName, Operation } from '#contract/endpoint.ts'
import { missing } from '#contract/problems.ts'
import { callInProcess } from '#kit/node/http/call-in-process.ts'
import { inFlight } from '#kit/node/http/in-flight.ts'
import { type Handler as HandlerOf, type OperationServer, serveOperation } from '#kit/node/http/serve.ts'
import { limitEach } from '#kit/node/jobs/limit-each.ts'
import { byNumber } from './numbered.ts'
import { type CountRequest, rateLimits } from './rate-limits.ts'
import { authorize, type SignedIn } from './session.ts'
import type { World } from './world.ts'

type Handler<K extends ApiKey> = HandlerOf<Api[K], SignedIn>
type AnyHandler = HandlerOf<Operation, SignedIn>

/** What every room registers its routes with. */
export type App = {
  http: FastifyInstance
  shop: World
  /** Draws a request from its budgets. */
  count: CountRequest
  server: OperationServer<SignedIn, Operation>
  handlers: Map<string, AnyHandler>
}

/** What each person may have in flight (docs/specification/promises.md, section 5). */
const inFlightLimits = {
  upload: {
    atOnce: 2,
    message: 'Two of your uploads are still under way. Please wait until one of them has ended.',
  },
  export: {
    atOnce: 1,
    message: 'Your last import or export is still under way. Please wait until it has ended.',
  },
} satisfies Partial<Record<LimitName, { atOnce: number; message: string }>>

/** Of each person: a browser asks for six at once, and nobody takes more than half of the door's places. */
const READS = { atOnce: 8, pending: 120 }

/** The server of the shop's operations on `http`. */
export function appOn(http: FastifyInstance, shop: World): App {
  const count = rateLimits(http, shop)
  const server: OperationServer<SignedIn, Operation> = {
    http,
    files: shop.files,
    authorize: (operation, request, reply) => authorize(shop, operation, request, reply),
    consume: (limit, request, user) => count(limit as LimitName, request, user),
    limitInFlight: inFlight(inFlightLimits, shop.config.rateLimitScale),
    limitReads: limitEach(READS.atOnce, READS.pending),
    missing,
  }
  return { http, shop, count, server, handlers: new Map() }
}

/** Registers the handler of one operation of the contract: access, limits, validation and envelope come with it. */
export function serve<K extends ApiKey>({ shop, server, handlers }: App, key: K, handler: Handler<K>): void {
  const served = byNumber(shop, api[key], handler as unknown as AnyHandler)
  handlers.set(key, served)
  serveOperation(server, key, api[key], served)
}

/** The contract's operations for a page that is being rendered, as nobody. */
export function callFor({ handlers }: App): Call {
  return callInProcess(api, handlers, missing) as Call
}
