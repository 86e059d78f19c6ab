import type { RefObject } from 'react'
import { classes } from '#kit/browser/ui/classes.ts'
import { GalleryImage } from './gallery-image.tsx'
import { pictureId, type GalleryPicture } from './gallery-pictures.ts'
import { slideLook, trackLook } from './use-picture-track.ts'

/** 550 px from tablets on, the width of the window on phones. */
const MAIN_SIZES = '(width >= 48rem) 550px, 100vw'

type MainPicturesProps = {
  pictures: readonly GalleryPicture[]
  name: string
  shown: number
  track: RefObject<HTMLUListElement | null>
  noteScroll: () => void
  onEnlarge: () => void
}

/** One picture at a time, side by side for swiping; a press enlarges it. */
export function MainPictures({ pictures, name, shown, track, noteScroll, onEnlarge }: MainPicturesProps) {
  return (
    <>
      <ul
        ref={track}
        onScroll={noteScroll}
        aria-label={`Pictures of ${name}`}
        className={classes(trackLook, 'piece-picture size-full')}
      >
        {pictures.map((picture, at) => (
          <li key={pictureId(picture)} className={slideLook}>
            <button
              type="button"
              tabIndex={at === shown ? 0 : -1}
              onClick={onEnlarge}
              className="relative block size-full cursor-zoom-in focus-visible:-outline-offset-4"
            >
              <GalleryImage
                picture={picture}
                sizes={MAIN_SIZES}
                when={at === 0 ? 'first' : 'late'}
                className="size-full object-cover"
              />
              <span className="sr-only">: view larger</span>
            </button>
          </li>
        ))}
      </ul>
      <Place shown={shown} count={pictures.length} />
    </>
  )
}

/** "2 / 3", where there are no thumbnails. */
function Place({ shown, count }: { shown: number; count: number }) {
  if (count < 2) return null
  return (
    <p
      aria-hidden="true"
      className="pointer-events-none absolute right-4 bottom-4 rounded-full bg-paper px-3 py-1 text-sm tabular-nums md:hidden"
    >
      {`${shown + 1} / ${count}`}
    </p>
  )
}
