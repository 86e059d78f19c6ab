/**
 * How the cost of what shoppers ask grows with the shop, on PostgreSQL: `npm run bench:growth [-- --most 100000]`.
 *
 * Costs are milliseconds on the processor of the process that answers, so they say the same on a busy machine. Each
 * shop is opened twice, the second time from the kept index where it is large enough for one. The table is written to
 * `bench/results/`, the chart to `docs/pictures/`.
 */
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs, promisify } from 'node:util'
import { runDemo } from '#demo/fill-shop.ts'
import { startOwnPostgres } from '#tests/support/databases/postgres.ts'
import { chartOf } from './growth-chart.ts'
import type { Growth } from './growth-shop.ts'

type Measured = { products: number; first: Growth; again: Growth }

const run = promisify(execFile)
const SIZES = [100, 1_000, 10_000, 100_000, 1_000_000]
const { values } = parseArgs({ options: { most: { type: 'string', default: '1000000' } } })
const sizes = SIZES.filter((size) => size <= Number(values.most))

const cluster = await startOwnPostgres()
if ('skipped' in cluster) throw new Error(cluster.skipped)
const dataDir = await mkdtemp(join(tmpdir(), 'lanai-growth-'))
const env = {
  DATABASE_URL: cluster.url,
  DATA_DIR: dataDir,
  PORT: '0',
  DEMO: 'off',
  LOG_LEVEL: 'warn',
  RATE_LIMIT_SCALE: '1000000',
}
const measured: Measured[] = []
for (const products of sizes) {
  await runDemo(env, ['--products', `${products}`], say)
  measured.push({ products, first: await openOnce(), again: await openOnce() })
  say(rowsOf(measured.at(-1)!).join('\n'))
}
await cluster.stop()
await rm(dataDir, { recursive: true })
await write('./results/growth.txt', `${[headOf(), ...measured.flatMap(rowsOf)].join('\n')}\n`)
await write('../docs/pictures/growth.svg', chart())

async function openOnce(): Promise<Growth> {
  const shop = fileURLToPath(new URL('./growth-shop.ts', import.meta.url))
  const { stdout } = await run(process.execPath, [shop], { env: { ...process.env, ...env } })
  return JSON.parse(stdout.trim().split('\n').at(-1)!) as Growth
}

function headOf(): string {
  return `${'products'.padStart(9)} ${'what'.padEnd(24)} ${'CPU ms'.padStart(9)} ${'p99 ms'.padStart(9)}`
}

function rowsOf({ products, first, again }: Measured): string[] {
  const size = String(products).padStart(9)
  const line = (what: string, ...figures: number[]) =>
    `${size} ${what.padEnd(24)} ${figures.map((figure) => figure.toFixed(2).padStart(9)).join(' ')}`
  const costs = Object.entries(again.costs).map(([what, { cpu, p99 }]) => line(what, cpu, p99))
  const openings = [first, again].map(({ openMs, openCpuMs, loopHeldMs, memory }, at) =>
    line(
      `open ${at === 0 ? 'first' : 'again'} (ms, CPU ms, loop held ms, MB)`,
      openMs,
      openCpuMs,
      loopHeldMs,
      memory,
    ),
  )
  return [...costs, ...openings]
}

function chart(): string {
  const names = Object.keys(measured[0]?.again.costs ?? {})
  const lines = names.map((name) => ({
    name,
    points: measured.map(({ products, again }) => [products, again.costs[name]!.cpu] as const),
  }))
  return chartOf({
    title: 'What a request costs as the shop grows',
    x: 'products',
    y: 'CPU ms a request, mean',
    lines,
  })
}

async function write(place: string, content: string): Promise<void> {
  const path = fileURLToPath(new URL(place, import.meta.url))
  await mkdir(join(path, '..'), { recursive: true })
  await writeFile(path, content)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
