/** Pictures every page at phone and desk width into docs/pages: `npm run pages`. */
import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { designStops } from './support/design-stops.ts'
import { startStreet } from './support/street.ts'
import { prepareTour } from './support/tour.ts'
import { visitAs } from './support/walks.ts'

const folder = fileURLToPath(new URL('../docs/pages/', import.meta.url))
const QUALITY = 70

const street = await startStreet()
const tour = await prepareTour(street)
tour.stops.push(...(await designStops(street, tour)))
const people = { visitor: undefined, shopper: tour.shopper, studio: tour.studio }
await mkdir(folder, { recursive: true })
for (const width of [360, 1440]) {
  for (const who of ['visitor', 'shopper', 'studio'] as const) {
    const page = await street.visitor({ width, height: width < 768 ? 740 : 900 })
    await visitAs(page, people[who])
    for (const { name, path } of tour.stops.filter((stop) => stop.as === who)) {
      await page.goto(path, { waitUntil: 'networkidle' })
      const picture = await page.screenshot()
      await sharp(picture).webp({ quality: QUALITY }).toFile(`${folder}${name}-${width}.webp`)
    }
  }
}
await writeFile(fileURLToPath(new URL('../docs/pages.md', import.meta.url)), table())
await street.close()

/** The list of pages with a picture at each width. */
function table(): string {
  const rows = tour.stops.map(
    ({ name, path, as }) =>
      `| ${name} | \`${path.replaceAll(/[0-9a-f-]{36}/g, '{id}')}\` | ${as} | ![${name} at 360 px](pages/${name}-360.webp) | ![${name} at 1440 px](pages/${name}-1440.webp) |`,
  )
  return [
    '# Pages',
    '',
    'Taken by `npm run pages` from the demo shop.',
    '',
    '| page | address | seen by | 360 px | 1440 px |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}
