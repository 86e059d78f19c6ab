import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { openEmbeddedDatabase } from '#kit/node/db/database.ts'
import { examine } from '#server/doctor/examine.ts'
import { shopInFolder } from '#tests/support/processes/shop-in-folder.ts'
import { buildPages } from '../../bin/build-pages.mjs'
import { dataFolders } from './data-folder.ts'
import { shopProcesses } from './shop-process.ts'

const folders = dataFolders()
const startShop = shopProcesses()
/** Of more than a thousand: the story is being told. */
const SOME_PICTURES = 300
const POLL_MS = 5

beforeAll(() => buildPages(), 120_000)

test('a first start that is killed while it fills the shop is made good by the next one', async () => {
  const folder = await folders.empty()
  const killed = await startShop({ DATA_DIR: folder })
  while ((await storedPictures(folder)).length < SOME_PICTURES) await wait(POLL_MS)
  killed.signal('SIGKILL')
  expect(await killed.exited).toMatchObject({ signal: 'SIGKILL' })
  expect(killed.words.out).not.toContain('is open')

  const next = await startShop({ DATA_DIR: folder })
  await next.opened()
  next.signal('SIGTERM')
  await next.exited
  expect(await lookInto(folder)).toEqual({
    faults: [],
    counts: [{ products: 69, packages: 7, people: 11, orders: 30, designs: 15 }],
  })
}, 150_000)

async function storedPictures(folder: string): Promise<string[]> {
  return readdir(join(folder, 'files/pictures')).catch(() => [])
}

async function lookInto(folder: string) {
  const database = await openEmbeddedDatabase({ folder: join(folder, 'db') }, console)
  try {
    const text = `select (select count(*) from products) as products, (select count(*) from packages) as packages,
      (select count(*) from users) as people, (select count(*) from orders) as orders,
      (select count(*) from design_requests) as designs`
    const faults = await examine(await shopInFolder(folder, database, () => new Date()))
    return { faults, counts: await database.db.rows({ name: '', text }) }
  } finally {
    await database.close()
  }
}
