import { randomUUID } from 'node:crypto'
import underPressure from '@fastify/under-pressure'
import compress from '@fastify/compress'
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { Problem } from '#contract/problems.ts'
import { answerUnreadable, plainAddress, refuseLongAddresses } from './http/broken-requests.ts'
import { docsRoutes } from './http/docs.ts'
import { refuseWhileDraining } from './http/draining.ts'
import { acceptForms } from './http/forms.ts'
import { healthRoutes } from './http/health.ts'
import { metricsRoutes } from './http/metrics.ts'
import { answerProblems } from './http/problems.ts'
import { rateLimits } from './http/rate-limits.ts'
import { sendSecurityHeaders } from './http/security-headers.ts'
import type { App } from './http/serve.ts'
import { pageRoutes } from './pages/page-routes.ts'
import type { PageRenderer } from './pages/render.ts'
import { staticFiles } from './pages/static-files.ts'
import { registerRooms } from './rooms.ts'
import type { Shop } from './shop.ts'

const MAX_JSON_BYTES = 256 * 1024
/** Request line and headers together: what Node reads at most. */
const MAX_HEADER_BYTES = 16 * 1024
const HEADERS_TIMEOUT_MS = 15_000
const KEEP_ALIVE_MS = 65_000
/** The longest upload that a page waits for, and a little. */
const REQUEST_TIMEOUT_MS = 490_000
const MAX_EVENT_LOOP_DELAY_MS = 250

type AppParts = {
  /** What draws pages; without it there are none. */
  renderer?: PageRenderer
  /** How far behind the process may be before it sheds load; tests, which share it with the shop, set no limit. */
  maxEventLoopDelayMs?: number
}

/** The whole server as a value: tests inject requests into it, `main.ts` lets it listen. */
export async function createApp(
  shop: Shop,
  { renderer, maxEventLoopDelayMs = MAX_EVENT_LOOP_DELAY_MS }: AppParts = {},
): Promise<FastifyInstance> {
  const { config } = shop
  const http = emptyServer(shop)
  sendSecurityHeaders(http)
  refuseLongAddresses(http)
  const draining = refuseWhileDraining(http)
  answerProblems(http)
  await acceptForms(http)
  await http.register(compress, { threshold: 1024, encodings: ['br', 'gzip'], globalDecompression: false })
  await shedLoad(http, maxEventLoopDelayMs)
  const app: App = { http, shop, count: await rateLimits(http, config.rateLimitScale), handlers: new Map() }
  metricsRoutes(http)
  healthRoutes(http, shop, draining)
  await docsRoutes(http, config)
  registerRooms(app)
  await staticFiles(app)
  if (renderer) pageRoutes(app, renderer)
  return http
}

/** What every request meets before any route: limits of size and time, and a name of its own. */
function emptyServer({ config, log }: Shop): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = log
  const http = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: !log.isLevelEnabled('debug') }),
    genReqId: () => randomUUID(),
    bodyLimit: MAX_JSON_BYTES,
    trustProxy: config.trustProxy,
    keepAliveTimeout: KEEP_ALIVE_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    http: {
      maxHeaderSize: MAX_HEADER_BYTES,
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: 5000,
    },
    forceCloseConnections: 'idle',
    return503OnClosing: false, // `refuseWhileDraining` does, in words of ours
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_HEADER_BYTES },
    rewriteUrl: ({ url }) => plainAddress(url),
    clientErrorHandler: answerUnreadable,
  })
  http.removeContentTypeParser('text/plain')
  return http
}

/** Answers 503 while the event loop cannot keep up, so that what is under way gets done. */
async function shedLoad(http: FastifyInstance, maxEventLoopDelay: number) {
  await http.register(underPressure, {
    maxEventLoopDelay,
    pressureHandler: (request) => {
      if (!request.url.startsWith('/api/health')) throw new Problem('overloaded', { retryAfter: 2 })
    },
  })
}
