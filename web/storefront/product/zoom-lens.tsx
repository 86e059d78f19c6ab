import { useState, type PointerEvent, type ReactNode } from 'react'
import { GalleryImage } from './gallery-image.tsx'
import type { GalleryPicture } from './gallery-pictures.ts'

/** In pixels, as zoom-lens.css draws it. */
const LENS = { width: 200, height: 150 }

type ZoomLensProps = { picture: GalleryPicture | undefined; children: ReactNode }

/** The frame of the gallery, square and no higher than the window; over a picture the mouse shows what the lens covers, magnified beside it. */
export function ZoomLens({ picture, children }: ZoomLensProps) {
  const [isOver, setOver] = useState(false)

  function follow(event: PointerEvent<HTMLDivElement>) {
    if (event.pointerType !== 'mouse') return
    placeLens(event.currentTarget, event)
    setOver(true)
  }

  return (
    <div onPointerMove={follow} onPointerLeave={() => setOver(false)} className="gallery-frame">
      {children}
      {isOver && picture && <Magnified picture={picture} />}
    </div>
  )
}

function Magnified({ picture }: { picture: GalleryPicture }) {
  return (
    <>
      <div className="zoom-lens" />
      <div aria-hidden="true" className="zoom-view">
        <GalleryImage picture={picture} sizes="1320px" when="soon" alt="" />
      </div>
    </>
  )
}

/** Centers the lens on the pointer, inside the frame; zoom-lens.css reads its place. */
function placeLens(frame: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }) {
  const { left, top, width, height } = frame.getBoundingClientRect()
  const x = within(clientX - left - LENS.width / 2, width - LENS.width)
  const y = within(clientY - top - LENS.height / 2, height - LENS.height)
  frame.style.setProperty('--zoom-x', `${x}px`)
  frame.style.setProperty('--zoom-y', `${y}px`)
}

function within(value: number, most: number): number {
  return Math.max(0, Math.min(value, most))
}
