import { useEffect, useLayoutEffect, type RefObject } from 'react'
import { useBlocker } from '#kit/browser/router/router.ts'
import { Dialog } from '#kit/browser/ui/dialog.tsx'
import { classes } from '#kit/browser/ui/classes.ts'
import { IconButton } from '#kit/browser/ui/icon-button.tsx'
import { pictureId, type GalleryPicture } from './gallery-pictures.ts'
import { GalleryImage } from './gallery-image.tsx'
import { slideLook, trackLook, usePictureTrack } from './use-picture-track.ts'

type GalleryDialogProps = {
  pictures: readonly GalleryPicture[]
  name: string
  /** The place of the picture to begin with. */
  first: number
  open: boolean
  onClose: () => void
}

/** The pictures as large as the window; Back closes them, and leads nowhere else. */
export default function GalleryDialog({ pictures, name, first, open, onClose }: GalleryDialogProps) {
  const { state, reset } = useBlocker(() => open)
  useEffect(() => {
    if (state !== 'blocked') return
    reset()
    onClose()
  })

  return (
    <Dialog open={open} onClose={onClose} title={name} look="full">
      <LargePictures pictures={pictures} first={first} />
    </Dialog>
  )
}

/** The pictures one by one, by swipe, arrow keys or buttons. */
function LargePictures({ pictures, first }: { pictures: readonly GalleryPicture[]; first: number }) {
  const { track, shown, show, noteScroll } = usePictureTrack()
  useEffect(() => {
    const row = track.current
    row?.scrollTo({ left: first * row.clientWidth, behavior: 'instant' })
  }, [track, first])
  useArrowKeys(track)

  return (
    <div className="grid gap-2">
      <ul
        ref={track}
        onScroll={noteScroll}
        aria-label="Pictures"
        // What scrolls must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className={classes(trackLook, 'h-[calc(100dvh-10rem)]')}
      >
        {pictures.map((picture) => (
          <li key={pictureId(picture)} className={slideLook}>
            <GalleryImage picture={picture} sizes="min(100vw, 90vh)" className="size-full object-contain" />
          </li>
        ))}
      </ul>
      <Steps shown={shown} count={pictures.length} onShow={show} />
    </div>
  )
}

type StepsProps = { shown: number; count: number; onShow: (place: number) => void }

function Steps({ shown, count, onShow }: StepsProps) {
  const step = (by: number) => () => onShow(shown + by)
  return (
    <div className="flex items-center justify-center gap-4">
      <IconButton icon="chevron-left" label="Previous picture" disabled={shown === 0} onClick={step(-1)} />
      <p aria-live="polite" className="min-w-14 text-center tabular-nums">
        {`${shown + 1} / ${count}`}
      </p>
      <IconButton icon="chevron-right" label="Next picture" disabled={shown >= count - 1} onClick={step(1)} />
    </div>
  )
}

const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 }

function useArrowKeys(track: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    function moveByKey(event: KeyboardEvent) {
      const step = steps[event.key]
      if (step === undefined || !track.current) return
      event.preventDefault()
      track.current.scrollBy({ left: step * track.current.clientWidth })
    }
    document.addEventListener('keydown', moveByKey)
    return () => document.removeEventListener('keydown', moveByKey)
  }, [track])
}
