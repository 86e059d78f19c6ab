import { classes } from '#kit/browser/ui/classes.ts'

type SwatchProps = {
  /** A finish or a color: "White oak", "blue". */
  name: string
  /** `dot` beside words, `tile` under a finger. */
  size?: 'dot' | 'tile'
}

const looks = { dot: 'swatch-plain size-4', tile: 'size-10' }

/** How a finish or a color looks, in halves where it is two; nothing where we have no picture of it. The words stand beside it. */
export function Swatch({ name, size = 'dot' }: SwatchProps) {
  const swatches = swatchesOf(name)
  if (swatches.length === 0) return null
  return (
    <span aria-hidden="true" className={classes('swatch', looks[size])}>
      {swatches.map((swatch) => (
        <span key={swatch} className={swatch} />
      ))}
    </span>
  )
}

/** Woods and the words that name them, the longest first. */
const woods = [
  ['ebonized oak', 'wood-ebonised'],
  ['white oak', 'wood-oak'],
  ['oak', 'wood-oak'],
  ['walnut', 'wood-walnut'],
  ['teak', 'wood-teak'],
  ['koa', 'wood-koa'],
] as const

/** Upholstery by its word: how its swatches are called, and the shades there are. */
const stuffs = [
  { word: 'bouclé', prefix: 'boucle', shades: 'fog ivory oat' },
  { word: 'leather', prefix: 'leather', shades: 'black bone cognac espresso olive tan' },
  { word: 'velvet', prefix: 'velvet', shades: 'moss ochre plum' },
  {
    word: 'linen',
    prefix: 'fabric',
    shades: 'charcoal clay fog indigo ivory lagoon linen moss oat ochre plum rust sage sand sky snow',
  },
] as const

const colors = 'neutral white black gray blue green yellow red brown purple pink orange ink chalk sage'.split(
  ' ',
)

/**
 * The classes of swatches.css that show a finish or a color by its name: one for "White oak" or "blue", two for
 * "Walnut, oat linen". What we have no picture of is left out.
 */
export function swatchesOf(name: string): string[] {
  return name
    .toLowerCase()
    .split(', ')
    .flatMap((part) => swatchOf(part) ?? [])
}

function swatchOf(part: string): string | undefined {
  const words = part.split(' ')
  const found = stuffSwatch(words) ?? woodSwatch(part) ?? colors.find((color) => words.includes(color))
  return found && `swatch-${found}`
}

function stuffSwatch(words: readonly string[]): string | undefined {
  const stuff = stuffs.find(({ word }) => words.includes(word))
  const shade = words[0] === 'natural' ? 'linen' : words[0]
  return shade !== undefined && stuff?.shades.split(' ').includes(shade)
    ? `${stuff.prefix}-${shade}`
    : undefined
}

function woodSwatch(name: string): string | undefined {
  return woods.find(([words]) => name.startsWith(words))?.[1]
}
