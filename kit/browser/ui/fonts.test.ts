import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'

const HAWAIIAN = 'aeiouhklmnpwAEIOUHKLMNPWāēīōūĀĒĪŌŪʻ\u0304'

type Cut = { family: string; file: string; ranges: [from: number, to: number][] }

const css = await readFile(new URL('fonts.css', import.meta.url), 'utf8')
const cuts: Cut[] = css
  .split('@font-face')
  .filter((rule) => rule.includes('unicode-range'))
  .map((rule) => ({
    family: /font-family: '(.+?)'/.exec(rule)?.[1] ?? '',
    file: /url\('(.+?)'\)/.exec(rule)?.[1] ?? '',
    ranges: [...rule.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].map(([, from = '', to = from]) => [
      Number.parseInt(from, 16),
      Number.parseInt(to, 16),
    ]),
  }))

test.each(['Instrument Sans', 'Instrument Serif'])('%s has every letter of Hawaiian', async (family) => {
  for (const letter of HAWAIIAN) {
    const cut = cuts.find((each) => each.family === family && isIn(each, letter))
    expect(cut, `a file for ${letter}`).toBeDefined()
    expect(await draws(cut!.file, letter), `${cut!.file} draws ${letter}`).toBe(true)
  }
})

function isIn({ ranges }: Cut, letter: string): boolean {
  const code = letter.codePointAt(0)!
  return ranges.some(([from, to]) => code >= from && code <= to)
}

/** A font that lacks a letter is cut to the same, whether it is asked for that letter or for none. */
async function draws(file: string, letter: string): Promise<boolean> {
  const font = await readFile(new URL(file, import.meta.url))
  const options = { targetFormat: 'truetype' } as const
  const [asked, none] = await Promise.all([
    subsetFont(font, letter, options),
    subsetFont(font, '\uFFFF', options),
  ])
  return !asked.equals(none)
}
