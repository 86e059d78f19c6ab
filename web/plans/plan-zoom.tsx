import { ToolButton } from './tool-button.tsx'
import type { ViewControls } from './use-view.ts'

/** − and +, how large the sheet is seen, and back to the whole of it. */
export function PlanZoom({
  controls: { zoomIn, zoomOut, fit, percent, isFitted },
}: {
  controls: ViewControls
}) {
  return (
    <fieldset
      aria-label="Zoom"
      className="absolute bottom-3 left-3 z-10 flex items-center rounded-control border border-line bg-paper shadow-float"
    >
      <ToolButton icon="minus" label="Zoom out" onClick={zoomOut} />
      <output aria-label="Zoom" className="w-12 text-center text-sm tabular-nums">
        {percent}%
      </output>
      <ToolButton icon="plus" label="Zoom in" onClick={zoomIn} />
      <ToolButton icon="fit" label="Fit the whole plan" onClick={fit} aria-disabled={isFitted} />
    </fieldset>
  )
}
