import { catalogueOf } from '#server/products/catalogue.ts'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { isDeepStrictEqual } from 'node:util'
import { beforeEach, expect, test } from 'vitest'
import { MAX_IMPORT_ROWS } from '#domain/products/import/import-columns.ts'
import { expectCleanFailures } from '#tests/support/clean-failures.ts'
import { seedCategories, seedListed } from '#tests/support/seed/catalogue.ts'
import { noa } from '#tests/support/people.ts'
import { expectOurFault, withFailure } from '#tests/support/planted-failure.ts'
import { productBooks } from '#tests/support/books/product-books.ts'
import { csvFile, productCsv } from '#tests/support/files/product-file.ts'
import { printPromise } from '#tests/support/promise-line.ts'
import { staysSound } from '#tests/support/stays-sound.ts'
import { ownDatabase } from '#tests/support/databases/test-database.ts'
import { testShop } from '#tests/support/test-shop.ts'

const MOST_CALLS = 100
const MAX_SECONDS = 60
const MAX_OTHERS_MS = 500
const shop = testShop(ownDatabase)
staysSound(shop)

beforeEach(() => seedCategories(shop.shop.db, 'chair', 'sofa'))

const importing = (csv: string, dryRun = false) =>
  shop.as(noa).call('POST /api/products/bulk-import', { body: { productsFile: csvFile(csv), dryRun } })

const highest = (numbers: number[], part: number) =>
  numbers.toSorted((a, b) => a - b)[Math.floor(part * (numbers.length - 1))] ?? 0

test('P19: as many rows as a file may hold go in while others are served', { timeout: 600_000 }, async () => {
  const description = 'A low chair with a woven seat. '.repeat(25)
  const rows = Array.from({ length: MAX_IMPORT_ROWS }, (_, at) => ({ productCode: `P-${at}`, description }))
  const product = await seedListed(shop.shop, { productCode: 'SHOWN' })
  const csv = productCsv(rows)
  const waits: number[] = []
  const delay = monitorEventLoopDelay({ resolution: 5 })
  const over = new AbortController()

  async function serveOthers() {
    while (!over.signal.aborted) {
      const begun = performance.now()
      await shop.as(noa).call('GET /api/products/:id', { params: { id: product } })
      waits.push(performance.now() - begun)
    }
  }

  delay.enable()
  const begun = performance.now()
  const import_ = importing(csv).finally(() => over.abort())
  const [result] = await Promise.all([import_, serveOthers()])
  const seconds = (performance.now() - begun) / 1000
  delay.disable()
  const others = highest(waits, 0.99)
  const held = delay.percentile(99) / 1e6
  printPromise(
    'P19',
    waits.length,
    `10,000 rows of ${(csv.length / 1e6).toFixed(1)} MB in ${seconds.toFixed(1)} s; other requests p99 ${others.toFixed(0)} ms; event loop p99 ${held.toFixed(0)} ms, most ${(delay.max / 1e6).toFixed(0)} ms`,
    seconds <= MAX_SECONDS && others <= MAX_OTHERS_MS,
  )
  expect(result).toMatchObject({ success: MAX_IMPORT_ROWS, failed: 0 })
  expect(catalogueOf(shop.shop).size).toBe(MAX_IMPORT_ROWS + 1)
  expect(waits.length).toBeGreaterThan(10)
  expect(await importing(csv, true)).toMatchObject({ products: { unchanged: MAX_IMPORT_ROWS } })
})

test('P7: an import is done entirely or not at all, whichever call fails', { timeout: 300_000 }, async () => {
  await expectCleanFailures(
    {
      promise: 'P7',
      figure: 'importing products: call 1 to last fails, all or nothing',
      moreThan: 10,
      fewerThan: MOST_CALLS,
    },
    failOnce,
  )
})

/** Whether there was a call with that number to fail. */
async function failOnce(failing: number): Promise<boolean> {
  const code = `F-${failing}`
  await seedListed(shop.shop, { productCode: code })
  const csv = productCsv([
    { productCode: code, stock: 3, categories: 'sofa' },
    { productCode: `${code}-new`, variant_name: 'Oak' },
  ])
  const before = await productBooks(shop.shop.db)
  const { outcome, isReached } = await withFailure(failing, () => importing(csv))
  const hasFailed = outcome instanceof Error
  if (hasFailed) expectOurFault(outcome)
  expect(isDeepStrictEqual(await productBooks(shop.shop.db), before)).toBe(hasFailed)
  expect(await importing(csv)).toMatchObject({ success: 2, failed: 0 })
  return isReached
}
