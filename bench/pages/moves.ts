import type { Browser, Page } from 'playwright-core'

const RUNS = 5
const SLOWED = 4
const PHONE = { width: 412, height: 823 }

type Move = { move: string; ms: number }

/** From a touch until the page shows something new for it, on a phone's processor; each move on pages of its own. */
export async function measureMoves(browser: Browser, shop: string, product: string): Promise<Move[]> {
  const category = `${shop}/category/all`
  const piece = `${shop}/product/${product}`
  const moves: [string, string, (page: Page) => Promise<unknown>][] = [
    ['open the filters', `${shop}/category/sofa`, openFilters],
    ['another finish', piece, (page) => page.getByRole('radio').nth(1).check({ force: true })],
    ['add to cart', piece, (page) => page.getByRole('button', { name: 'Add to cart' }).first().click()],
    [
      'keep in the wishlist',
      piece,
      (page) =>
        page
          .getByRole('button', { name: /wishlist/i })
          .first()
          .click(),
    ],
  ]
  const measured: Move[] = []
  for (const [move, address, act] of moves)
    measured.push({ move, ms: await medianOfRuns(() => answered(browser, address, act)) })
  measured.push({
    move: 'list → product, full speed, warm',
    ms: await medianOfRuns(() => followed(browser, category)),
  })
  return measured
}

async function openFilters(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /filter/i })
    .first()
    .click()
}

/** The longest of what the browser counts as the answer to an input: from the touch to the next picture. */
async function answered(
  browser: Browser,
  address: string,
  act: (page: Page) => Promise<unknown>,
): Promise<number> {
  const page = await openPage(browser, address)
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  await page.evaluate(followAnswers)
  await act(page)
  await page.waitForTimeout(1_500)
  const ms = await page.evaluate(() => (globalThis as unknown as { slowest: number }).slowest)
  await page.context().close()
  return ms
}

/** Runs in the page. Answers under 16 ms are not told, and stand as 16. */
function followAnswers(): void {
  const reported = globalThis as unknown as { slowest: number }
  reported.slowest = 16
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) reported.slowest = Math.max(reported.slowest, duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** From a click on a card until the heading of the next page stands there; its files were fetched on the way. */
async function followed(browser: Browser, address: string): Promise<number> {
  const page = await openPage(browser, address)
  const card = page.locator('main article a').first()
  await card.hover()
  await page.waitForTimeout(1_000)
  const ms = await card.evaluate(
    (link: HTMLElement) =>
      new Promise<number>((resolve) => {
        const begun = performance.now()
        const look = () => {
          const isThere = location.pathname.startsWith('/product/') && document.querySelector('main h1')
          if (isThere) resolve(performance.now() - begun)
          else requestAnimationFrame(look)
        }
        link.click()
        requestAnimationFrame(look)
      }),
  )
  await page.context().close()
  return ms
}

async function openPage(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true })
  const page = await context.newPage()
  await page.goto(address, { waitUntil: 'networkidle' })
  return page
}

async function medianOfRuns(measure: () => Promise<number>): Promise<number> {
  const times: number[] = []
  for (let run = 0; run < RUNS; run++) times.push(await measure())
  return times.toSorted((one, other) => one - other)[Math.floor(RUNS / 2)] ?? Number.NaN
}
