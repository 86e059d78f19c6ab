/**
 * Cuts the two typefaces of the pages to what our words need and writes them to kit/browser/ui/fonts/.
 * The results are kept in the repository; run `node bin/fonts.mjs` after changing a typeface or the letters.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { withBorrowedGlyphs } from './borrowed-glyphs.mjs'

const letters = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('')

const LATIN = letters(0x20, 0x7e) + letters(0xc0, 0xff) + '\u00a0©×·°–—‘’“”…•™®−€£↑↓'
/** The last is a mark that stands behind its vowel, as some keyboards write it. */
const MACRONS = 'āēīōūĀĒĪŌŪ\u0304'
/** Letters without a glyph of their own, and the signs that look like them. */
const BORROWED = { ʻ: '‘', ʼ: '’' }

const cuts = [
  {
    from: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    to: 'instrument-sans-latin',
    text: LATIN,
    borrowed: BORROWED,
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
    borrowed: BORROWED,
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
for (const { from, to, text, borrowed } of cuts) {
  const whole = await readFile(fileURLToPath(import.meta.resolve(from)))
  const cut = borrowed ? await cutBorrowing(whole, text, borrowed) : await cutTo(whole, text, 'woff2')
  await writeFile(`${folder}${to}.woff2`, cut)
  total += cut.length
}
process.stdout.write(`${cuts.length} font files, ${(total / 1000).toFixed(1)} kB\n`)

async function cutBorrowing(whole, text, borrowed) {
  const drawn = withBorrowedGlyphs(await cutTo(whole, text, 'truetype'), borrowed)
  return cutTo(drawn, text + Object.keys(borrowed).join(''), 'woff2')
}

function cutTo(font, text, targetFormat) {
  return subsetFont(font, text, { targetFormat, noHinting: true })
}
