/** One shop, opened in this process and asked as shoppers ask: prints what that cost as a line of JSON. See `growth.ts`. */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { openShop } from '#server/open-shop.ts'

/** What one question costs: milliseconds of this thread on the processor at the mean, and from question to answer. */
export type Cost = { cpu: number; p99: number }
/** How a shop of some size fares; times in milliseconds, memory in megabytes. */
export type Growth = {
  openMs: number
  openCpuMs: number
  loopHeldMs: number
  memory: number
  costs: Record<string, Cost>
}

const RUNS = 100
const WARM_UP = 30

/** Each is asked anew in every run, so that no answer is remembered from the one before. */
const questions: Record<string, (run: number) => string> = {
  list: (run) => `/api/products?page=${run + 1}`,
  category: (run) => `/api/products/category/sofa?page=${run + 1}`,
  'filters and facets': (run) =>
    `/api/products?category=chair&color=brown&inStock=true&maxPrice=${2_000 + run}`,
  'price range': (run) => `/api/products?minPrice=${100 + run}&maxPrice=${2_500 + run}&sort=price-low`,
  'search, common word': (run) => `/api/products?search=walnut&page=${run + 1}`,
  'search, two words': (run) => `/api/products?search=walnut+table&page=${run + 1}`,
  'search, rare word': (run) => `/api/products?search=pouf&page=${run + 1}`,
  // Of what comes back nothing is stored.
  'suggest, word by word': (run) => `/api/search/suggest?q=walnut+${'tables'.slice(0, 1 + (run % 6))}`,
  'search, typo': (run) => `/api/products?search=wallnut&page=${run + 1}`,
}

const held = monitorEventLoopDelay({ resolution: 5 })
held.enable()
const start = performance.now()
const { app, close } = await openShop(process.env, () => Promise.resolve(), {
  // No page is asked for here.
  openRenderer: () => Promise.resolve({} as never),
  loadLimits: null,
})
const openMs = performance.now() - start
const { user, system } = process.cpuUsage()
const loopHeldMs = held.max / 1e6
const memory = process.memoryUsage.rss() / 1e6

const first = JSON.parse((await app.inject('/api/products')).body) as { products: { _id: string }[] }
const ids = first.products.map(({ _id }) => _id)
const costs: Record<string, Cost> = {}
const all = { ...questions, detail: (run: number) => `/api/products/${ids[run % ids.length]}` }
for (const [name, path] of Object.entries(all)) costs[name] = await costOf(path)
await close()

const growth: Growth = { openMs, openCpuMs: (user + system) / 1000, loopHeldMs, memory, costs }
process.stdout.write(`${JSON.stringify(growth)}\n`)
process.exit()

async function costOf(path: (run: number) => string): Promise<Cost> {
  for (let run = 1; run <= WARM_UP; run++) await ask(path(run))
  const times: number[] = []
  // The kernel counts in steps that are longer than an answer: only many together tell.
  const before = process.threadCpuUsage()
  for (let run = 0; run < RUNS; run++) {
    const start = performance.now()
    await ask(path(run))
    times.push(performance.now() - start)
  }
  const { user, system } = process.threadCpuUsage(before)
  return { cpu: (user + system) / 1000 / RUNS, p99: times.toSorted((a, b) => a - b)[RUNS - 1]! }
}

async function ask(path: string): Promise<void> {
  const { statusCode } = await app.inject(path)
  if (statusCode !== 200) throw new Error(`${path}: answered with ${statusCode}`)
}
