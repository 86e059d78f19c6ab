/**
 * Pictures every page at phone and desk width into docs/pages: `npm run pages`. Of docs/pages.md only the list of all
 * pages is written again; what stands above it is written by hand. With a folder named, every state of every page as
 * well, for those who judge them: `npm run pages -- /tmp/states`; the documents stay as they are.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { openDemo } from '#demo/open-demo.ts'
import { designStops } from '#tests/support/tour/design-stops.ts'
import { openStop } from '#tests/support/street/open-stop.ts'
import { openAccount } from '#tests/support/street/street-shopper.ts'
import { startStreet } from '#tests/support/street/street.ts'
import { statesWith } from '#tests/support/tour/tour-states.ts'
import { prepareTour } from '#tests/support/tour/tour.ts'
import type { Stop } from '#tests/support/tour/tour-stops.ts'
import { unansweredStates } from '#tests/support/tour/unanswered-states.ts'
import { visitAs } from '#tests/support/street/walks.ts'
import { buildPages } from '../bin/build-pages.mjs'

const documents = fileURLToPath(new URL('../docs/', import.meta.url))
const [states] = process.argv.slice(2)
const folder = states ?? join(documents, 'pages')
const QUALITY = 70

buildPages()
const street = await startStreet(openDemo)
const { shopper, studio, stops } = await prepareTour(street)
stops.push(...(await designStops(street, { shopper, studio, stops })))
// The last of the studio's: its page stays dark.
stops.push({
  name: 'admin-dark',
  path: '/admin/orders',
  as: 'studio',
  before: (page) => page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' }),
})
const shown = states ? [...stops, ...statesWith(stops), ...unansweredStates(stops)] : stops
const people = { visitor: undefined, shopper, newcomer: await openAccount(street, 'Kai'), studio }
await mkdir(folder, { recursive: true })
for (const width of [360, 1440]) {
  for (const who of ['visitor', 'shopper', 'newcomer', 'studio'] as const) {
    const page = await street.visitor({ width, height: width < 768 ? 740 : 900 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visitAs(page, people[who])
    for (const stop of shown.filter((one) => one.as === who && (one.width ?? width) === width)) {
      await openStop(page, stop)
      // A drawing comes after its page.
      if (!states) await page.waitForLoadState('networkidle')
      const picture = sharp(await page.screenshot()).webp({ quality: QUALITY })
      await picture.toFile(join(folder, `${stop.name}-${width}.webp`))
    }
  }
}
if (!states) await listAgain(join(documents, 'pages.md'))
await street.close()

async function listAgain(document: string): Promise<void> {
  const [byHand = ''] = (await readFile(document, 'utf8')).split('\n## Everybody')
  await writeFile(document, `${byHand}\n${table()}`)
}

/** The pages, by who sees them, with a picture at each width. */
function table(): string {
  const parts = [
    ['Everybody', 'visitor'],
    ['Customers', 'shopper'],
    ['The studio', 'studio'],
  ] as const
  const sections = parts.map(([title, who]) => {
    const rows = stops.filter(({ as }) => as === who).map(rowOf)
    return [`## ${title}`, '', '| page | 360 px | 1440 px |', '| --- | --- | --- |', ...rows, ''].join('\n')
  })
  return sections.join('\n')
}

function rowOf({ name, path }: Stop): string {
  const address = path.replaceAll(/[0-9a-f-]{36}/g, '{id}')
  const picture = (width: number, wide: number) =>
    `<img src="pages/${name}-${width}.webp" alt="${name} at ${width} px" width="${wide}">`
  return `| ${name}<br>\`${address}\` | ${picture(360, 160)} | ${picture(1440, 520)} |`
}
