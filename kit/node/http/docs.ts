import { gzipSync } from 'node:zlib'
import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Operation } from '#kit/core/operation/operation.ts'
import { accepts } from './accepts.ts'
import { type ApiTitle, openApiDocument } from './openapi.ts'

const docsPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; font-src 'self'; base-uri 'none'; frame-ancestors 'none'"

/** The OpenAPI document at `/api/openapi.json` and its page at `/api/docs`; `count` draws each request from its budget. */
export async function docsRoutes(
  app: FastifyInstance,
  api: Record<string, Operation>,
  about: ApiTitle,
  count: (request: FastifyRequest) => Promise<void>,
): Promise<void> {
  const document = openApiDocument(api, about)
  // Megabytes: all who ask share them, however slowly they read.
  const plain = Buffer.from(JSON.stringify(document))
  let packed: Buffer | undefined
  app.get('/api/openapi.json', { onRequest: count }, async (request, reply) => {
    reply.type('application/json; charset=utf-8')
    if (!accepts(request, 'gzip')) return reply.send(plain)
    reply.headers({ vary: 'accept-encoding', 'content-encoding': 'gzip' })
    return reply.send((packed ??= gzipSync(plain)))
  })
  await app.register(async (docs) => {
    docs.addHook('onRequest', async (request, reply) => {
      await count(request)
      // The page's own ways to the document write it anew for each who asks.
      if (/\/(?:json|yaml)$/.test(request.routeOptions.url ?? '')) return reply.redirect('/api/openapi.json')
      return undefined
    })
    docs.addHook(
      'onSend',
      async (_request, reply) => void reply.header('content-security-policy', docsPolicy),
    )
    await docs.register(swagger, { mode: 'static', specification: { document: document as never } })
    // The other layout has a bar on top, whose picture brings a style of its own that the policy refuses.
    // Hundreds of calls at once take a browser half a minute: they are drawn once their group is opened.
    const uiConfig = { layout: 'BaseLayout', docExpansion: 'none' } as const
    await docs.register(swaggerUi, {
      routePrefix: '/api/docs',
      uiConfig,
      theme: { title: document.info.title },
    })
  })
}
