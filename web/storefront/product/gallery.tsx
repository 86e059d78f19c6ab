import { useState } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { GalleryDialog } from './gallery-dialog.tsx'
import type { GalleryPicture } from './gallery-pictures.ts'
import { MainPictures } from './main-pictures.tsx'
import { Thumbnails } from './thumbnails.tsx'
import { usePictureTrack } from './use-picture-track.ts'
import { ZoomLens } from './zoom-lens.tsx'

type GalleryProps = { pictures: readonly GalleryPicture[]; name: string }

/** The pictures of a piece: swiped on phones, chosen by thumbnail, magnified under the mouse, full-screen by a press. */
export function Gallery({ pictures, name }: GalleryProps) {
  const { show, shown, ...track } = usePictureTrack()
  const [isOpen, setOpen] = useState(false)
  const picture = pictures[shown]
  if (!picture) return <NoPictures />
  const all = { pictures, name, shown }
  return (
    <div className="flex flex-col gap-4 max-md:-mx-4 md:flex-row-reverse md:justify-center lg:relative lg:z-10 lg:flex-col lg:justify-end xl:flex-row-reverse">
      <ZoomLens picture={picture}>
        <MainPictures {...all} {...track} onEnlarge={() => setOpen(true)} />
      </ZoomLens>
      {pictures.length > 1 && <Thumbnails {...all} onShow={show} />}
      <GalleryDialog {...all} first={shown} open={isOpen} onClose={() => setOpen(false)} />
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
