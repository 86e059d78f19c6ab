import { once } from 'node:events'
import { createServer } from 'node:net'
import { beforeAll, describe, expect, test } from 'vitest'
import { startFault } from '#server/start-fault.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import { buildPages } from '../../bin/build-pages.mjs'
import { dataFolders } from './data-folder.ts'
import { shopProcesses } from './shop-process.ts'

const folders = dataFolders()
const startShop = shopProcesses()

beforeAll(() => buildPages(), 120_000)

const wrong: [name: string, settings: Record<string, string>, value: string][] = [
  ['PORT', { PORT: '70123' }, '70123'],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://kai:secret-word@db/shop' }, 'secret-word'],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://kai:secret-word@127.0.0.1:1/shop' }, 'secret-word'],
  ['FILES_URL', { FILES_URL: 'ftp://kai:secret-word@files' }, 'secret-word'],
  ['TRUST_PROXY', { TRUST_PROXY: 'everybody' }, 'everybody'],
  ['ADMIN_PASSWORD', { ADMIN_PASSWORD: 'secret7' }, 'secret7'],
  ['RATE_LIMIT_SCALE', { RATE_LIMIT_SCALE: '77', HOST: '0.0.0.0' }, '77'],
  ['LOG_LEVEL', { LOG_LEVEL: 'loud' }, 'loud'],
  ['DEMO', { DEMO: 'perhaps' }, 'perhaps'],
  ['SMTP_URL', { SMTP_URL: 'http://kai:secret-word@mail' }, 'secret-word'],
  ['PUBLIC_URL', { PUBLIC_URL: 'lanai-shop' }, 'lanai-shop'],
  ['DATA_DIR', { DATA_DIR: '/dev/null/lanai' }, '/dev/null'],
]

describe.concurrent('a shop does not start', () => {
  test.each(wrong)(
    'with a wrong %s: one line names it, and never what stands in it',
    async (name, settings, value) => {
      const shop = await startShop({ DATA_DIR: await folders.empty(), ...settings })
      const { code, afterMs } = await shop.exited
      const figure = `${name} refused after ${Math.round(afterMs)} ms`
      printPromise('P52', 1, figure, code === 1)
      expect([code, shop.words.out]).toEqual([1, ''])
      expect(shop.words.err).toMatch(new RegExp(`^${name}: [^\\n]{5,150}\\n$`))
      expect(shop.words.err).not.toContain(value)
    },
    30_000,
  )
})

test('a shop that is to listen on another machine’s address says so in one line', async () => {
  const server = createServer().listen({ host: '203.0.113.7', port: 0 })
  const [fault] = (await once(server, 'error')) as [Error]
  expect(startFault(fault)).toBe('HOST: is no address of this machine')
})
