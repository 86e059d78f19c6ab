import { classes } from '#kit/browser/ui/classes.ts'

/** Made by `npm run homes`: of each example home its room, the plan of it, and sheets of a booklet. */
const files = import.meta.glob<string>('./homes/*.{avif,webp}', {
  eager: true,
  import: 'default',
  query: '?url',
})
const WIDTHS = { room: [540, 1080], sheet: [360, 720] }
const SIZE = { room: { width: 1080, height: 720 }, sheet: { width: 720, height: 932 } }

type HomePictureProps = {
  name: string
  kind: 'room' | 'sheet'
  alt: string
  sizes: string
  /** What the page opens on. */
  isFirst?: boolean
  className?: string
}

export function HomePicture({ name, kind, alt, sizes, isFirst = false, className }: HomePictureProps) {
  const [small = 0] = WIDTHS[kind]
  const set = (format: string) =>
    WIDTHS[kind].map((width) => `${files[`./homes/${name}-${width}.${format}`]} ${width}w`).join(', ')
  return (
    <picture>
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <img
        src={files[`./homes/${name}-${small}.webp`]}
        srcSet={set('webp')}
        sizes={sizes}
        {...SIZE[kind]}
        alt={alt}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
        draggable={false}
        className={classes('h-auto w-full', className)}
      />
    </picture>
  )
}
