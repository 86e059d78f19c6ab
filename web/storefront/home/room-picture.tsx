import { classes } from '#web/ui/classes.ts'

const files = import.meta.glob<string>('./pictures/*.{avif,webp}', {
  eager: true,
  import: 'default',
  query: '?url',
})

const WIDTHS = [480, 960, 1600]
const WIDTH = 1600
const HEIGHT = 1066

/** Our own rooms and what is to be seen in them. */
const rooms = {
  living:
    'A living room by the sea: an ivory sofa between potted palms, a low walnut table and a cognac leather chair',
  dining: 'A dining room by the sea: a long walnut table with six black spindle chairs under two green lamps',
}

type RoomPictureProps = { room: keyof typeof rooms; sizes: string; isFirst?: boolean; className?: string }

/** One of our rooms, in the file that fits. */
export function RoomPicture({ room, sizes, isFirst = false, className }: RoomPictureProps) {
  return (
    <picture>
      <source type="image/avif" srcSet={fileSet(room, 'avif')} sizes={sizes} />
      <img
        src={files[`./pictures/${room}-960.webp`]}
        srcSet={fileSet(room, 'webp')}
        sizes={sizes}
        width={WIDTH}
        height={HEIGHT}
        alt={rooms[room]}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : undefined}
        decoding="async"
        className={classes('bg-plinth object-cover', className)}
      />
    </picture>
  )
}

function fileSet(room: string, format: 'avif' | 'webp'): string {
  return WIDTHS.map((width) => `${files[`./pictures/${room}-${width}.${format}`]} ${width}w`).join(', ')
}
