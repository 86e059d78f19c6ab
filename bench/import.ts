/**
 * How long a catalogue takes to come in: `npm run bench:import -- --products 500 --pictures 1500`. A file of products,
 * then their pictures, ten in a request and two requests under way, as the page sends them; meanwhile somebody asks for
 * a product again and again. The shop runs as `npm start` runs it, over a PostgreSQL of its own.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { MAX_FILES_AT_ONCE } from '#contract/product-form.ts'
import { csvFile, productCsv } from '#tests/support/files/product-file.ts'
import { buildPages } from '../bin/build-pages.mjs'
import { overOwnPostgres } from './own-postgres.ts'
import { photograph } from './photograph.ts'
import { processorTime } from './processor-time.ts'
import { type ServerProcess, startServer } from './server-process.ts'

const RESULT = fileURLToPath(new URL('./results/import.txt', import.meta.url))
const ADMIN = { email: 'noa@lanai.example', password: 'a-quiet-studio-morning' }
const REQUESTS_AT_ONCE = 2
/** So many different pictures are drawn; each file is one of them with a mark of its own behind its end. */
const DRAWN = 24
const ASKED_EVERY_MS = 50

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: '500' },
    pictures: { type: 'string', default: '1500' },
  },
})
const [products, pictures] = [Number(values.products), Number(values.pictures)]

buildPages(process.execPath)
const drawn = await Promise.all(Array.from({ length: DRAWN }, (_, at) => photograph(at)))
const folder = await mkdtemp(join(tmpdir(), 'lanai-import-'))
const delayFile = join(folder, 'loop-delay.json')
try {
  const lines = await overOwnPostgres(({ url }) => measured(url))
  const { p50, p99, most } = JSON.parse(await readFile(delayFile, 'utf8')) as Record<string, number>
  lines.push(
    `event loop held: p50 ${p50?.toFixed(0)} ms, p99 ${p99?.toFixed(0)} ms, most ${most?.toFixed(0)} ms`,
  )
  const text = `${lines.join('\n')}\n`
  process.stdout.write(text)
  await writeFile(RESULT, text)
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function measured(databaseUrl: string): Promise<string[]> {
  const shop = await startServer(['--import', './bench/loop-delay.ts', 'bin/serve.mjs'], {
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    DEMO: 'off',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    RATE_LIMIT_SCALE: '1000',
    LOOP_DELAY_FILE: delayFile,
  })
  try {
    const ask = await studioOf(shop)
    await ask('POST', '/api/categories', JSON.stringify({ name: 'Chair' }))
    const rows = Array.from({ length: products }, (_, at) => ({
      productCode: codeOf(at),
      name: `Chair ${at}`,
    }))
    const form = new FormData()
    form.set('productsFile', csvFile(productCsv(rows)))
    const imported = await timed(() => ask('POST', '/api/products/bulk-import', form))
    process.kill(shop.pid, 'SIGUSR2')
    const probe = askingOf(shop)
    const before = processorTime(shop.pid)
    const sent = await timed(() => sendPictures(ask))
    const cpu = (processorTime(shop.pid) - before) / pictures
    const waits = (await probe.stop()).toSorted((a, b) => a - b)
    const at = (part: number) => waits[Math.floor(part * (waits.length - 1))]?.toFixed(0)
    return [
      `${products} rows: ${imported.toFixed(1)} s`,
      `${pictures} pictures of ${(mean(drawn.map(({ length }) => length)) / 1024).toFixed(0)} KB, 1600 px wide: ${sent.toFixed(1)} s`,
      `CPU of one picture: ${cpu.toFixed(0)} ms`,
      `others meanwhile: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, most ${at(1)} ms`,
    ]
  } finally {
    await shop.close()
  }
}

type Ask = (method: string, path: string, body: string | FormData) => Promise<unknown>

async function studioOf({ address }: ServerProcess): Promise<Ask> {
  const json = { 'content-type': 'application/json' }
  const ask = async (
    method: string,
    path: string,
    body: string | FormData,
    headers: Record<string, string>,
  ) => {
    const kind = typeof body === 'string' ? json : {}
    const reply = await fetch(address + path, { method, body, headers: { ...headers, ...kind } })
    if (!reply.ok) throw new Error(`${path}: ${reply.status} ${await reply.text()}`)
    return (await reply.json()) as { token: string }
  }
  const { token } = await ask('POST', '/api/users/login', JSON.stringify(ADMIN), {})
  return (method, path, body) => ask(method, path, body, { authorization: `Bearer ${token}` })
}

async function sendPictures(ask: Ask): Promise<void> {
  let next = 0
  const lane = async () => {
    while (next < pictures) {
      const form = new FormData()
      const end = Math.min(next + MAX_FILES_AT_ONCE, pictures)
      for (; next < end; next++) form.append('pictures', fileOf(next))
      const reply = (await ask('POST', '/api/products/pictures', form)) as { pictures: { outcome: string }[] }
      const lost = reply.pictures.find(({ outcome }) => outcome !== 'added')
      if (lost) throw new Error(`A picture was not added: ${JSON.stringify(lost)}`)
    }
  }
  await Promise.all(Array.from({ length: REQUESTS_AT_ONCE }, lane))
}

function fileOf(at: number): File {
  const each = Math.ceil(pictures / products)
  const name = `${codeOf(Math.floor(at / each))}-${(at % each) + 1}.jpg`
  const bytes = Buffer.concat([drawn[at % DRAWN]!, Buffer.from(`picture ${at}`)])
  return new File([bytes], name, { type: 'image/jpeg' })
}

function codeOf(at: number): string {
  return `LN-CHA-${String(at).padStart(4, '0')}`
}

/** Somebody who asks for the list of products, over and over. */
function askingOf({ address }: ServerProcess) {
  const waits: number[] = []
  const over = new AbortController()
  const ask = async () => {
    while (!over.signal.aborted) {
      const begun = performance.now()
      await fetch(`${address}/api/products?limit=12`).then((reply) => reply.arrayBuffer())
      waits.push(performance.now() - begun)
      await wait(ASKED_EVERY_MS)
    }
  }
  // A shop that is gone is told of by the work beside this.
  const asking = ask().catch(() => undefined)
  return {
    async stop(): Promise<number[]> {
      over.abort()
      await asking
      return waits
    },
  }
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return (performance.now() - begun) / 1000
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}
