import { useEffect, useRef, useState } from 'react'
import type { DraftImage } from './product-draft.ts'

export type ImageOrder = ReturnType<typeof useImageOrder>

/** The order of pictures, by dragging one before another or by its arrows; what was moved is told and keeps the focus. */
export function useImageOrder(images: readonly DraftImage[], onOrder: (images: DraftImage[]) => void) {
  const [dragged, setDragged] = useState<string>()
  const [news, setNews] = useState('')
  const focusNext = useRef<string>(undefined)

  useEffect(() => {
    if (focusNext.current !== undefined) document.getElementById(focusNext.current)?.focus()
    focusNext.current = undefined
  })

  function move(id: string, to: number) {
    const from = images.findIndex((image) => image.id === id)
    const moved = images[from]
    if (!moved || to < 0 || to >= images.length || to === from) return
    onOrder(images.toSpliced(from, 1).toSpliced(to, 0, moved))
    setNews(`Image moved to place ${to + 1} of ${images.length}`)
  }

  return {
    news,
    dragged,
    drag: setDragged,
    dropAt: (to: number) => {
      if (dragged !== undefined) move(dragged, to)
      setDragged(undefined)
    },
    /** Moves by an arrow, whose button keeps the focus as long as it can be pressed again. */
    step: (id: string, to: number, buttons: { own: string; other: string }) => {
      focusNext.current = to === 0 || to === images.length - 1 ? buttons.other : buttons.own
      move(id, to)
    },
  }
}
