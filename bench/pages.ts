/**
 * What a shopper's pages bring and how soon they are there: `npm run bench:pages`. Lighthouse's phone on a slow line,
 * the median of five, beside a page without any script that was written by hand with the same words and pictures; then
 * how soon a processor slowed four times answers a touch. Lighthouse is fetched from the registry the first time.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { launchBrowser } from '#tests/support/street/browser.ts'
import { buildPages } from '../bin/build-pages.mjs'
import { measureMoves } from './pages/moves.ts'
import { auditOf, openLighthouse, type Audit } from './pages/lighthouse.ts'
import { startStaticPages } from './pages/static-pages.ts'
import { startServer } from './server-process.ts'

const RESULT = fileURLToPath(new URL('./results/pages.txt', import.meta.url))
const DEBUG_PORT = 9333
const lineWords = {
  simulate: "the slow line and processor as Lighthouse's model computes them",
  devtools: 'the line and the processor slowed by the browser itself',
}

buildPages()
const lighthouse = await openLighthouse()
const dataDir = await mkdtemp(join(tmpdir(), 'lanai-pages-'))
const shop = await startServer(['bin/serve.mjs'], {
  DATA_DIR: dataDir,
  LOG_LEVEL: 'error',
  RATE_LIMIT_SCALE: '1000',
})
const browser = await launchBrowser([`--remote-debugging-port=${DEBUG_PORT}`])
try {
  const product = await firstProduct(shop.address)
  const pages = { category: '/category/all', product: `/product/${product}` }
  const beside = await startStaticPages(shop.address, Object.values(pages))
  const lines: string[] = []
  const say = (...said: string[]) => {
    lines.push(...said)
    process.stdout.write(`${said.join('\n')}\n`)
  }
  say(
    'page                 requests  HTML KiB  JS KiB  CSS KiB  fonts KiB  pictures KiB  FCP ms  LCP ms  TBT ms  CLS    LCP ÷ static',
  )
  for (const line of ['simulate', 'devtools'] as const) {
    say('', lineWords[line])
    for (const [name, path] of Object.entries(pages)) {
      const written = await auditOf(lighthouse, beside.address + path, DEBUG_PORT, line)
      const drawn = await auditOf(lighthouse, shop.address + path, DEBUG_PORT, line)
      say(lineOf(name, drawn, drawn.lcp / written.lcp), lineOf(`${name}, by hand`, written))
    }
  }
  say('', 'a touch, processor slowed 4 times: ms to the next picture, median of 5')
  for (const { move, ms } of await measureMoves(browser, shop.address, product))
    say(`${move.padEnd(34)} ${ms.toFixed(0).padStart(5)}`)
  await beside.close()
  await mkdir(fileURLToPath(new URL('./results', import.meta.url)), { recursive: true })
  await writeFile(RESULT, `${lines.join('\n')}\n`)
} finally {
  await browser.close()
  await shop.close()
  await rm(dataDir, { recursive: true, force: true })
}

async function firstProduct(address: string): Promise<string> {
  const reply = await fetch(`${address}/api/products?search=sofa&limit=1`)
  const { products } = (await reply.json()) as { products: { _id: string }[] }
  return products[0]?._id ?? ''
}

function lineOf(name: string, audit: Audit, ratio?: number): string {
  const { requests, html, scripts, styles, fonts, pictures, fcp, lcp, tbt, cls } = audit
  const cells = [
    [String(requests), 9],
    [html.toFixed(1), 10],
    [scripts.toFixed(1), 8],
    [styles.toFixed(1), 9],
    [fonts.toFixed(1), 11],
    [pictures.toFixed(1), 14],
    [fcp.toFixed(0), 8],
    [lcp.toFixed(0), 8],
    [tbt.toFixed(0), 8],
    [cls.toFixed(3), 7],
    [ratio === undefined ? '' : `${ratio.toFixed(2)}×`, 13],
  ] as const
  return name.padEnd(20) + cells.map(([cell, width]) => cell.padStart(width)).join('')
}
