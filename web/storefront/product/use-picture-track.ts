import { useRef, useState } from 'react'

/** A row of pictures of which one is in view: swiped, scrolled or shown by its place. */
export function usePictureTrack() {
  const track = useRef<HTMLUListElement>(null)
  const [shown, setShown] = useState(0)

  function noteScroll() {
    if (track.current) setShown(Math.round(track.current.scrollLeft / track.current.clientWidth))
  }
  function show(place: number, behavior: ScrollBehavior = 'auto') {
    track.current?.scrollTo({ left: place * track.current.clientWidth, behavior })
  }
  return { track, shown, show, noteScroll }
}

export const trackLook =
  'flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth [scrollbar-width:none]'
/** What lies further aside than the next one is not drawn, and its picture not asked for. */
export const slideLook = 'w-full shrink-0 snap-center snap-always [content-visibility:auto]'
