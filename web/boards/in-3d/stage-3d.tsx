import { useId, useMemo, useRef, useState } from 'react'
import { standingPieces } from '#domain/boards/note.ts'
import { hasRoomForView } from '#domain/boards/viewpoints.ts'
import { seenBy } from '#domain/boards/walk.ts'
import { usePointers } from '#web/plans/use-pointers.ts'
import type { Board3dProps } from './board-3d-props.ts'
import { CameraButtons } from './camera-buttons.tsx'
import { dragged, keyedCamera, nearer, orbitOf, walkThrough, type Camera } from './camera.ts'
import { looksOf } from './piece-looks.ts'
import { useScene } from './use-scene.ts'
import { cameraAt, eyeOf } from './views.ts'

type Stage3dProps = Board3dProps & {
  isQuick: boolean
  /** The browser took the drawing away: it begins anew. */
  onLost: () => void
  onImpossible: () => void
}

/** The room in 3D: turned and walked through by pointer, keys and buttons. */
export function Stage3d(props: Stage3dProps) {
  const { board, products, shapes, label, selected = null, onSelect, view = null, onKeep } = props
  const frame = useRef<HTMLDivElement>(null)
  const help = useId()
  const [camera, setCamera] = useState<Camera>(() => (view ? cameraAt(view) : orbitOf(board)))
  const [goneTo, setGoneTo] = useState(view)
  if (view !== goneTo) {
    setGoneTo(view)
    if (view) setCamera(cameraAt(view))
  }
  const lookOf = useMemo(() => looksOf(products, shapes), [products, shapes])
  const scene = useScene(frame, { board, selected, lookOf, camera }, props)
  const words = wordsOf(props, camera)

  function press(key: string): boolean {
    const next = keyedCamera(camera, key, board)
    if (next) setCamera(next)
    return next !== undefined
  }
  const pointers = usePointers(frame, {
    panBy: (dx, dy) => setCamera((now) => dragged(now, dx, dy)),
    zoomBy: (factor) => setCamera((now) => nearer(now, factor, board)),
    onTap: ({ x, y }) => {
      const { width, height } = frame.current!.getBoundingClientRect()
      onSelect?.(scene.current?.pieceAt({ x: x / width, y: y / height }) ?? null)
    },
    onHover: () => undefined,
  })
  return (
    <>
      {/* Its own keys need an application: a screen reader would keep the arrows for itself. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={frame}
        role="application"
        aria-label={`${label} in 3D`}
        aria-describedby={help}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={(event) => {
          if (event.ctrlKey || event.metaKey || event.altKey) return
          if (press(event.key)) event.preventDefault()
        }}
        {...pointers}
        className="absolute inset-0 cursor-grab touch-none overflow-hidden focus-visible:-outline-offset-2"
      />
      <CameraButtons
        camera={camera}
        onPress={press}
        onKeep={onKeep && (() => onKeep(eyeOf(camera)))}
        mayKeep={hasRoomForView(board)}
        onWalk={(isWalk) => setCamera(isWalk ? walkThrough(board) : orbitOf(board))}
      />
      {/* Beside the buttons where the stage is wide enough for both, else under them. */}
      <div className="pointer-events-none @container absolute inset-0 z-10">
        <output className="absolute top-16 left-3 mr-3 rounded-control bg-paper/90 px-3 py-1.5 text-sm @xl:top-3 @xl:right-3 @xl:left-auto @xl:mr-0 @xl:max-w-[calc(100%-18rem)]">
          {words}
        </output>
      </div>
      <p id={help} className="sr-only">
        Arrow keys turn what you see, plus and minus come nearer and go away. On a walk, up and down are
        steps.
      </p>
    </>
  )
}

/** What is seen, in words: nothing is only in the picture. */
function wordsOf({ board, products, shapes }: Board3dProps, camera: Camera): string {
  const count = Object.keys(board.pieces).length
  if (camera.how === 'orbit') return count === 1 ? 'From outside, 1 piece' : `From outside, ${count} pieces`
  const { room, pieces } = seenBy(board, camera.walker, standingPieces(board, shapes))
  const names = pieces.map((id) => products.get(board.pieces[id]?.product ?? '')?.name ?? '')
  const before = names.length > 0 ? new Intl.ListFormat('en-US').format(new Set(names)) : 'nothing'
  return `${room ?? 'Outside'}, before you: ${before}`
}
