import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { classes } from '#kit/browser/ui/classes.ts'
import { MeasureLines } from './measure-lines.tsx'
import type { PlanPoint, SheetSize } from './plan-props.ts'
import { PlanZoom } from './plan-toolbar.tsx'
import { ScaleForm } from './scale-form.tsx'
import type { Measuring } from './use-measuring.ts'
import { usePointers } from './use-pointers.ts'
import { onSheet, useView, type ViewControls } from './view.ts'

type PlanStageProps = {
  label: string
  sheet: SheetSize
  measuring: Measuring
  isFull: boolean
  /** A place to be brought into view, such as that of the open pin. */
  place?: PlanPoint
  /** What lies on the sheet. */
  children: (controls: ViewControls) => ReactNode
  /** What lies over the table. */
  over?: ReactNode
}

/** One press of an arrow key, in pixels. */
const PAN_PX = 60

/** The table with its sheet: it is looked at, pushed about and measured by mouse, fingers and keys. */
export function PlanStage(props: PlanStageProps) {
  const { label, sheet, measuring, isFull, place, children, over } = props
  const frame = useRef<HTMLDivElement>(null)
  const help = useId()
  const controls = useView(frame, sheet)
  const { view, isFitted, panBy, zoomBy } = controls
  const [pointer, setPointer] = useState<PlanPoint | null>(null)
  useBroughtIntoView(place, controls)

  function take(at: PlanPoint) {
    const point = onSheet(view, at, sheet)
    if (point && measuring.isBusy) measuring.place(point)
  }

  const pointers = usePointers(frame, {
    panBy,
    zoomBy,
    onTap: take,
    onHover: (at) =>
      setPointer(at && measuring.line?.length === 1 ? (onSheet(view, at, sheet) ?? null) : null),
  })

  return (
    <div
      className={classes(
        '@container relative',
        isFull ? 'min-h-0 grow' : 'h-[60svh] max-h-208 min-h-96 md:h-[75svh]',
      )}
    >
      {/* Its own keys need an application: a screen reader would keep the arrows for itself. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={frame}
        role="application"
        aria-label={label}
        aria-describedby={help}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onKeyDown={(event) => keyed(event, props, controls, take)}
        {...pointers}
        className={classes(
          'plan-table group absolute inset-0 overflow-hidden focus-visible:-outline-offset-2',
          isFitted ? 'touch-pan-y' : 'touch-none',
          measuring.isBusy ? 'cursor-crosshair' : 'cursor-grab active:cursor-grabbing',
        )}
      >
        <div ref={(element) => lay(element, controls)} className="plan-sheet absolute top-0 left-0">
          {children(controls)}
        </div>
        <MeasureLines measuring={measuring} controls={controls} pointer={pointer} />
        {measuring.isBusy && <Crosshair />}
      </div>
      <PlanHint measuring={measuring} />
      <PlanZoom controls={controls} />
      <p
        id={help}
        className="pointer-events-none absolute right-3 bottom-3 hidden rounded-control bg-paper/85 px-2 py-1 text-xs text-muted @xl:block"
      >
        Drag or arrow keys to move · + and − to zoom · 0 to fit
      </p>
      {over}
      {measuring.tool === 'scale' && measuring.line?.length === 2 && (
        <ScaleForm onKeep={measuring.keepScale} onCancel={measuring.cancel} />
      )}
    </div>
  )
}

/** Moves to a place when another one is opened, and not again when the table moves. */
function useBroughtIntoView(place: PlanPoint | undefined, { bringIntoView, table }: ViewControls) {
  const bring = useEffectEvent(bringIntoView)
  const isMeasured = table.width > 0
  const { x, y } = place ?? {}
  useEffect(() => {
    if (isMeasured && x !== undefined && y !== undefined) bring({ x, y })
  }, [isMeasured, x, y])
}

/** Where Enter takes a point; shown to whoever works by keys. */
export function Crosshair() {
  return (
    <svg
      viewBox="0 0 40 40"
      aria-hidden="true"
      className="pointer-events-none absolute top-1/2 left-1/2 z-10 hidden size-10 -translate-1/2 stroke-lagoon group-focus-visible:block"
    >
      <path d="M20 2v14M20 24v14M2 20h14M24 20h14" strokeWidth={1.75} fill="none" />
    </svg>
  )
}

function lay(element: HTMLElement | null, { view, sheet }: ViewControls) {
  if (!element) return
  element.style.width = `${sheet.width * view.zoom}px`
  element.style.height = `${sheet.height * view.zoom}px`
  element.style.transform = `translate(${view.x}px, ${view.y}px)`
}

const arrows: Record<string, readonly [dx: number, dy: number]> = {
  ArrowLeft: [PAN_PX, 0],
  ArrowRight: [-PAN_PX, 0],
  ArrowUp: [0, PAN_PX],
  ArrowDown: [0, -PAN_PX],
}

/** Enter takes the point in the middle of the table, for whoever has no pointer. */
function keyed(
  event: KeyboardEvent,
  { measuring }: PlanStageProps,
  { panBy, zoomIn, zoomOut, fit, table }: ViewControls,
  take: (at: PlanPoint) => void,
) {
  if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return
  const arrow = arrows[event.key]
  const middle = { x: table.width / 2, y: table.height / 2 }
  const acts: Record<string, () => void> = {
    '+': zoomIn,
    '=': zoomIn,
    '-': zoomOut,
    '0': fit,
    ...(measuring.isBusy && { Escape: measuring.cancel, Enter: () => take(middle) }),
  }
  const act = arrow ? () => panBy(...arrow) : acts[event.key]
  if (!act) return
  event.preventDefault()
  act()
}

/** What to do next with the tool in hand; it is read out too. */
function PlanHint({ measuring }: { measuring: Measuring }) {
  const hint = hintOf(measuring)
  return (
    <output
      className={
        hint === undefined
          ? 'sr-only'
          : 'pointer-events-none absolute inset-x-0 top-3 z-10 mx-auto w-fit max-w-[calc(100%-1.5rem)] rounded-control bg-ink px-3 py-1.5 text-center text-sm text-paper shadow-float'
      }
    >
      {hint}
    </output>
  )
}

function hintOf({ tool, line, canMeasure }: Measuring): string | undefined {
  if (tool === 'pin') return 'Choose the point that your comment is about'
  if (tool === 'measure') {
    if (line === undefined) return 'Choose the first of two points'
    return line.length === 1 ? 'Choose the second point' : undefined
  }
  if (tool === 'scale' && line === undefined)
    return canMeasure
      ? 'Draw a new scale line: choose its first end'
      : 'First the scale: choose one end of a length that you know'
  return tool === 'scale' && line?.length === 1 ? 'Choose the other end' : undefined
}
