import { publishedPages } from '#server/content/published-pages.ts'
import { packageTeasers } from '#server/packages/package-teasers.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { api } from '#contract/api.ts'
import { productSorts } from '#domain/products/product-sort.ts'
import { safePath } from '#kit/core/safe-path.ts'
import { Problem } from '#contract/problems.ts'
import { encodingFor } from '#kit/node/http/packed-replies.ts'
import { discardBody } from '#kit/node/http/problems.ts'
import { isForPage } from '#kit/node/http/problem-page.ts'
import { pagePolicy } from '#kit/node/http/security-headers.ts'
import { type App, callFor } from '#server/serve.ts'
import { boundedQueue } from '#kit/node/jobs/bounded-queue.ts'
import { limitEach } from '#kit/node/jobs/limit-each.ts'
import { networkOf } from '#kit/node/limits/caller-network.ts'
import { pageCache, type ReadyPage } from './page-cache.ts'
import type { PageRenderer } from './render.ts'

const PAGE = String.raw`page=\d{1,4}`
const SORT = `sort=(${productSorts.join('|')})`
/** Does not begin with a dot: `/x/..` is another way to write an address. */
const SEGMENT = String.raw`[a-z\d_-][a-z\d._-]*`
/**
 * Only pages whose address is written as the shop writes it are kept: anybody can invent other ways, and queries that
 * mean nothing where they stand.
 */
const RETAINED = new RegExp(
  String.raw`^((/${SEGMENT})*/?|/category/${SEGMENT}/?\?(${PAGE}|${SORT}|${PAGE}&${SORT}|${SORT}&${PAGE}))$`,
)

/** What its owner can end at any moment, and anybody can have many of. */
const SHARED = /\/shared\//

/** Drawing keeps the process from all else: more than these at once would not be done sooner. */
const DRAWN_AT_ONCE = 4
const MAY_WAIT = 200
/** For one address; pages that are not there are drawn each time. */
const DRAWN_FOR_ONE = 2
const MAY_WAIT_FOR_ONE = 100

/** Nobody else's code runs in the back office. */
const STUDIO = /^\/admin(\/|\?|$)/

/** The pages of pieces, which may be seen in 3D. */
const PIECE = /^\/product\//i

/** Pages are what the API and the files are not. */
export function pageRoutes(app: App, { loadPage, assetsOf, serveSources }: PageRenderer): void {
  const { http, shop } = app
  const call = callFor(app)
  const load = async (address: string) => {
    const page = await loadPage(new Request(new URL(address, shop.config.publicUrl)), { call, assetsOf })
    if ('fault' in page && page.fault !== undefined)
      shop.log.error({ err: page.fault }, 'a page could not be drawn')
    return page
  }
  const pages = pageCache({ load, inTurn: boundedQueue(DRAWN_AT_ONCE, MAY_WAIT), ...shop })
  const inTurn = limitEach(DRAWN_FOR_ONE, MAY_WAIT_FOR_ONE)

  if (serveSources) {
    http.addHook('onRequest', (request, reply, next) => serveSources(request.raw, reply.raw, next))
  }
  http.addHook('onRequest', async (request, reply) => {
    // A form that was sent before the code of its page was there to send it.
    if (request.method === 'POST' && isForPage(request)) return sendBack(request, reply)
    // Before the body of what is not there is read.
    if (!request.is404) return undefined
    if (request.url.startsWith('/api/')) throw unknownOperation(request)
    if (request.method !== 'GET' && request.method !== 'HEAD') throw new Problem('method_not_allowed')
    return undefined
  })
  http.setNotFoundHandler(async (request, reply) => {
    // A file of the API's page that is not there comes here past the hooks.
    if (request.url.startsWith('/api/')) throw unknownOperation(request)
    const mayKeep = RETAINED.test(request.url) && !SHARED.test(request.url)
    // A page that is drawn for its visitor alone costs as much as a search.
    await app.count(mayKeep ? 'general' : 'search', request, undefined)
    // Whoever asks for a page has what it stands on looked at: what another process changed is seen here.
    const [{ general, seo }] = await Promise.all([
      currentSettings.get(shop),
      packageTeasers.get(shop),
      publishedPages.get(shop),
    ])
    const isCached = mayKeep && !serveSources
    const drawing = isCached ? pages.get : pages.getOnce
    const current = isCached ? pages.current(request.url) : undefined
    const page = await (current ?? inTurn(networkOf(request.ip), () => drawing(request.url)))
    const policy = pagePolicy({
      isTls: request.protocol === 'https',
      isDevelopment: serveSources !== undefined,
      showsModels: PIECE.test(request.url),
      modelHosts: general.modelHosts,
      countsWithGoogle: seo.googleAnalyticsId !== '' && !STUDIO.test(request.url),
    })
    return sendPage(request, reply, page, policy)
  })
}

/** Back to the page, which knows how to send its form by now; of what was typed nothing is read. */
function sendBack(request: FastifyRequest, reply: FastifyReply) {
  discardBody(request.raw)
  return reply.redirect(safePath(request.url) ?? '/', 303)
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, page: ReadyPage, policy: string) {
  if ('location' in page) return reply.redirect(page.location, page.status)
  reply.headers({
    'content-security-policy': policy,
    'cache-control': 'no-cache',
    etag: page.etag,
    vary: 'accept-encoding',
  })
  if (request.headers['if-none-match'] === page.etag) return reply.code(304).send()
  const encoding = encodingFor(request)
  if (encoding) reply.header('content-encoding', encoding)
  return reply
    .code(page.status)
    .type('text/html; charset=utf-8')
    .send(encoding ? await page.packed(encoding) : page.plain)
}

const existingPaths = Object.keys(api).map((key) => {
  const [method = '', path = ''] = key.split(' ')
  return { method, pattern: new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/:\w+/g, '[^/]+')}/?$`) }
})

/** 405 where another method would be answered, else 404. */
function unknownOperation(request: FastifyRequest): Problem {
  const path = request.url.split('?')[0] ?? ''
  const isExisting = existingPaths.some(({ pattern }) => pattern.test(path))
  return new Problem(isExisting ? 'method_not_allowed' : 'not_found')
}
