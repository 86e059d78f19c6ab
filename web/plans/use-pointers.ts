import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import type { PlanPoint } from './plan-props.ts'

type Moves = {
  panBy: (dx: number, dy: number) => void
  zoomBy: (factor: number, at: PlanPoint) => void
  /** Pressed and let go in one place. */
  onTap: (at: PlanPoint) => void
  /** A mouse passes over. */
  onHover: (at: PlanPoint | null) => void
}

/** A finger that trembles still taps. */
const TAP_PX = 6

/** Drag with one finger or the mouse, pinch with two, tap, wheel. Places are pixels from the frame's corner. */
export function usePointers(frame: RefObject<HTMLElement | null>, moves: Moves) {
  const down = useRef(new Map<number, PlanPoint>())
  const travelled = useRef(0)
  useWheel(frame, moves)

  const placeOf = (event: PointerEvent): PlanPoint => {
    const { left, top } = event.currentTarget.getBoundingClientRect()
    return { x: event.clientX - left, y: event.clientY - top }
  }

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    const isOnControl = event.target instanceof Element && event.target.closest('button') !== null
    if (isOnControl || event.button !== 0) return
    if (down.current.size === 0) travelled.current = 0
    down.current.set(event.pointerId, placeOf(event))
    event.currentTarget.setPointerCapture(event.pointerId)
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const to = placeOf(event)
    const from = down.current.get(event.pointerId)
    if (event.pointerType === 'mouse') moves.onHover(to)
    if (!from) return
    const other = [...down.current].find(([id]) => id !== event.pointerId)?.[1]
    travelled.current += Math.hypot(to.x - from.x, to.y - from.y)
    down.current.set(event.pointerId, to)
    if (other) pinch(moves, other, from, to)
    else if (travelled.current > TAP_PX) moves.panBy(to.x - from.x, to.y - from.y)
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    const isTap = down.current.delete(event.pointerId) && travelled.current <= TAP_PX
    if (isTap && down.current.size === 0) moves.onTap(placeOf(event))
  }

  function onPointerCancel(event: PointerEvent<HTMLElement>) {
    down.current.delete(event.pointerId)
    travelled.current = Number.POSITIVE_INFINITY
  }

  return {
    onPointerDown,
    onPointerMove,
    onPointerUp,
    onPointerCancel,
    onPointerLeave: () => moves.onHover(null),
  }
}

/** One of two fingers moved: what lies between them grows with their distance and goes with them. */
function pinch(moves: Moves, other: PlanPoint, from: PlanPoint, to: PlanPoint) {
  const before = Math.hypot(from.x - other.x, from.y - other.y)
  const after = Math.hypot(to.x - other.x, to.y - other.y)
  const middle = { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 }
  if (before > 0 && after > 0) moves.zoomBy(after / before, middle)
  moves.panBy((to.x - from.x) / 2, (to.y - from.y) / 2)
}

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
function useWheel(frame: RefObject<HTMLElement | null>, { zoomBy }: OnZoom) {
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
