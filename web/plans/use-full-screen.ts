import { useEffect, useState, type RefObject } from 'react'

/**
 * Gives an element the whole screen. Where the browser keeps that for videos (iPhones), it lies above the page
 * instead, and Escape leaves it.
 */
export function useFullScreen(frame: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false)

  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement === frame.current)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [frame])

  useEffect(() => {
    // The browser leaves its own full screen by Escape; what we laid above the page is left by us.
    const isAbove = isFull && document.fullscreenElement === null
    if (!isAbove) return
    const leaveByKey = ({ key }: KeyboardEvent) => key === 'Escape' && leave()
    document.addEventListener('keydown', leaveByKey)
    return () => document.removeEventListener('keydown', leaveByKey)
  })

  async function enter() {
    const element = frame.current
    try {
      await element?.requestFullscreen()
    } catch {
      layAbove(element)
      setFull(true)
    }
  }

  function leave() {
    if (document.fullscreenElement) void document.exitFullscreen()
    else {
      frame.current?.removeAttribute('popover')
      setFull(false)
    }
  }

  return { isFull, toggle: () => (isFull ? leave() : void enter()) }
}

/** In the browser's top layer, over everything. */
function layAbove(element: HTMLElement | null) {
  element?.setAttribute('popover', 'manual')
  element?.showPopover?.()
}
