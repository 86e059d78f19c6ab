/**
 * Cuts the two typefaces of the pages to what our words need and writes them to kit/browser/ui/fonts/.
 * The results are kept in the repository; run `node bin/fonts.mjs` after changing a typeface or the letters.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const letters = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('')

const LATIN = letters(0x20, 0x7e) + letters(0xc0, 0xff) + '\u00a0©×·°–—‘’“”…•™®−€£↑↓'
const MACRONS = 'āēīōūĀĒĪŌŪ'

const cuts = [
  {
    from: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    to: 'instrument-sans-latin',
    text: LATIN,
  },
  {
    from: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-ext-wght-normal.woff2',
    to: 'instrument-sans-macrons',
    text: MACRONS,
  },
  {
    from: '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2',
    to: 'instrument-serif-latin',
    text: LATIN,
  },
  {
    from: '@fontsource/instrument-serif/files/instrument-serif-latin-ext-400-normal.woff2',
    to: 'instrument-serif-macrons',
    text: MACRONS,
  },
]

const folder = fileURLToPath(new URL('../kit/browser/ui/fonts/', import.meta.url))
await mkdir(folder, { recursive: true })

let total = 0
for (const { from, to, text } of cuts) {
  const whole = await readFile(fileURLToPath(import.meta.resolve(from)))
  const cut = await subsetFont(whole, text, { targetFormat: 'woff2', noHinting: true })
  await writeFile(`${folder}${to}.woff2`, cut)
  total += cut.length
}
process.stdout.write(`${cuts.length} font files, ${(total / 1000).toFixed(1)} kB\n`)
