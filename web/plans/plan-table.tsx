import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { classes } from '#kit/browser/ui/classes.ts'
import type { PlanOnTable, PlanPin, SheetSize, ShownPlan } from './plan-props.ts'
import { aboutPlan, notesOn } from './plan-facts.ts'
import { PlanLayers } from './plan-layers.tsx'
import { PlanSheet } from './plan-sheet.tsx'
import { PlanStage } from './plan-stage.tsx'
import { PlanToolbar } from './plan-toolbar.tsx'
import { useMeasuring } from './use-measuring.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'

type PlanTableProps = { plan: PlanOnTable; open: ShownPlan; onDownload: () => void }

const NO_SIZE: SheetSize = { width: 1, height: 1 }

/** An open plan with its tools. */
export function PlanTable({ plan, open, onDownload }: PlanTableProps) {
  const { label, pins = [], activePin, onActivePin, scale, onScale, onPin, isPinning, toolbarExtra } = plan
  const table = useRef<HTMLDivElement>(null)
  const active = pins.find(({ id }) => id === activePin)
  const [page, setPage] = usePageOf(active, open.sizes.length)
  const fullScreen = useFullScreen(table)
  const layers = useLayers(open)
  const sheet = open.sizes[page - 1] ?? NO_SIZE
  const statedMetres = open.metresPerUnit
  const measuring = useMeasuring({ page, sheet, statedMetres, scale, onScale, onPin, isPinning })

  return (
    <div
      ref={table}
      className={classes(
        'm-0 flex size-auto max-h-none max-w-none flex-col overflow-hidden border-line bg-paper p-0 text-ink',
        fullScreen.isFull ? 'fixed inset-0 z-50 border-0' : 'relative rounded-picture border',
      )}
    >
      <PlanToolbar
        label={label}
        about={aboutPlan(open)}
        page={page}
        pages={open.sizes.length}
        onPage={setPage}
        measuring={measuring}
        mayPin={onPin !== undefined}
        layers={layers.isThere ? layers : undefined}
        fullScreen={fullScreen}
        onDownload={onDownload}
        extra={toolbarExtra}
      />
      <PlanStage
        key={page}
        label={label}
        sheet={sheet}
        measuring={measuring}
        isFull={fullScreen.isFull}
        place={active?.page === page ? active : undefined}
        over={
          layers.isOpen && open.kind === 'drawing' && <PlanLayers layers={open.drawing.layers} {...layers} />
        }
      >
        {(controls) => (
          <>
            <PlanSheet open={open} page={page} label={label} hidden={layers.hidden} controls={controls} />
            <PlanPins
              pins={pins}
              page={page}
              active={activePin}
              onActive={onActivePin}
              isBehind={measuring.isBusy}
            />
          </>
        )}
      </PlanStage>
      {notesOn(open).map((note) => (
        <p key={note} className="border-t border-line bg-paper px-4 py-2 text-sm text-muted">
          {note}
        </p>
      ))}
    </div>
  )
}

/** The page in view; that of a pin which is opened comes up. */
function usePageOf(pin: PlanPin | undefined, pages: number) {
  const [page, setPage] = useState(1)
  const [opened, setOpened] = useState<string>()
  if (pin?.id !== opened) {
    setOpened(pin?.id)
    if (pin && pin.page <= pages) setPage(pin.page)
  }
  return [page, setPage] as const
}

/** Which layers of a drawing are switched off; those that the file switches off are at first. */
function useLayers(open: ShownPlan) {
  const layers = open.kind === 'drawing' ? open.drawing.layers : []
  const [hidden, setHidden] = useState<ReadonlySet<string>>(
    () => new Set(layers.filter(({ isOn }) => !isOn).map(({ name }) => name)),
  )
  const [isOpen, setOpen] = useState(false)
  return {
    hidden,
    onChange: setHidden,
    isThere: layers.length > 1,
    isOpen,
    toggle: () => setOpen((wasOpen) => !wasOpen),
  }
}

/**
 * Gives an element the whole screen. Where the browser keeps that for videos (iPhones), it lies above the page
 * instead, and Escape leaves it.
 */
function useFullScreen(frame: RefObject<HTMLElement | null>) {
  const [isFull, setFull] = useState(false)

  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement === frame.current)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [frame])

  useLayoutEffect(() => {
    // The browser leaves its own full screen by Escape; what we laid above the page is left by us.
    const isAbove = isFull && document.fullscreenElement === null
    if (!isAbove) return
    const leaveByKey = ({ key }: KeyboardEvent) => key === 'Escape' && leave()
    document.addEventListener('keydown', leaveByKey)
    return () => document.removeEventListener('keydown', leaveByKey)
  })

  async function enter() {
    const element = frame.current
    try {
      await element?.requestFullscreen()
    } catch {
      layAbove(element)
      setFull(true)
    }
  }

  function leave() {
    if (document.fullscreenElement) void document.exitFullscreen()
    else {
      frame.current?.removeAttribute('popover')
      setFull(false)
    }
  }

  return { isFull, toggle: () => (isFull ? leave() : void enter()) }
}

/** In the browser's top layer, over everything. */
function layAbove(element: HTMLElement | null) {
  element?.setAttribute('popover', 'manual')
  element?.showPopover?.()
}

type PlanPinsProps = {
  pins: readonly PlanPin[]
  page: number
  active: string | null | undefined
  onActive?: (id: string) => void
  /** A tool is in hand: points are taken through the pins. */
  isBehind: boolean
}

/** The pinned comments of a page, where they were pinned. */
function PlanPins({ pins, page, active, onActive, isBehind }: PlanPinsProps) {
  return pins
    .filter((pin) => pin.page === page)
    .map((pin) => (
      <button
        key={pin.id}
        ref={(element) => put(element, pin)}
        type="button"
        aria-label={`Comment ${pin.label}${pin.isResolved ? ', settled' : ''}`}
        aria-pressed={pin.id === active}
        onClick={() => onActive?.(pin.id)}
        className={classes(
          'target-44 absolute! z-10 grid size-7 -translate-1/2 cursor-pointer place-items-center rounded-full border-2 text-xs font-medium tabular-nums shadow-float transition-transform motion-reduce:transition-none',
          pin.isResolved ? 'border-leaf bg-leaf-soft text-leaf' : 'border-paper bg-koa text-on-action',
          isBehind && 'pointer-events-none opacity-60',
          pin.id === active && 'z-20 scale-125 outline-2 outline-offset-2 outline-lagoon',
        )}
      >
        {pin.isResolved ? <Icon name="check" className="size-4" /> : pin.label}
      </button>
    ))
}

function put(element: HTMLElement | null, { x, y }: PlanPin) {
  if (!element) return
  element.style.left = `${x * 100}%`
  element.style.top = `${y * 100}%`
}
