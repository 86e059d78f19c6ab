import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll } from 'vitest'
import { createApp } from '#server/app.ts'
import type { Config } from '#server/config.ts'
import { openLog } from '#kit/node/log.ts'
import { loadRenderer } from '#server/pages/render.ts'
import type { World } from '#server/world.ts'
import type { Person } from '#tests/support/people.ts'
import type { TestShop } from '#tests/support/test-shop.ts'
import { buildPages } from '../../bin/build-pages.mjs'

const DIST = fileURLToPath(new URL('../../dist', import.meta.url))

/** A test's shop with its pages, listening for real; all it logs, at the most talkative level, is kept. */
export type Doors = {
  readonly port: number
  readonly logLines: string[]
  /** Asks over HTTP, as a person where one is named; redirects are not followed. */
  ask(path: string, init?: RequestInit, person?: Person): Promise<Response>
  /** Lets nobody in any more, before the end of the tests. */
  close(): Promise<void>
}

/** Opens the doors of `shop` for one test file, with `change` in its settings, and with what `spoil` makes of it. */
export function openDoors(
  shop: TestShop,
  change: Partial<Config> = {},
  spoil: (shop: World) => World = (whole) => whole,
): Doors {
  let http: FastifyInstance
  const logLines: string[] = []
  const port = () => (http.server.address() as AddressInfo).port

  beforeAll(async () => {
    buildPages()
    const log = openLog('trace', { write: (line) => void logLines.push(line) })
    const config = { ...shop.shop.config, ...change }
    const parts = { renderer: await loadRenderer(DIST), loadLimits: null }
    http = await createApp(spoil({ ...shop.shop, config, log }), parts)
    await http.listen({ host: '127.0.0.1', port: 0 })
  }, 120_000)

  afterAll(async () => http?.close())

  return {
    get port() {
      return port()
    },
    logLines,
    close: async () => http.close(),
    ask: (path, init = {}, person) => {
      const headers = new Headers(init.headers)
      if (person?.token) headers.set('authorization', `Bearer ${person.token}`)
      return fetch(`http://127.0.0.1:${port()}${path}`, { redirect: 'manual', ...init, headers })
    },
  }
}
