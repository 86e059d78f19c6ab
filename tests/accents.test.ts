import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { drawPage } from '#tests/support/pages/draw-page.ts'
import { accentNames, accents, FIRST_ACCENT } from '#domain/settings/accents.ts'

const sheet = (path: string) => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
const tokens = sheet('kit/browser/ui/tokens.css')
const own = sheet('web/accents.css')
const [byDay = '', atNight = ''] = tokens.split('prefers-color-scheme: dark')

/** A colour of the style sheet: what stands behind its name, or stands for it where nothing else is set. */
function token(name: string, css: string): string {
  const [, found] = new RegExp(`--color-${name}: (?:var\\(--[\\w-]+, )?(#[\\da-f]{6})`).exec(css) ?? []
  if (found === undefined) throw new Error(`No colour ${name}`)
  return found
}

const channels = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))

/** As WCAG 2 counts it. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

/** `share` of one colour in the other, as `color-mix(in srgb, …)`. */
function mixed(one: string, other: string, share: number): string {
  const parts = channels(one).map((value, at) =>
    Math.round(value * share + channels(other)[at]! * (1 - share)),
  )
  return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
}

/** How much of the accent is in what is derived of it, by the style sheet. */
function shareOf(name: string): number {
  const [, share] = new RegExp(`--accent-${name}: color-mix\\(in srgb, [^ ]+ (\\d+)%`).exec(own) ?? []
  return Number(share) / 100
}

test.each(accentNames)('%s is read at 4.5 : 1 and more, by day and at night, in all its shades', (name) => {
  const { light, dark } = accents[name]
  const sides = [
    { css: byDay, color: light, strong: mixed(light, '#000000', shareOf('strong')), soft: shareOf('soft') },
    {
      css: atNight,
      color: dark,
      strong: mixed(dark, '#ffffff', shareOf('strong-at-night')),
      soft: shareOf('soft-at-night'),
    },
  ]
  for (const { css, color, strong, soft } of sides) {
    const [paper, sand, above, ink] = ['paper', 'sand', 'on-action', 'ink'].map((ground) =>
      token(ground, css),
    )
    const ground = mixed(color, paper!, soft)
    const pairs = [color, strong].flatMap((shade) => [paper!, sand!, above!].map((other) => [shade, other]))
    for (const [one, other] of [...pairs, [color, ground], [ink!, ground]])
      expect([one, other, contrast(one!, other!) >= 4.5]).toEqual([one, other, true])
  }
})

test('browsers have the same colors as letters, and each is one of its own', () => {
  for (const name of accentNames.filter((one) => one !== FIRST_ACCENT)) {
    const { light, dark } = accents[name]
    expect(own).toContain(`[content='${name}']) {\n  --accent: ${light};\n  --accent-at-night: ${dark};\n}`)
  }
  expect([token('lagoon', byDay), token('lagoon', atNight)]).toEqual([
    accents.lagoon.light,
    accents.lagoon.dark,
  ])
  expect(new Set(accentNames.map((name) => accents[name].light)).size).toBe(accentNames.length)
})

test('a page names the accent of its shop, unless it is the first one', async () => {
  const meta = '<meta name="accent" content="plum"/>'
  expect((await drawPage('/designers', {}, { accent: 'plum' })).html).toContain(meta)
  expect((await drawPage('/designers', {})).html).not.toContain('name="accent"')
})
