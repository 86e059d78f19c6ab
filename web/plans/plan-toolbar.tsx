import type { ComponentProps, ReactNode } from 'react'
import { classes } from '#kit/browser/ui/classes.ts'
import type { Measuring, Tool } from './use-measuring.ts'
import type { ViewControls } from './view.ts'

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

type PageTurnerProps = { page: number; pages: number; onPage: (page: number) => void }

/** Leafs through a plan of several pages. */
function PageTurner({ page, pages, onPage }: PageTurnerProps) {
  return (
    <fieldset aria-label="Pages" className="flex items-center">
      <ToolButton
        icon="before"
        label="Previous page"
        disabled={page === 1}
        onClick={() => onPage(page - 1)}
      />
      <output className="px-1 text-sm whitespace-nowrap tabular-nums">
        Page {page} of {pages}
      </output>
      <ToolButton icon="after" label="Next page" disabled={page === pages} onClick={() => onPage(page + 1)} />
    </fieldset>
  )
}

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

type ToolButtonProps = Omit<ComponentProps<'button'>, 'children' | 'aria-label'> & {
  icon: PlanIconName
  label: string
  /** Stands beside the sign where there is room; it begins the label. */
  word?: string
  /** A tool that is in hand or not. */
  isPressed?: boolean
}

/** A button of the drawing table. */
function ToolButton({ icon, label, word, isPressed, className, ...button }: ToolButtonProps) {
  return (
    <button
      type="button"
      {...button}
      aria-label={label}
      title={label}
      aria-pressed={isPressed}
      className={classes(
        'inline-flex h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-control text-sm transition',
        'disabled:opacity-40 aria-disabled:opacity-40',
        word !== undefined && 'lg:px-3',
        isPressed ? 'bg-lagoon text-on-action' : 'text-ink hover:bg-sand',
        className,
      )}
    >
      <PlanIcon name={icon} />
      {word !== undefined && <span className="hidden lg:inline">{word}</span>}
    </button>
  )
}

/** The signs of the drawing table, in the manner of kit/browser/ui/icon.tsx, which every page of the shop loads. */
const outlines = {
  fit: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5M9 9h6v6H9V9Z',
  expand: 'M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7',
  shrink: 'M20 10h-6V4M14 10l6-6M4 14h6v6M10 14l-6 6',
  layers: 'M12 3.5 21 8.5 12 13.5 3 8.5 12 3.5ZM4.5 12.5 12 16.7l7.5-4.2M4.5 16.3 12 20.5l7.5-4.2',
  measure: 'M3 15.5 15.5 3 21 8.5 8.5 21 3 15.5ZM6.5 12l2 2M9.5 9l3 3M12.5 6l2 2',
  scale: 'M4 8v8M20 8v8M4 12h16M7.5 9.5 5 12l2.5 2.5M16.5 9.5 19 12l-2.5 2.5',
  comment: 'M12 20.5s6.5-5.6 6.5-10.6a6.5 6.5 0 0 0-13 0c0 5 6.5 10.6 6.5 10.6ZM12 7v6M9 10h6',
  download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  minus: 'M5 12h14',
  plus: 'M12 5v14M5 12h14',
  before: 'M14.5 6l-6 6 6 6',
  after: 'M9.5 6l6 6-6 6',
} as const

type PlanIconName = keyof typeof outlines

function PlanIcon({ name }: { name: PlanIconName }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      className="size-5 shrink-0"
    >
      <path d={outlines[name]} />
    </svg>
  )
}
