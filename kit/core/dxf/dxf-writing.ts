/** Text in a drawing is full of codes for fonts, signs and fractions; people want to read the words. */

const signs: Record<string, string> = { c: 'Ø', d: '°', p: '±', '%': '%' }

/** The words of a TEXT: `%%c` is Ø, `%%d` °, `%%p` ±; marks for lines under and over words are left out. */
export function plainText(raw: string): string {
  return withUnicode(raw)
    .replace(/%%([cdp%])/gi, (_, sign: string) => signs[sign.toLowerCase()] ?? '')
    .replace(/%%(\d{3})/g, (_, code: string) => String.fromCharCode(Number(code)))
    .replace(/%%[uok]/gi, '')
    .replace(/\^I/g, ' ')
    .trim()
}

/** The lines of an MTEXT without its formatting: `\fArial|b1;`, `\H2.5x;`, `{…}`, `\S1/2;` and their like. */
export function plainLines(raw: string): string[] {
  const stored = withUnicode(raw)
    .replace(/\\\\/g, '\u0001')
    .replace(/\\\{/g, '\u0002')
    .replace(/\\\}/g, '\u0003')
    .replace(/\\S([^;]*);/g, (_, stack: string) => stack.replace(/[#^/]\s*/, '/').replace(/\/$/, ''))
    .replace(/\\[ACcFfHhQTWp][^;\\{}]*;/g, '')
    .replace(/\\[LlOoKk]/g, '')
    .replace(/\\~/g, ' ')
    .replace(/\^J|\\X/g, '\\P')
    .replace(/[{}]/g, '')
  return stored.split(/\\[PN]/).map((line) => restored(plainText(line)))
}

function restored(line: string): string {
  return line.replaceAll('\u0001', '\\').replaceAll('\u0002', '{').replaceAll('\u0003', '}')
}

function withUnicode(raw: string): string {
  return raw.replace(/\\U\+([0-9a-f]{4})/gi, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  )
}

/** Lines no longer than `most` letters, broken between words. */
export function wrapped(lines: readonly string[], most: number): string[] {
  return lines.flatMap((line) => {
    const broken: string[] = []
    let row = ''
    for (const word of line.split(' ')) {
      const longer = row === '' ? word : `${row} ${word}`
      if (row !== '' && longer.length > most) {
        broken.push(row)
        row = word
      } else row = longer
    }
    return [...broken, row]
  })
}
