import { wayTo } from '#domain/boards/polygons.ts'
import type { Guide } from '#domain/boards/snapping.ts'
import { classes } from '#kit/browser/ui/classes.ts'

/** Stretched and turned, since a line that is drawn anew has the whole page painted anew. In pixels of the table. */
export function GuideLine({ from, to, className }: Guide & { className: string }) {
  function lay(element: HTMLElement | null) {
    const way = wayTo(from, to)
    const angle = Math.atan2(way.y, way.x)
    if (element)
      element.style.transform = `translate(${Math.round(from.x)}px, ${Math.round(from.y)}px) rotate(${angle}rad) scaleX(${way.length})`
  }
  return (
    <div
      ref={lay}
      className={classes('absolute top-0 left-0 w-px origin-top-left will-change-transform', className)}
    />
  )
}
