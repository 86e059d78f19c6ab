/**
 * What a furnished home costs: `npm run bench:boards`. A board of 60 pieces and 40 walls is saved, opened and dragged
 * on, over the embedded database and over a PostgreSQL of its own. CPU and not the clock is measured where a machine may
 * be busy; a processor slowed four times is four times the CPU of this one.
 */
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Browser, Page } from 'playwright-core'
import { launchBrowser } from '#tests/support/street/browser.ts'
import { percentile } from '#tests/support/load/rates.ts'
import { buildPages } from '../bin/build-pages.mjs'
import { PIECES, furnishedHome, type Home } from './boards/furnished-home.ts'
import { used } from './measure.ts'
import { overOwnPostgres, type OwnPostgres } from './own-postgres.ts'
import { type ServerProcess, startServer } from './server-process.ts'

const RESULT = fileURLToPath(new URL('./results/boards.txt', import.meta.url))
/** What else a busy machine has to do costs CPU, too: of so many rounds the quietest counts. */
const ROUNDS = 6
const SAVES = 60
const MOVES = 40
const RUNS = 3
const SLOWED = 4
const DESK = { width: 1440, height: 900 }

buildPages()
const lines = ['what                                         measured    aim']
await overShop(undefined, async (shop) => {
  const home = await furnishedHome(shop.address)
  lines.push(...(await saveLines(shop, home, 'embedded', 8)))
  const browser = await launchBrowser()
  try {
    lines.push(...(await deskLines(browser, shop, home)))
  } finally {
    await browser.close()
  }
})
await overOwnPostgres((postgres) =>
  overShop(postgres, async (shop) => {
    lines.push(...(await saveLines(shop, await furnishedHome(shop.address), 'PostgreSQL', 4, postgres)))
  }),
)
const text = `${lines.join('\n')}\n`
process.stdout.write(text)
await writeFile(RESULT, text)

async function overShop(postgres: OwnPostgres | undefined, work: (shop: ServerProcess) => Promise<void>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'lanai-boards-'))
  const shop = await startServer(['bin/serve.mjs'], {
    DATA_DIR: dataDir,
    LOG_LEVEL: 'error',
    RATE_LIMIT_SCALE: '1000000',
    ...(postgres && { DATABASE_URL: postgres.url }),
  })
  try {
    await work(shop)
  } finally {
    await shop.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

function line(what: string, figure: number, unit: string, aim: string): string {
  return `${what.padEnd(48)} ${figure.toFixed(1).padStart(8)} ${unit.padEnd(4)} ${aim}`
}

async function quietest(round: () => Promise<number>): Promise<number> {
  let least = Infinity
  for (let count = 0; count < ROUNDS; count++) least = Math.min(least, await round())
  return least
}

/** One piece moved, again and again. */
async function saveLines(
  shop: ServerProcess,
  { ask, id, board }: Home,
  engine: string,
  aim: number,
  postgres?: OwnPostgres,
) {
  const [piece, value] = Object.entries(board.pieces)[0]!
  const times: number[] = []
  let revision = 0
  async function save() {
    const edits = [{ of: 'pieces', id: piece, value: { ...value, x: value.x + (revision % 50) } }]
    const begun = performance.now()
    await ask('PUT', `/api/boards/${id}`, { revision: revision++, attempt: randomUUID(), edits })
    times.push(performance.now() - begun)
  }
  async function round() {
    const before = used([shop], postgres?.postmaster)
    for (let count = 0; count < SAVES; count++) await save()
    const after = used([shop], postgres?.postmaster)
    return (after.cpu + after.databaseCpu - before.cpu - before.databaseCpu) / SAVES
  }
  for (let warm = 0; warm < ROUNDS; warm++) await round()
  times.length = 0
  const cpu = await quietest(round)
  return [
    line(`PUT of one edit, ${PIECES} pieces, ${engine}, CPU`, cpu, 'ms', `${aim} ms`),
    line(`PUT of one edit, ${PIECES} pieces, ${engine}, p50`, percentile(times, 0.5), 'ms', ''),
  ]
}

async function deskLines(browser: Browser, shop: ServerProcess, home: Home): Promise<string[]> {
  const opened: Opened[] = []
  for (let run = 0; run < RUNS; run++) opened.push(await openDesk(browser, shop, home))
  const median = (of: (one: Opened) => number) => percentile(opened.map(of), 0.5)
  return [
    line(
      `desk of ${PIECES} pieces, files at hand, × ${SLOWED} CPU`,
      median(({ cpu }) => cpu),
      'ms',
      '2500 ms',
    ),
    line(
      '  requests to the shop',
      median(({ requests }) => requests),
      '',
      '',
    ),
    line(
      `one move of a drag, script, × ${SLOWED} CPU`,
      median(({ script }) => script),
      'ms',
      '4 ms',
    ),
    line(
      `one move of a drag, to the picture, × ${SLOWED} CPU`,
      median(({ task }) => task),
      'ms',
      '16 ms',
    ),
  ]
}

type Opened = { cpu: number; requests: number; script: number; task: number }

/** Opens the plan twice, the second time with its files at hand, and drags a piece through the room. */
async function openDesk(browser: Browser, shop: ServerProcess, home: Home): Promise<Opened> {
  const context = await browser.newContext({ viewport: DESK })
  await context.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value)
  }, home.stored)
  const open = async () => {
    const page = await context.newPage()
    const busy = await busyOf(page)
    let requests = 0
    page.on('request', (request) => (requests += Number(new URL(request.url()).pathname.startsWith('/api/'))))
    await page.goto(`${shop.address}/plan-your-room`)
    const pieces = page.locator('[data-piece]')
    await pieces.nth(PIECES - 1).waitFor()
    return { page, busy, requests: () => requests }
  }
  await open()
  const { page, busy, requests } = await open()
  const opened = await busy()
  const { x, y, width, height } = (await page.locator('[data-piece] [data-body]').first().boundingBox())!
  await page.mouse.move(x + width / 5, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + 10, y + 10)
  const least = { script: Infinity, task: Infinity }
  for (let round = 0; round < ROUNDS; round++) {
    const before = await busy()
    for (let move = 0; move < MOVES; move++) await page.mouse.move(x + 10 + move, y + 10 + (move % 25))
    const after = await busy()
    least.script = Math.min(least.script, (after.script - before.script) / MOVES)
    least.task = Math.min(least.task, (after.task - before.task) / MOVES)
  }
  await context.close()
  return {
    cpu: opened.task * SLOWED,
    requests: requests(),
    script: least.script * SLOWED,
    task: least.task * SLOWED,
  }
}

/** CPU milliseconds that the page's own thread has spent so far. */
async function busyOf(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    const of = (name: string) => (metrics.find((metric) => metric.name === name)?.value ?? 0) * 1000
    return { script: of('ScriptDuration'), task: of('TaskDuration') }
  }
}
