import { currentSettings } from '#server/settings/current-settings.ts'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { World } from '#server/world.ts'

const contentTypes = { svg: 'image/svg+xml', ico: 'image/x-icon' } as const

/** `/favicon.ico` and `/favicon.svg`: the icon of the settings, or the shop's own mark. */
export function faviconRoutes(http: FastifyInstance, world: World): void {
  for (const [ending, contentType] of Object.entries(contentTypes)) {
    http.get(`/favicon.${ending}`, async (_request, reply) => {
      const { general } = await currentSettings.get(world)
      reply.header('cache-control', 'public, max-age=3600')
      if (general.faviconUrl) return reply.redirect(general.faviconUrl, 302)
      return reply.type(contentType).send(await readFile(join(import.meta.dirname, `favicon.${ending}`)))
    })
  }
}
