/**
 * Draws the example homes of the page of custom designs: each room as it will look, its plan, and sheets of one booklet.
 * A room takes ten minutes of a processor without graphics hardware: `npm run homes -- rooms plans sheets`,
 * or some of them, and `condo`, `cottage` or `house` for one alone.
 */
import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import tailwind from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import type { Page } from 'playwright-core'
import { createServer } from 'vite'
import { demoProducts } from '#demo/demo-products.ts'
import { openDemo } from '#demo/open-demo.ts'
import { condo } from '#demo/story/homes/condo.ts'
import { cottage } from '#demo/story/homes/cottage.ts'
import { familyHouse } from '#demo/story/homes/family-house.ts'
import { boardOf } from '#demo/story/homes/home.ts'
import { sizeInMm } from '#domain/boards/footprint.ts'
import { printBoard } from '#server/boards/print-board.ts'
import { findVersion } from '#server/boards/versions.ts'
import { BookletFiles } from '#server/designs/booklet/booklet-files.ts'
import { gatherBooklet } from '#server/designs/booklet/gather-booklet.ts'
import { listConcepts, listStoredRequests } from '#server/designs/queries.ts'
import { bookletPaper, type Gathering } from '#server/documents/booklet-paper.ts'
import { makePictureSizes } from '#server/products/pictures.ts'
import { paperShop } from '#server/settings/paper-shop.ts'
import type { Drawing, DrawnHome } from './homes/homes-page.tsx'
import { views } from './homes/views.ts'
import { launchBrowser } from './support/street/browser.ts'
import { startStreet } from './support/street/street.ts'

const folder = fileURLToPath(new URL('../web/storefront/custom-design/homes/', import.meta.url))
const root = fileURLToPath(new URL('..', import.meta.url))
const requested = new Set(process.argv.slice(2))
const ROOM = { width: 1080, height: 720, widths: [540, 1080] }
const SHEET = { width: 720, height: 932, widths: [360, 720] }
const SAMPLES = 36
const HONOLULU = 'Pacific/Honolulu'
/** Of the demo's design whose sheets are shown, without the name of its client. */
const CONDO = 'D-107'
const NOBODY = { firstName: 'An example', lastName: 'home', email: 'Honolulu' }

const homes = { condo, cottage, house: familyHouse }
const names = Object.keys(homes) as (keyof typeof homes)[]
const products = await demoProducts(randomUUID, new Date(), { pictures: new Map(), models: new Map() })
const sold = [...products].map(([slug, { id, categoryId: category, details, variants }]) => {
  const size = sizeInMm(details?.size ?? { widthCm: 0, depthCm: 0, heightCm: 0 })
  return { id, model: `/demo/models/${slug}.glb`, category, size, variants }
})

const vite = await createServer({
  configFile: false,
  root,
  plugins: [react(), tailwind()],
  server: { hmr: false, watch: null },
})
await vite.listen()
const browser = await launchBrowser()
const page = await browser.newPage({ viewport: ROOM })
page.setDefaultTimeout(0)
await mkdir(folder, { recursive: true })
const named = names.filter((name) => requested.has(name))
for (const name of named.length > 0 ? named : names) await drawHome(name, boardOf(homes[name], products))
if (requested.has('sheets')) await drawSheets()
await browser.close()
await vite.close()

async function drawHome(name: keyof typeof homes, board: DrawnHome['board']) {
  const view = views[name]
  if (requested.has('rooms')) {
    const models = Object.fromEntries(sold.map(({ id, model }) => [id, model]))
    const sizes = Object.fromEntries(sold.map(({ id, size }) => [id, size]))
    const scene = { board, models, sizes, view, ...ROOM, samples: SAMPLES }
    const drawn = (await opened()).evaluate((scene) => window.drawing.pictureOf(scene), scene)
    await keep(`${name}-room`, pngOf(await drawn), ROOM.widths)
  }
  if (!requested.has('plans')) return
  const home: DrawnHome = { board, products: sold.map(({ id, ...rest }) => [id, rest]) }
  await (
    await opened()
  ).evaluate(([one, crop]) => window.drawing.showPlan(one, crop), [home, view.plan] as const)
  await keep(`${name}-plan`, await page.locator('#plan').screenshot(), ROOM.widths)
}

/** Of the condo: how its booklet begins and lists the pieces, and its plan as it is printed. */
async function drawSheets() {
  const street = await startStreet(openDemo)
  const { shop } = street
  const all = await listStoredRequests(shop.db, undefined)
  const request = all.find(({ number }) => number === CONDO)
  if (!request) throw new Error(`The demo has no ${CONDO}`)
  const id = request._id
  // Whose booklet names no price where the shop shows none.
  const viewer = { id: request.user._id, role: 'customer' } as const
  const gather = async (gathering: Gathering) => {
    const files = new BookletFiles(shop, gathering)
    const gathered = await gatherBooklet(shop, viewer, request, HONOLULU, files)
    return { booklet: { ...gathered, client: NOBODY }, shop: await paperShop(shop) }
  }
  const booklet = await bookletPaper('nobody', gather, () => undefined)
  const concepts = await listConcepts(shop.db, id)
  const { name: title, content } = await findVersion(shop.db, id, concepts.at(-1)?._id ?? '')
  const plan = await printBoard(shop, title, content, [])
  await street.close()
  for (const [name, pdf, number] of [
    ['cover', booklet, 1],
    ['plan', plan, 1],
    ['pieces', plan, 2],
    ['list', booklet, -2],
  ] as const) {
    const drawn = (await opened()).evaluate(([bytes, at, size]) => window.drawing.sheetOf(bytes, at, size), [
      pdf.toString('base64'),
      number,
      SHEET,
    ] as const)
    await keep(`sheet-${name}`, pngOf(await drawn), SHEET.widths)
  }
}

async function opened(): Promise<Page> {
  await page.goto(`${vite.resolvedUrls?.local[0]}tests/homes/homes.html`)
  await page.waitForFunction('window.drawing')
  return page
}

function pngOf(url: string): Buffer {
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')
}

async function keep(name: string, picture: Buffer, widths: readonly number[]) {
  for (const { width, format, bytes } of await makePictureSizes(picture, widths))
    await writeFile(`${folder}${name}-${width}.${format}`, bytes)
}

declare global {
  var drawing: Drawing
}
