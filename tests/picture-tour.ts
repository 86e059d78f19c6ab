/**
 * Walks three jobs through the demo shop, each kept as one picture of its steps in docs/tour: `npm run tour`, or
 * `npm run tour -- design-client` for one of them.
 */
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { openDemo } from '#demo/open-demo.ts'
import { startStreet } from '#tests/support/street/street.ts'
import { walkAsClient } from './tour/design-client.ts'
import { walkAsShopper } from './tour/shopper-on-a-phone.ts'
import { walkAsStudio } from './tour/studios-morning.ts'
import { buildPages } from '../bin/build-pages.mjs'

const folder = fileURLToPath(new URL('../docs/tour/', import.meta.url))
const requested = process.argv.slice(2)
const phone = { width: 240, inRow: 6 }
const desk = { width: 480, inRow: 3 }

buildPages()
const street = await startStreet(openDemo)
await mkdir(folder, { recursive: true })
for (const [name, walk, look] of [
  ['shopper-on-a-phone', walkAsShopper, phone],
  ['design-client', walkAsClient, desk],
  ['studios-morning', walkAsStudio, desk],
] as const) {
  if (requested.length > 0 && !requested.includes(name)) continue
  const strip = await walk(street)
  await strip.write(`${folder}${name}.webp`, look)
  process.stdout.write(`${name}\n${strip.words.map((words, at) => `${at + 1}. ${words}\n`).join('')}\n`)
}
await street.close()
