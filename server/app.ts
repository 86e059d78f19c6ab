import { randomUUID } from 'node:crypto'
import { api } from '#contract/api.ts'
import packageFile from '../package.json' with { type: 'json' }
import fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify'
import { shopFigures } from './metrics.ts'
import { refuseLateBodies } from '#kit/node/http/body-limits.ts'
import { answerUnreadable, plainAddress, refuseBroken } from '#kit/node/http/broken-requests.ts'
import { docsRoutes } from '#kit/node/http/docs.ts'
import { refuseWhileDraining } from '#kit/node/http/draining.ts'
import { acceptForms } from '#kit/node/http/forms.ts'
import { healthRoutes } from '#kit/node/http/health.ts'
import { acceptJson } from '#kit/node/http/json-bodies.ts'
import { metricsRoutes } from '#kit/node/http/metrics.ts'
import { packReplies } from '#kit/node/http/packed-replies.ts'
import { answerProblems } from '#kit/node/http/problems.ts'
import { sendSecurityHeaders } from '#kit/node/http/security-headers.ts'
import { appOn } from './serve.ts'
import { shedLoad, type LoadLimits } from '#kit/node/http/shed-load.ts'
import { limitSockets, type SocketLimits } from '#kit/node/http/socket-limits.ts'
import { pageRoutes } from './pages/page-routes.ts'
import type { PageRenderer } from './pages/render.ts'
import { staticFiles } from './pages/static-files.ts'
import { registerRooms } from './rooms.ts'
import type { World } from './world.ts'

const MAX_JSON_BYTES = 256 * 1024
/** Request line and headers together: what Node reads at most. */
const MAX_HEADER_BYTES = 16 * 1024
const HEADERS_TIMEOUT_MS = 15_000
const KEEP_ALIVE_MS = 65_000
/** The longest upload that a page waits for, and a little. */
const REQUEST_TIMEOUT_MS = 490_000
/** Sockets at once; one more is hung up on. As many may wait to be taken, which Node does one a turn. */
export const MAX_CONNECTIONS = 2_000

type AppParts = {
  /** What draws pages; without it there are none. */
  renderer?: PageRenderer
  /** From when on the process sheds load; null, never, for tests, which share it with the shop. */
  loadLimits?: LoadLimits | null
  socketLimits?: Partial<SocketLimits>
}

/** The whole server as a value: tests inject requests into it, `main.ts` lets it listen. */
export async function createApp(
  shop: World,
  { renderer, loadLimits, socketLimits }: AppParts = {},
): Promise<FastifyInstance> {
  const { config } = shop
  const http = emptyServer(shop)
  const hungUp = limitSockets(http, config, socketLimits)
  sendSecurityHeaders(http)
  packReplies(http)
  refuseBroken(http)
  const draining = refuseWhileDraining(http)
  answerProblems(http)
  acceptJson(http)
  await acceptForms(http)
  refuseLateBodies(http)
  const door = await shedLoad(http, shop, loadLimits)
  const app = appOn(http, shop)
  const about = { name: 'Lānai', url: config.publicUrl, version: packageFile.version }
  await docsRoutes(http, api, about, (request) => app.count('general', request, undefined))
  shopFigures(http, shop, { ...door, hungUp }, metricsRoutes(http))
  healthRoutes(http, shop, draining, door)
  registerRooms(app)
  await staticFiles(app)
  if (renderer) pageRoutes(app, renderer)
  return http
}

/** What every request meets before any route: limits of size and time, and a name of its own. */
function emptyServer({ config, log }: World): FastifyInstance {
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
      requireHostHeader: false, // `refuseBroken` does, in words of ours
    },
    forceCloseConnections: 'idle',
    return503OnClosing: false, // `refuseWhileDraining` does, in words of ours
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: MAX_HEADER_BYTES },
    rewriteUrl: ({ url }) => plainAddress(url),
    clientErrorHandler: answerUnreadable,
  })
  http.server.maxConnections = MAX_CONNECTIONS
  http.removeContentTypeParser('text/plain')
  return http
}
