import { expect, test } from 'vitest'
import { dataFolders } from './data-folder.ts'
import { shopProcesses } from './shop-process.ts'

const folders = dataFolders()
const startShop = shopProcesses()

test('a watched shop opens with the demo, whose papers threads make, and draws pages from their sources', async () => {
  const settings = { DATA_DIR: await folders.empty(), DEMO: 'on', ADMIN_PASSWORD: 'a-quiet-morning' }
  const shop = await startShop(settings, ['--watch-path=contract', 'bin/serve.mjs', '--sources'])
  await shop.opened()
  const page = await fetch(`${shop.address}/our-story`)
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('<footer')])
  shop.signal('SIGTERM')
  await shop.exited
}, 120_000)
