import { useEffect, useEffectEvent, type RefObject } from 'react'
import type { PlanPoint } from './plan-props.ts'

type OnZoom = { zoomBy: (factor: number, at: PlanPoint) => void }

/** How much larger one pixel of scrolling makes it; browsers tell a pinch on a trackpad as a wheel with Ctrl. */
const WHEEL = 0.0015
const PINCH = 0.01
/** In pixels, where a wheel counts lines. */
const LINE = 16

/**
 * The wheel zooms with Ctrl or ⌘ always, and without them once somebody works on the plan (it has the focus):
 * a page that is only scrolled past it goes on scrolling.
 */
export function useWheel(frame: RefObject<HTMLElement | null>, { zoomBy }: OnZoom) {
  const zoom = useEffectEvent(zoomBy)

  useEffect(() => {
    const element = frame.current
    if (!element) return
    function turn(event: WheelEvent) {
      const isMeant = event.ctrlKey || event.metaKey || element?.contains(document.activeElement)
      if (!element || !isMeant) return
      event.preventDefault()
      const { left, top } = element.getBoundingClientRect()
      const pixels = event.deltaY * (event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : 1)
      const factor = Math.exp(-pixels * (event.ctrlKey ? PINCH : WHEEL))
      zoom(Math.min(Math.max(factor, 0.5), 2), { x: event.clientX - left, y: event.clientY - top })
    }
    element.addEventListener('wheel', turn, { passive: false })
    return () => element.removeEventListener('wheel', turn)
  }, [frame])
}
