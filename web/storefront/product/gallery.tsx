import { useEffect, useState } from 'react'
import type { Modelled } from '#domain/products/shown-model.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { useLatePart } from '#kit/browser/ui/use-late-part.ts'
import { placeOfFinish, type GalleryPicture } from './gallery-pictures.ts'
import { MainPictures } from './main-pictures.tsx'
import { ModelLayer } from './model-layer.tsx'
import type { ShownProduct } from './product-loader.ts'
import { Thumbnails } from './thumbnails.tsx'
import { useAddress } from './use-address.ts'
import { usePictureTrack } from './use-picture-track.ts'
import { ZoomLens } from './zoom-lens.tsx'

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
  const { Part: GalleryDialog } = useLatePart(loadDialog, isOpen)

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
    <div className="flex flex-col gap-4 max-md:-mx-4 md:flex-row-reverse md:justify-center lg:relative lg:z-10 lg:flex-col lg:justify-end xl:flex-row-reverse">
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
