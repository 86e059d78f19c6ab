import { once } from 'node:events'
import { createServer, type AddressInfo } from 'node:net'
import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { users } from '#server/db/schema/users.ts'
import { kai } from '#tests/support/people.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import { buildPages } from '../../bin/build-pages.mjs'
import { dataFolders, inDatabase } from './data-folder.ts'
import { type ShopProcess, shopProcesses } from './shop-process.ts'

const folders = dataFolders()
const startShop = shopProcesses()

beforeAll(() => buildPages(), 120_000)

const json = { 'content-type': 'application/json' }
const login = (address: string, email: string, password: string) =>
  fetch(`${address}/api/users/login`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ email, password }),
  })

async function close(shop: ShopProcess) {
  shop.signal('SIGTERM')
  expect(await shop.exited).toMatchObject({ code: 0 })
}

test.concurrent('a new shop opens, shows its address and its first admin once, and keeps everybody else out of its folder', async () => {
  const folder = await folders.empty()
  const port = await refusedWhileItsPortIsTaken(folder)
  const first = await startShop({ DATA_DIR: folder, DEMO: 'off', PORT: port })
  await first.opened()
  expect(first.words.err).toBe('')
  const [address, ...notes] = first.words.out.trimEnd().split('\n')
  expect(address).toBe(`Lānai is open at ${first.address}`)
  expect(notes).toEqual([
    `  embedded database in ${folder}: one process, survives a kill but not a power cut`,
    '  no SMTP_URL: mails wait in the outbox, see /admin/emails',
    expect.stringMatching(/^ {2}first admin: admin@lanai\.example, password [\w-]{20} \(shown once\)$/),
  ])
  const [, password = ''] = /password (\S+)/.exec(first.words.out) ?? []
  const admin = await login(first.address, 'admin@lanai.example', password)
  expect(await admin.json()).toMatchObject({ user: { role: 'admin', email: 'admin@lanai.example' } })

  await expectEmptyCatalogue(first.address)
  await expectFolderTaken(folder, first.address)
  await close(first)
  await expectSecondStart(folder, password)
}, 150_000)

test.concurrent('what lies in the data folder is for its owner alone, also what an older version left open', async () => {
  const folder = await folders.newShop()
  await mkdir(join(folder, 'files/plans'), { recursive: true, mode: 0o755 })
  await writeFile(join(folder, 'files/plans/old.pdf'), 'a plan', { mode: 0o644 })
  await chmod(folder, 0o755)
  const shop = await startShop({ DATA_DIR: folder })
  await shop.opened()
  await close(shop)
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = [folder, ...entries.map((entry) => join(entry.parentPath, entry.name))]
  expect(paths.length).toBeGreaterThan(1_000)
  const modes = await Promise.all(
    paths.map(async (path) => ({ path, mode: (await stat(path)).mode & 0o777 })),
  )
  const open = modes.filter(({ mode }) => (mode & 0o077) !== 0)
  // PGlite sets the mode of this cache itself; the folders above it are closed.
  expect(open.filter(({ path }) => !path.endsWith('/pg_internal.init'))).toEqual([])
}, 150_000)

test.concurrent('the first admin is made before anybody is let in', async () => {
  const { folder } = await folders.closedShop()
  await inDatabase(folder, (db) => db.delete(users).where(eq(users.role, 'admin')))
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const port = String((other.address() as AddressInfo).port)
  const shop = await startShop({ DATA_DIR: folder, DEMO: 'off', PORT: port, ADMIN_EMAIL: kai.email })
  expect(await shop.exited).toMatchObject({ code: 1 })
  expect(shop.words.err).toBe('ADMIN_EMAIL: belongs to an account that is no admin\n')
  other.close()
}, 150_000)

/** A start that cannot listen must not have made the admin whose password nobody would ever see. */
async function refusedWhileItsPortIsTaken(folder: string): Promise<string> {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const port = String((other.address() as AddressInfo).port)
  const refused = await startShop({ DATA_DIR: folder, DEMO: 'off', PORT: port })
  expect(await refused.exited).toMatchObject({ code: 1 })
  expect(refused.words).toEqual({ out: '', err: 'PORT: is used by another program\n' })
  other.close()
  return port
}

async function expectEmptyCatalogue(address: string) {
  const products = await fetch(`${address}/api/products`)
  expect(await products.json()).toMatchObject({ products: [], pagination: { total: 0 } })
  const { categories } = (await (await fetch(`${address}/api/categories`)).json()) as {
    categories: unknown[]
  }
  expect(categories).toEqual([])
}

async function expectFolderTaken(folder: string, address: string) {
  const intruder = await startShop({ DATA_DIR: folder, DEMO: 'off' })
  const { code, afterMs } = await intruder.exited
  const figure = `second process on the folder refused after ${Math.round(afterMs)} ms`
  printPromise('P4', 1, figure, code === 1)
  expect(code).toBe(1)
  expect(intruder.words).toEqual({
    out: '',
    err: `Another process uses the database in ${join(folder, 'db')}: stop it first, or set DATA_DIR\n`,
  })
  expect((await fetch(`${address}/api/health/ready`)).status).toBe(200)
  expect((await fetch(`${address}/category/all`)).status).toBe(200)
}

async function expectSecondStart(folder: string, password: string) {
  const second = await startShop({ DATA_DIR: folder, DEMO: 'off', ADMIN_EMAIL: 'other@lanai.example' })
  const openAfter = await second.opened()
  const figure = `opens a folder it knows in ${Math.round(openAfter)} ms`
  printPromise('P52', 1, figure, !second.words.out.includes('admin:'))
  expect(second.words.out).not.toContain('first admin')
  expect(second.words.out).not.toContain('password')
  expect((await login(second.address, 'admin@lanai.example', password)).status).toBe(200)
  expect((await login(second.address, 'other@lanai.example', password)).status).toBe(401)
  await close(second)
}

test.concurrent('a chosen password is not shown, and the demo fills the shop', async () => {
  const folder = await folders.newShop()
  const chosen = { ADMIN_EMAIL: 'noa@lanai.example', ADMIN_PASSWORD: 'a-quiet-studio-morning' }
  const shop = await startShop({ DATA_DIR: folder, ...chosen })
  await shop.opened()
  expect(shop.words.out).toContain('  first admin: noa@lanai.example\n')
  expect(shop.words.out + shop.words.err).not.toContain(chosen.ADMIN_PASSWORD)
  expect((await login(shop.address, chosen.ADMIN_EMAIL, chosen.ADMIN_PASSWORD)).status).toBe(200)
  const products = (await (await fetch(`${shop.address}/api/products`)).json()) as {
    pagination: { total: number }
  }
  const demo = JSON.parse(
    await readFile(new URL('../../demo/catalogue/products.json', import.meta.url), 'utf8'),
  ) as unknown[]
  expect(products.pagination.total).toBe(demo.length)
  await close(shop)
}, 150_000)
