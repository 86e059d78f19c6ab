/**
 * How costs grow with the shop, on PostgreSQL: with its products, its orders, and the processes that serve it.
 * `npm run bench:growth [-- --most 100000 --only products,orders,processes]`.
 *
 * Costs are milliseconds on the processor, so they say nearly the same on a busy machine. Each part writes its table to
 * `bench/results/growth-*.txt` and its charts to `docs/pictures/growth-*.svg`; those of parts that were not run stay.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildPages } from '../bin/build-pages.mjs'
import { growWithOrders } from './growth/orders.ts'
import { growWithProcesses } from './growth/processes.ts'
import { growWithProducts } from './growth/products.ts'
import { say } from './growth/results.ts'

const SIZES = [100, 1_000, 10_000, 100_000, 1_000_000]

const parts = {
  products: (dataDir: string) => growWithProducts(sizesOf(100), dataDir),
  orders: (dataDir: string) => growWithOrders([1, ...sizesOf(1_000)], dataDir),
  processes: growWithProcesses,
}
const { values } = parseArgs({
  options: {
    most: { type: 'string', default: '1000000' },
    only: { type: 'string', default: Object.keys(parts).join(',') },
  },
})
const chosen = Object.entries(parts).filter(([name]) => values.only.split(',').includes(name))

buildPages()
for (const [name, grow] of chosen) {
  const begun = performance.now()
  const dataDir = await mkdtemp(join(tmpdir(), 'lanai-growth-'))
  try {
    await grow(dataDir)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
  say(`${name}: took ${((performance.now() - begun) / 60_000).toFixed(1)} minutes`)
}

function sizesOf(least: number): number[] {
  return SIZES.filter((size) => size >= least && size <= Number(values.most))
}
