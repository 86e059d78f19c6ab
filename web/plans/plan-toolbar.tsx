import type { ReactNode } from 'react'
import { PageTurner } from './page-turner.tsx'
import { ToolButton } from './tool-button.tsx'
import type { Measuring, Tool } from './use-measuring.ts'

type PlanToolbarProps = {
  label: string
  /** What it is: "PDF", "Drawing in meters". */
  about: string
  page: number
  pages: number
  onPage: (page: number) => void
  measuring: Measuring
  mayPin: boolean
  layers?: { isOpen: boolean; toggle: () => void }
  fullScreen: { isFull: boolean; toggle: () => void }
  onDownload: () => void
  extra?: ReactNode
}

/** What can be done with the plan on the table. */
export function PlanToolbar(props: PlanToolbarProps) {
  const { label, about, page, pages, onPage, layers, fullScreen, onDownload, extra } = props
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-paper px-2 py-1.5 sm:px-3">
      <p className="mr-auto min-w-0 pl-1">
        <span className="block truncate font-medium">{label}</span>
        <span className="block truncate text-xs text-muted">{about}</span>
      </p>
      {pages > 1 && <PageTurner page={page} pages={pages} onPage={onPage} />}
      <div role="toolbar" aria-label={`${label} tools`} className="flex flex-wrap items-center gap-0.5">
        <Tools {...props} />
        {layers && (
          <ToolButton
            icon="layers"
            label="Layers"
            word="Layers"
            aria-expanded={layers.isOpen}
            onClick={layers.toggle}
          />
        )}
        <ToolButton icon="download" label="Download" onClick={onDownload} />
        <ToolButton
          icon={fullScreen.isFull ? 'shrink' : 'expand'}
          label={fullScreen.isFull ? 'Leave full screen' : 'Full screen'}
          onClick={fullScreen.toggle}
        />
        {extra}
      </div>
    </div>
  )
}

function Tools({ measuring, mayPin }: PlanToolbarProps) {
  const press = (tool: Tool) => ({
    isPressed: measuring.tool === tool,
    onClick: () => measuring.take(tool),
  })
  return (
    <>
      {mayPin && <ToolButton icon="comment" label="Comment on a point" word="Comment" {...press('pin')} />}
      <ToolButton icon="measure" label="Measure" word="Measure" {...press('measure')} />
      <ToolButton icon="scale" label="Set the scale" {...press('scale')} />
    </>
  )
}
