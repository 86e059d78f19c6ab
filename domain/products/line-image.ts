/** What a line of a cart or an order shows: sharp at 64 to 128 CSS pixels. */
const LINE_WIDTH = 320

/** The address of a picture as small as a line of a cart or an order needs it. */
export function lineImageOf({ key, widths }: { key: string; widths: readonly number[] }): string {
  const enough = widths.filter((width) => width >= LINE_WIDTH)
  return `/${key}-${Math.min(...(enough.length > 0 ? enough : widths))}.webp`
}
