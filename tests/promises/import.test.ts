import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { inventory, stockHistory } from '#server/db/schema/inventory.ts'
import { products } from '#server/db/schema/products.ts'
import { atOnce } from '#tests/support/at-once.ts'
import { catalogueHash, lastAuditRow } from '#tests/support/books/catalogue-content.ts'
import { seedCategories } from '#tests/support/seed/catalogue.ts'
import { orderForm } from '#tests/support/seed/order.ts'
import { seedProduct } from '#tests/support/seed/product.ts'
import { leilani, noa } from '#tests/support/people.ts'
import { describeRaces } from '#tests/support/databases/races.ts'
import { csvFile, type FileRow, productCsv } from '#tests/support/files/product-file.ts'
import { printPromise, shareOf } from '#tests/support/promise-line.ts'

const KILLS = shareOf(10)
const ROWS = 900
const SOLD = 30
const PAIRS = shareOf(3)
const importProcess = fileURLToPath(new URL('../support/processes/import-process.ts', import.meta.url))

/** New products, variants and further categories, and rows that are refused. */
const rows: FileRow[] = Array.from({ length: ROWS }, (_, at) => ({
  productCode: `P-${at - (at % 3 === 1 ? 1 : 0)}`,
  ...(at % 3 === 2
    ? { name: `Piece ${at}`, categories: 'sofa' }
    : { name: `Piece ${at - (at % 3)}`, variant_name: at % 3 === 0 ? 'Oak' : 'Ash', stock: at % 7 }),
  ...(at % 100 === 99 && { price: 'none' }),
}))

await describeRaces('P19: import is safe to repeat', (shop, url) => {
  let folder: string
  let path: string
  const running = new Set<ChildProcess>()

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'lanai-import-'))
    path = join(folder, 'products.csv')
    await writeFile(path, productCsv(rows))
  })
  beforeEach(() => seedCategories(shop.shop.db, 'chair', 'sofa'))
  afterEach(() => running.forEach((child) => void child.kill('SIGKILL')))
  afterAll(() => rm(folder, { recursive: true, force: true }))

  const importFile = () =>
    shop.as(noa).call('POST /api/products/bulk-import', { body: { productsFile: csvFile(productCsv(rows)) } })

  /** The file imported by a process of its own. */
  function startImport() {
    const { PATH } = process.env
    const env = { PATH, DATABASE_URL: url, DATA_DIR: folder, IMPORT_FILE: path, IMPORT_BY: noa.id }
    const child = spawn(process.execPath, [importProcess], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    running.add(child)
    return child
  }

  async function emptied(): Promise<number> {
    await shop.shop.db.delete(products)
    return lastAuditRow(shop.shop.db)
  }

  test('the same file twice is the same as once, and once as a whole', async () => {
    const mark = await lastAuditRow(shop.shop.db)
    const first = await importFile()
    const hash = await catalogueHash(shop.shop.db, mark)
    const second = await importFile()
    const pass = (await catalogueHash(shop.shop.db, mark)) === hash
    printPromise('P19', 2, 'the same file twice: same hash', pass, { engine: 'postgres' })
    expect(pass).toBe(true)
    expect(second).toMatchObject({ success: first.success, failed: first.failed, changes: [] })
    expect(first.success + first.failed).toBe(ROWS)
    expect(first.failed).toBeGreaterThan(0)
  })

  test('killed in the middle and begun again, it is as if nothing had happened', async () => {
    const { db } = shop.shop
    let mark = await emptied()
    await importFile()
    const hash = await catalogueHash(db, mark)
    const count = await db.$count(products)
    let same = 0
    try {
      for (let round = 0; round < KILLS; round++) {
        mark = await emptied()
        const child = startImport()
        const exited = once(child, 'exit')
        while ((await db.$count(products)) <= (count * round) / (KILLS + 2)) await wait(2)
        child.kill('SIGKILL')
        await exited
        const left = await db.$count(products)
        expect(left).toBeLessThan(count)
        await importFile()
        if ((await catalogueHash(db, mark)) === hash) same++
      }
      expect(same).toBe(KILLS)
    } finally {
      const figure = `killed and begun again: ${same} of ${KILLS} the same hash`
      printPromise('P19', KILLS, figure, same === KILLS, { engine: 'postgres' })
    }
  })

  test('two processes that import the same file at once leave one catalogue', async () => {
    const { db } = shop.shop
    let mark = await emptied()
    await importFile()
    const hash = await catalogueHash(db, mark)
    let same = 0
    try {
      for (let round = 0; round < PAIRS; round++) {
        mark = await emptied()
        const pair = [startImport(), startImport()]
        const ends = await Promise.all(pair.map((child) => once(child, 'exit')))
        expect(ends.map(([code]) => code as number)).toEqual([0, 0])
        if ((await catalogueHash(db, mark)) === hash) same++
      }
      expect(same).toBe(PAIRS)
    } finally {
      const figure = `two processes at once: ${same} of ${PAIRS} the same hash`
      printPromise('P19', PAIRS, figure, same === PAIRS, { engine: 'postgres' })
    }
  })

  test('what is sold while its stock is imported is counted once, and never below nothing', async () => {
    const { db } = shop.shop
    await shop.set('general', { quoteMode: false })
    const product = await seedProduct(db, { productCode: 'P-0', priceCents: 600_00, stock: 10 })
    await db.insert(stockHistory).values({
      productId: product,
      variantKey: 'default',
      change: 10,
      quantityAfter: 10,
      cause: 'initial',
    })
    const order = () => shop.as(leilani).call('POST /api/orders', { body: orderForm(product) })
    const setStock = (stock: number) => () =>
      shop.as(noa).call('POST /api/products/bulk-import', {
        body: { productsFile: csvFile(productCsv([{ productCode: 'P-0', price: 600, stock }])) },
      })
    const calls: (() => Promise<unknown>)[] = Array.from({ length: SOLD }, () => order)
    const { done, refused } = await atOnce([...calls.slice(0, 15), setStock(5), ...calls.slice(15)])
    expect(new Set(refused).difference(new Set(['out_of_stock', 'in_progress']))).toEqual(new Set())
    expect(done.length).toBeGreaterThan(1)
    const [row] = await db.select().from(inventory)
    const [moved] = await db
      .select({ units: sql<number>`sum(${stockHistory.change})::int` })
      .from(stockHistory)
    expect(row?.quantity).toBeGreaterThanOrEqual(0)
    expect(moved?.units).toBe(row?.quantity)
  })
})
