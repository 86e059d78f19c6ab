import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import type { Operation } from '#kit/core/operation/operation.ts'
import { type ApiTitle, openApiDocument } from './openapi.ts'

const docsPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; font-src 'self'; base-uri 'none'; frame-ancestors 'none'"

/** The OpenAPI document at `/api/openapi.json` and its page at `/api/docs`. */
export async function docsRoutes(
  app: FastifyInstance,
  api: Record<string, Operation>,
  about: ApiTitle,
): Promise<void> {
  const document = openApiDocument(api, about)
  const text = JSON.stringify(document)
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.type('application/json; charset=utf-8').send(text),
  )
  await app.register(async (docs) => {
    docs.addHook(
      'onSend',
      async (_request, reply) => void reply.header('content-security-policy', docsPolicy),
    )
    await docs.register(swagger, { mode: 'static', specification: { document: document as never } })
    // The other layout has a bar on top, whose picture brings a style of its own that the policy refuses.
    const uiConfig = { layout: 'BaseLayout' }
    await docs.register(swaggerUi, {
      routePrefix: '/api/docs',
      uiConfig,
      theme: { title: document.info.title },
    })
  })
}
