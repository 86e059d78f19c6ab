import { useEffect, useEffectEvent, useRef, type RefObject } from 'react'
import { openScene, type BoardScene, type SceneContent } from './board-scene.ts'
import type { Camera } from './camera.ts'

type Shown = SceneContent & { camera: Camera }
type Fate = {
  isQuick: boolean
  /** The browser took the drawing away: it begins anew. */
  onLost: () => void
  onImpossible: () => void
}

/** A scene in `frame` as long as it is looked at; what it holds of the graphics memory is freed then. */
export function useScene(
  frame: RefObject<HTMLElement | null>,
  { camera, board, selected, lookOf }: Shown,
  { isQuick, onLost, onImpossible }: Fate,
) {
  const scene = useRef<BoardScene>(null)
  const lost = useEffectEvent(onLost)
  const impossible = useEffectEvent(onImpossible)
  useEffect(() => {
    // Its own canvas each time: one that lost its context does not get another.
    const canvas = document.createElement('canvas')
    canvas.className = 'size-full'
    canvas.setAttribute('aria-hidden', 'true')
    canvas.addEventListener('webglcontextlost', lost)
    const opened = openedScene(canvas, isQuick)
    if (!opened || !frame.current) return impossible()
    scene.current = opened
    frame.current.append(canvas)
    const resized = new ResizeObserver(() => opened.resize(canvas.clientWidth, canvas.clientHeight))
    resized.observe(canvas)
    return () => {
      scene.current = null
      resized.disconnect()
      canvas.removeEventListener('webglcontextlost', lost)
      canvas.remove()
      opened.dispose()
    }
  }, [frame, isQuick])
  useEffect(() => scene.current?.sync({ board, selected, lookOf }), [board, selected, lookOf])
  useEffect(() => scene.current?.look(camera), [camera])
  return scene
}

/** Undefined where the browser refuses after all, such as with too many drawings at once. */
function openedScene(canvas: HTMLCanvasElement, isQuick: boolean): BoardScene | undefined {
  try {
    return openScene(canvas, isQuick)
  } catch {
    return undefined
  }
}
