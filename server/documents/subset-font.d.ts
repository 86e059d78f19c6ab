declare module 'subset-font' {
  type Options = {
    targetFormat: 'truetype' | 'woff' | 'woff2'
    keepAllGlyphs?: boolean
    variationAxes?: Record<string, number>
  }
  /** `font` with the glyphs that `text` needs, or all of them, and its variable axes pinned. */
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options: Options,
  ): Promise<Buffer>
}
