import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { classes } from '#kit/browser/ui/classes.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { GalleryImage } from './gallery-image.tsx'
import { pictureId, type GalleryPicture } from './gallery-pictures.ts'

type ThumbnailsProps = {
  pictures: readonly GalleryPicture[]
  shown: number
  isIn3d: boolean
  onShow: (place: number) => void
  /** Absent where there is no model. */
  onShowModel?: () => void
}

/** How many pictures are asked for before somebody wants to see more. */
const FIRST = 5

/** Pictures, small, and the model, to choose which one is shown large; all of them once that is asked for. */
export function Thumbnails({ pictures, shown, isIn3d, onShow, onShowModel }: ThumbnailsProps) {
  const [isWhole, setWhole] = useState(pictures.length <= FIRST)
  const list = useRef<HTMLUListElement>(null)
  if (pictures.length + (onShowModel ? 1 : 0) < 2) return null
  function showAll() {
    flushSync(() => setWhole(true))
    // The button that stood here is gone.
    list.current?.querySelectorAll('button')[FIRST]?.focus()
  }
  const further = `+${pictures.length - FIRST}`
  const label = (at: number) => `Show picture ${at + 1} of ${pictures.length}`
  return (
    <ul
      ref={list}
      className="-m-1 hidden max-h-[min(558px,100svh-5.5rem)] gap-3 overflow-auto p-1 [scrollbar-width:none] md:flex md:flex-col lg:flex-row xl:flex-col"
    >
      {pictures.map(
        (picture, at) =>
          (isWhole || at < FIRST || at === shown) && (
            <li key={pictureId(picture)}>
              <Thumbnail label={label(at)} isShown={!isIn3d && at === shown} onPress={() => onShow(at)}>
                <GalleryImage
                  picture={smallest(picture)}
                  sizes="64px"
                  alt=""
                  className="size-full object-cover"
                />
              </Thumbnail>
            </li>
          ),
      )}
      {!isWhole && (
        <li>
          <Thumbnail label={`Show all pictures: ${further}`} isShown={false} onPress={showAll}>
            <span className="grid size-full place-content-center font-medium tabular-nums">{further}</span>
          </Thumbnail>
        </li>
      )}
      {onShowModel && (
        <li>
          <Thumbnail label="Show in 3D" isShown={isIn3d} onPress={onShowModel}>
            <span className="grid size-full place-content-center justify-items-center text-xs font-medium">
              <Icon name="cube" className="size-6" />
              3D
            </span>
          </Thumbnail>
        </li>
      )}
    </ul>
  )
}

/** Its least size is large enough for any screen: no other need be named. */
function smallest(picture: GalleryPicture): GalleryPicture {
  return 'base' in picture ? { ...picture, widths: picture.widths.slice(0, 1) } : picture
}

type ThumbnailProps = {
  label: string
  isShown: boolean
  onPress: () => void
  children: ReactNode
}

function Thumbnail({ label, isShown, onPress, children }: ThumbnailProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-current={isShown ? 'true' : undefined}
      onClick={onPress}
      className={classes(
        'block size-16 overflow-hidden rounded-picture bg-plinth transition',
        isShown ? 'ring-1 ring-ink ring-offset-2 ring-offset-paper' : 'opacity-75 hover:opacity-100',
      )}
    >
      {children}
    </button>
  )
}
