import { currentSettings } from '#server/settings/current-settings.ts'
import type { FastifyInstance } from 'fastify'
import type { World } from '#server/world.ts'

/** What is nobody's but the visitor's own, or the studio's: no business of search engines. */
const privatePaths = [
  '/api/',
  '/admin',
  '/seller',
  '/account',
  '/cart',
  // Every piece leads to some, and each of them to more.
  '/compare',
  '/wishlist',
  '/profile',
  '/shipping$',
  '/placeorder',
  '/payment/',
  '/order/',
  '/checkout/',
  '/custom-design/request/',
  '/custom-design/confirmation/',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/confirm-email',
]

/** `/robots.txt`: what search engines may read, and where the sitemap is while there is one. */
export function robotsRoutes(http: FastifyInstance, world: World): void {
  http.get('/robots.txt', async (_request, reply) => {
    const { seo } = await currentSettings.get(world)
    const lines = ['User-agent: *', ...privatePaths.map((path) => `Disallow: ${path}`)]
    if (seo.enableSitemap) lines.push('', `Sitemap: ${world.config.publicUrl}/sitemap.xml`)
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`${lines.join('\n')}\n`)
  })
}
