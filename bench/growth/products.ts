import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { runDemo } from '#demo/fill-shop.ts'
import { overOwnPostgres } from '../own-postgres.ts'
import { chartOf } from './chart.ts'
import { say, writeChart, writeTable } from './results.ts'
import type { Growth } from './shop.ts'

type Measured = { products: number; first: Growth; again: Growth }

const run = promisify(execFile)

/**
 * What shoppers ask of the catalogue, as one shop is filled step by step.
 *
 * Each shop is opened twice, the second time from the kept index where it is large enough for one.
 */
export async function growWithProducts(sizes: readonly number[], dataDir: string): Promise<void> {
  const measured: Measured[] = []
  await overOwnPostgres(async ({ url }) => {
    const env = {
      DATABASE_URL: url,
      DATA_DIR: dataDir,
      PORT: '0',
      DEMO: 'off',
      LOG_LEVEL: 'warn',
      RATE_LIMIT_SCALE: '1000000',
    }
    for (const products of sizes) {
      await runDemo(env, ['--products', `${products}`], say)
      measured.push({ products, first: await openOnce(env), again: await openOnce(env) })
      say(rowsOf(measured.at(-1)!).join('\n'))
    }
  })
  await writeTable('products', [headOf(), ...measured.flatMap(rowsOf)])
  await writeChart('products', chartOfProducts(measured))
}

async function openOnce(env: Record<string, string>): Promise<Growth> {
  const shop = fileURLToPath(new URL('./shop.ts', import.meta.url))
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

function chartOfProducts(measured: readonly Measured[]): string {
  const names = Object.keys(measured[0]?.again.costs ?? {})
  const lines = names.map((name) => ({
    name,
    points: measured.map(({ products, again }) => [products, again.costs[name]!.cpu] as const),
  }))
  return chartOf({
    title: 'What a request costs as the catalogue grows',
    x: 'products',
    y: 'CPU ms a request, mean',
    lines,
  })
}
