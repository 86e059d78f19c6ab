import { useEffect, useState, type RefObject } from 'react'
import type { Modelled } from '#domain/products/shown-model.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { useLazyComponent } from '#kit/browser/ui/use-lazy-component.ts'
import { classes } from '#kit/browser/ui/classes.ts'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { placeOfFinish, pictureId, type GalleryPicture } from './gallery-pictures.ts'
import type { ShownProduct } from './product-loader.ts'
import { Thumbnails } from './thumbnails.tsx'
import { useAddress } from './use-address.ts'
import { usePictureTrack, slideLook, trackLook } from './use-picture-track.ts'
import { ZoomLens } from './zoom-lens.tsx'
import { GalleryImage } from './gallery-image.tsx'
import { stageButtonLook } from './stage-button-look.ts'

type GalleryProps = {
  product: ShownProduct
  pictures: readonly GalleryPicture[]
  modelled?: Modelled
  /** The variant key of what is chosen. */
  chosen: string
}

const loadDialog = () => import('./gallery-dialog.tsx')

/**
 * The pictures of a piece: swiped on phones, chosen by thumbnail, magnified under the mouse, full-screen by a press.
 * They follow the chosen finish; over them, once it is asked for, stands the piece in 3D.
 */
export function Gallery({ product, pictures, modelled, chosen }: GalleryProps) {
  // The address says it, so that a link can ask for 3D.
  const [view, setView] = useAddress('view')
  const isIn3d = modelled !== undefined && view === '3d'
  const { show, shown, ...track } = usePictureTrack()
  const [isOpen, setOpen] = useState(false)
  const { Part: GalleryDialog } = useLazyComponent(loadDialog, isOpen)

  function showFinish() {
    const place = placeOfFinish(pictures, chosen)
    if (place !== undefined) show(place, 'instant')
  }
  // Only another choice moves the pictures.
  // oxlint-disable-next-line react-hooks/exhaustive-deps
  useEffect(showFinish, [chosen])

  if (pictures.length === 0 && !modelled) return <NoPictures />
  const all = { pictures, name: product.name, shown }
  const enter = () => {
    showFinish()
    setView('3d')
  }
  const showPicture = (place: number) => {
    setView('')
    show(place)
  }
  return (
    <div className="flex flex-col gap-4 max-md:-mx-4 md:flex-row-reverse md:justify-end lg:relative lg:z-10 lg:flex-col xl:flex-row-reverse">
      <ZoomLens picture={isIn3d ? undefined : pictures[shown]}>
        <div inert={isIn3d} className="size-full">
          <MainPictures {...all} {...track} onEnlarge={() => setOpen(true)} />
        </div>
        {modelled && (
          <ModelLayer
            {...{ product, modelled, chosen, isIn3d }}
            onPress={isIn3d ? () => setView('') : enter}
          />
        )}
      </ZoomLens>
      <Thumbnails {...all} {...{ isIn3d }} onShow={showPicture} onShowModel={modelled && enter} />
      {GalleryDialog && <GalleryDialog {...all} first={shown} open={isOpen} onClose={() => setOpen(false)} />}
    </div>
  )
}

function NoPictures() {
  return (
    <div className="grid aspect-square place-content-center justify-items-center gap-2 rounded-picture bg-plinth text-muted md:size-[550px]">
      <Icon name="image" className="size-8" />
      <p>No pictures yet</p>
    </div>
  )
}

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
function MainPictures({ pictures, name, shown, track, noteScroll, onEnlarge }: MainPicturesProps) {
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

type ModelLayerProps = {
  product: ShownProduct
  modelled: Modelled
  /** The variant key of what is chosen. */
  chosen: string
  isIn3d: boolean
  onPress: () => void
}

const loadPanel = () => import('./model/model-panel.tsx')

/** Over the pictures: the button that asks for 3D, and the piece in 3D, whose code comes once it is asked for. */
function ModelLayer({ isIn3d, onPress, ...shown }: ModelLayerProps) {
  const { Part: Panel, isMissing } = useLazyComponent(loadPanel, isIn3d)
  return (
    <>
      {isIn3d && Panel && <Panel {...shown} />}
      {isIn3d && isMissing && (
        <div className="absolute inset-0 bg-plinth">
          <TryAgain message="Failed to load the 3D view" />
        </div>
      )}
      <button type="button" onClick={onPress} className={`${stageButtonLook} bottom-4 left-4`}>
        <Icon name={isIn3d ? 'image' : 'cube'} />
        {isIn3d ? 'Pictures' : 'View in 3D'}
      </button>
    </>
  )
}
