import { classes } from '#kit/browser/ui/classes.ts'
import { swatchesOf } from './finish-swatch.ts'

type SwatchProps = {
  /** A finish or a color: "White oak", "blue". */
  name: string
  /** `dot` beside words, `tile` under a finger. */
  size?: 'dot' | 'tile'
}

const looks = { dot: 'swatch-plain size-4', tile: 'size-8' }

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
