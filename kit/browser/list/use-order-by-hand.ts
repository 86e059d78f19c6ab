import { useEffect, useRef, useState, type DragEvent } from 'react'

/** What was moved, and by how many places: one up is -1. */
export type Move = { id: string; by: number }

export type OrderByHand = ReturnType<typeof useOrderByHand>

/** The order of things, by dragging one onto another's place or by its arrows; what moved is told and keeps the focus. */
export function useOrderByHand<Thing>(
  things: readonly Thing[],
  idOf: (thing: Thing) => string,
  onOrder: (things: Thing[], move: Move) => void,
) {
  const [dragged, setDragged] = useState<string>()
  const [news, setNews] = useState('')
  const focusNext = useRef<string>(undefined)

  useEffect(() => {
    if (focusNext.current !== undefined) document.getElementById(focusNext.current)?.focus()
    focusNext.current = undefined
  })

  function move(id: string, to: number) {
    const from = things.findIndex((thing) => idOf(thing) === id)
    const ordered = moved(things, from, to)
    if (!ordered) return
    onOrder(ordered, { id, by: to - from })
    setNews(`Moved to place ${to + 1} of ${things.length}`)
  }
  return {
    news,
    isDragged: (id: string) => dragged === id,
    /** What makes the thing at a place draggable: the mouse's shortcut for its arrows. */
    dragging: (id: string, at: number) => ({
      draggable: true,
      onDragStart(event: DragEvent) {
        event.dataTransfer.effectAllowed = 'move'
        setDragged(id)
      },
      onDragEnd: () => setDragged(undefined),
      onDragOver: (event: DragEvent) => dragged !== undefined && event.preventDefault(),
      onDrop() {
        if (dragged !== undefined) move(dragged, at)
        setDragged(undefined)
      },
    }),
    /** Moves by an arrow, whose button keeps the focus as long as it can be pressed again. */
    step: (id: string, to: number, buttons: { own: string; other: string }) => {
      focusNext.current = to === 0 || to === things.length - 1 ? buttons.other : buttons.own
      move(id, to)
    },
  }
}

/** The list with the thing at `from` moved to `to`; undefined where that is no move. */
export function moved<Thing>(things: readonly Thing[], from: number, to: number): Thing[] | undefined {
  const thing = things[from]
  if (thing === undefined || to < 0 || to >= things.length || to === from) return undefined
  return things.toSpliced(from, 1).toSpliced(to, 0, thing)
}
