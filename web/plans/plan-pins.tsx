import { Icon } from '#kit/browser/ui/icon.tsx'
import { classes } from '#kit/browser/ui/classes.ts'
import type { PlanPin } from './plan-props.ts'

type PlanPinsProps = {
  pins: readonly PlanPin[]
  page: number
  active: string | null | undefined
  onActive?: (id: string) => void
  /** A tool is in hand: points are taken through the pins. */
  isBehind: boolean
}

/** The pinned comments of a page, where they were pinned. */
export function PlanPins({ pins, page, active, onActive, isBehind }: PlanPinsProps) {
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
