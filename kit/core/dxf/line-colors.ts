/** AutoCAD's colours are made for a black screen; on paper they are drawn as dark as needed to be seen. */

const INK = '#211e1a'
const ink: Rgb = [33, 30, 26]
const WHITE = 7

const named: Record<number, Rgb> = {
  1: [255, 0, 0],
  2: [255, 255, 0],
  3: [0, 255, 0],
  4: [0, 255, 255],
  5: [0, 0, 255],
  6: [255, 0, 255],
  8: [128, 128, 128],
  9: [192, 192, 192],
}

/** By the last digit of an index: how bright. Odd digits are mixed with white. */
const brightness = [255, 189, 129, 104, 79]
const greys = [51, 80, 105, 130, 190]

/** How much ink is mixed into every colour: on paper they are calm, and still told apart. */
const INK_SHARE = 0.28

/** The lightest that a line may be: 3.6 : 1 against white paper. */
const MAX_LUMINANCE = 0.24

type Rgb = readonly [red: number, green: number, blue: number]

/** One of the 255 numbered colours, as `#rrggbb`; white and black are ink. */
export function indexedColor(index: number): string {
  if (index === WHITE || index >= 255 || !(index >= 1)) return INK
  const color = named[index] ?? (index >= 250 ? grey(greys[index - 250] ?? 0) : wheelColor(index))
  return onPaper(color)
}

/** 0xRRGGBB, as `#rrggbb`. */
export function trueColor(value: number): string {
  const color: Rgb = [(value >> 16) & 255, (value >> 8) & 255, value & 255]
  return luminance(color) > 0.9 ? INK : onPaper(color)
}

/** 10 to 249: 24 hues, 15 degrees apart, each in five shades and their tints. */
function wheelColor(index: number): Rgb {
  const hue = Math.floor((index - 10) / 10) * 15
  const value = brightness[Math.floor((index % 10) / 2)] ?? 255
  const least = index % 2 === 1 ? (value * 2) / 3 : 0
  const channel = (shift: number) => {
    const k = (shift + hue / 60) % 6
    return Math.round(value - (value - least) * Math.max(0, Math.min(k, 4 - k, 1)))
  }
  return [channel(5), channel(3), channel(1)]
}

function grey(value: number): Rgb {
  return [value, value, value]
}

function onPaper(screen: Rgb): string {
  const color = mixed(screen)
  const light = luminance(color)
  // Light grows with the power 2.2 of what a channel says.
  const factor = light > MAX_LUMINANCE ? (MAX_LUMINANCE / light) ** (1 / 2.2) : 1
  return `#${color.map((part) => hex(part * factor)).join('')}`
}

function mixed([red, green, blue]: Rgb): Rgb {
  const [inkRed, inkGreen, inkBlue] = ink
  const mix = (part: number, dark: number) => part * (1 - INK_SHARE) + dark * INK_SHARE
  return [mix(red, inkRed), mix(green, inkGreen), mix(blue, inkBlue)]
}

function hex(value: number): string {
  return Math.round(value).toString(16).padStart(2, '0')
}

function luminance([red, green, blue]: Rgb): number {
  const linear = (part: number) => (part / 255) ** 2.2
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}
