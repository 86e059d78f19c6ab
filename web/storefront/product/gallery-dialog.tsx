import { Dialog } from '#kit/browser/ui/dialog.tsx'
import type { GalleryPicture } from './gallery-pictures.ts'
import { LargePictures } from './large-pictures.tsx'

type GalleryDialogProps = {
  pictures: readonly GalleryPicture[]
  name: string
  /** The place of the picture to begin with. */
  first: number
  open: boolean
  onClose: () => void
}

/** The pictures as large as the window. */
export default function GalleryDialog({ pictures, name, first, open, onClose }: GalleryDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={name} look="full">
      <LargePictures pictures={pictures} first={first} />
    </Dialog>
  )
}
