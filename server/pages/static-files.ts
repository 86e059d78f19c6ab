import { join } from 'node:path'
import staticPlugin from '@fastify/static'
import type { FastifyError, FastifyInstance } from 'fastify'
import { Problem } from '#contract/problems.ts'
import type { App } from '#server/serve.ts'
import { robotsRoutes } from './robots.ts'
import { shopFileRoutes } from './shop-files.ts'
import { sitemapRoutes } from './sitemap.ts'
import { currentSettings } from '#server/settings/current-settings.ts'
import { readFile } from 'node:fs/promises'
import type { World } from '#server/world.ts'

const contentTypes = { svg: 'image/svg+xml', ico: 'image/x-icon' } as const

/** Where the page build lies: files whose names carry a hash of their bytes. */
const builtAssets = join(import.meta.dirname, '../../dist/client/assets')

/** Everything that is a file and no page: the page build, the shop's pictures and models, and what crawlers ask for. */
export async function staticFiles(
  { http, shop, count }: Pick<App, 'http' | 'shop' | 'count'>,
  assets = builtAssets,
): Promise<void> {
  await http.register((scope) => assetFiles(scope, assets), { prefix: '/assets' })
  shopFileRoutes(http, shop)
  faviconRoutes(http, shop)
  robotsRoutes(http, shop)
  sitemapRoutes({ http, shop, count })
}

/** Files of the build, compressed beforehand where a `.br` or `.gz` lies beside them; nothing else under their path. */
async function assetFiles(scope: FastifyInstance, root: string): Promise<void> {
  const notFound = () => {
    throw new Problem('not_found')
  }
  scope.setNotFoundHandler(notFound)
  // Before the body of what is sent there is read.
  scope.addHook('onRequest', async ({ is404 }) => (is404 ? notFound() : undefined))
  scope.setErrorHandler((error: FastifyError) => {
    // A path that tries to leave the folder tells nobody that it was understood.
    throw error.statusCode === 403 ? new Problem('not_found') : error
  })
  await scope.register(staticPlugin, {
    root,
    decorateReply: false,
    index: false,
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    suppressWarning: true,
  })
}

/** `/favicon.ico` and `/favicon.svg`: the icon of the settings, or the shop's own mark. */
function faviconRoutes(http: FastifyInstance, world: World): void {
  for (const [ending, contentType] of Object.entries(contentTypes)) {
    http.get(`/favicon.${ending}`, async (_request, reply) => {
      const { general } = await currentSettings.get(world)
      reply.header('cache-control', 'public, max-age=3600')
      if (general.faviconUrl) return reply.redirect(inHeader(general.faviconUrl), 302)
      return reply.type(contentType).send(await readFile(join(import.meta.dirname, `favicon.${ending}`)))
    })
  }
}

/** An address as a header takes it: letters beyond ASCII are percent-encoded, what is encoded already stays. */
function inHeader(url: string): string {
  return url.replaceAll(/[^!-~]+/g, encodeURIComponent)
}
