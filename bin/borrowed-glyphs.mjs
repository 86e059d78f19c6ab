/**
 * `font` (TrueType) where the letters named first are set by the glyphs of those named second:
 * our typefaces draw the ʻokina only as the quotation mark it looks like.
 */
export function withBorrowedGlyphs(font, borrowed) {
  const glyphs = readGlyphs(tableOf(font, 'cmap'))
  for (const [letter, from] of Object.entries(borrowed))
    glyphs.set(letter.codePointAt(0), glyphs.get(from.codePointAt(0)))
  return withTable(font, 'cmap', writeGlyphs([...glyphs].toSorted(([one], [other]) => one - other)))
}

const HEAD = 12
const RECORD = 16
const recordsOf = (font) => Array.from({ length: font.readUInt16BE(4) }, (_, at) => HEAD + at * RECORD)
const tagAt = (font, record) => font.toString('latin1', record, record + 4)

function tableOf(font, tag) {
  const record = recordsOf(font).find((at) => tagAt(font, at) === tag)
  return font.subarray(font.readUInt32BE(record + 8)).subarray(0, font.readUInt32BE(record + 12))
}

/** The font with another table in the place of one; its sums are wrong until it is cut. */
function withTable(font, tag, table) {
  const record = recordsOf(font).find((at) => tagAt(font, at) === tag)
  const whole = Buffer.concat([font, Buffer.alloc(-font.length & 3), table])
  whole.writeUInt32BE(whole.length - table.length, record + 8)
  whole.writeUInt32BE(table.length, record + 12)
  return whole
}

/** The glyph of each letter, of a `cmap` with a subtable of format 4. */
function readGlyphs(cmap) {
  const offsets = Array.from({ length: cmap.readUInt16BE(2) }, (_, at) => cmap.readUInt32BE(8 + at * 8))
  const subtable = cmap.subarray(offsets.find((at) => cmap.readUInt16BE(at) === 4))
  const size = subtable.readUInt16BE(6)
  const glyphs = new Map()
  for (let at = 14; at < 14 + size; at += 2) {
    const [last, first, delta, range] = [0, size + 2, 2 * size + 2, 3 * size + 2].map((column) =>
      subtable.readUInt16BE(at + column),
    )
    for (let letter = first; letter <= last && letter < 0xffff; letter++) {
      const stored =
        range === 0 ? letter : subtable.readUInt16BE(at + 3 * size + 2 + range + 2 * (letter - first))
      if (stored !== 0) glyphs.set(letter, (stored + delta) & 0xffff)
    }
  }
  return glyphs
}

/** The reverse: every letter is a segment of its own, which the cut packs. */
function writeGlyphs(glyphs) {
  const segments = [...glyphs.map(([letter, glyph]) => [letter, glyph - letter]), [0xffff, 1]]
  const size = 2 * segments.length
  const columns = [
    ...segments.map(([letter]) => letter),
    0,
    ...segments.map(([letter]) => letter),
    ...segments.map(([, delta]) => delta & 0xffff),
    ...segments.map(() => 0),
  ]
  // Version, one subtable (Windows, Unicode) at 12; then format, length, language and the sizes of a search.
  const power = 2 ** Math.floor(Math.log2(segments.length))
  const search = [2 * power, Math.log2(power), size - 2 * power]
  const words = [0, 1, 3, 1, 0, 12, 4, 14 + 2 * columns.length, 0, size, ...search, ...columns]
  const table = Buffer.alloc(2 * words.length)
  words.forEach((word, at) => table.writeUInt16BE(word, 2 * at))
  return table
}
