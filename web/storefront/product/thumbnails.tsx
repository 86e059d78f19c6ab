import { classes } from '#web/ui/classes.ts'
import { GalleryImage } from './gallery-image.tsx'
import { pictureId, type GalleryPicture } from './gallery-pictures.ts'

type ThumbnailsProps = { pictures: readonly GalleryPicture[]; shown: number; onShow: (place: number) => void }

/** All pictures, small, to choose which one is shown large. */
export function Thumbnails({ pictures, shown, onShow }: ThumbnailsProps) {
  const label = (at: number) => `Show picture ${at + 1} of ${pictures.length}`
  return (
    <ul className="hidden gap-3 md:flex md:flex-col lg:flex-row xl:flex-col">
      {pictures.map((picture, at) => (
        <li key={pictureId(picture)}>
          <Thumbnail picture={picture} label={label(at)} isShown={at === shown} onPress={() => onShow(at)} />
        </li>
      ))}
    </ul>
  )
}

type ThumbnailProps = { picture: GalleryPicture; label: string; isShown: boolean; onPress: () => void }

function Thumbnail({ picture, label, isShown, onPress }: ThumbnailProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-current={isShown ? 'true' : undefined}
      onClick={onPress}
      className={classes(
        'block size-18 overflow-hidden rounded-picture bg-plinth transition',
        isShown ? 'ring-1 ring-ink ring-offset-2 ring-offset-paper' : 'opacity-75 hover:opacity-100',
      )}
    >
      <GalleryImage picture={picture} sizes="72px" when="soon" alt="" className="size-full object-cover" />
    </button>
  )
}
