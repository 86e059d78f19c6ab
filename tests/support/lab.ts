/** CIE L*a*b* of one pixel: L* from 0 to 100. */
export type Lab = readonly [number, number, number]

/** Of 8-bit sRGB, under D65. */
export function labOf(...rgb: [number, number, number]): Lab {
  const [r, g, b] = rgb.map((value) => linear(value / 255)) as [number, number, number]
  const x = bent((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
  const y = bent(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = bent((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

/** ΔE of CIE 1976. */
export const differenceOf = (one: Lab, other: Lab) =>
  Math.hypot(...one.map((value, at) => value - (other[at] ?? 0)))

export function medianOf(colours: readonly Lab[]): Lab {
  const [l, a, b] = [0, 1, 2].map((at) => colours.map((colour) => colour[at] ?? 0).toSorted((x, y) => x - y))
  const middle = Math.floor(colours.length / 2)
  return [l?.[middle] ?? 0, a?.[middle] ?? 0, b?.[middle] ?? 0]
}

function linear(share: number): number {
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

function bent(share: number): number {
  return share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16 / 116
}
