import type { KeyboardEvent } from 'react'
import { buttonLook, type ButtonVariant } from '#kit/browser/ui/button-look.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { menuItemLook } from '#kit/browser/ui/menu-item-look.ts'
import { Menu } from '#kit/browser/ui/menu.tsx'

type ValueMenuProps<Value extends string> = {
  /** What is changed: "status". */
  what: string
  now: Value
  values: readonly { value: Value; label: string }[]
  /** Those that can come next; without it all but the one that stands. */
  next?: readonly Value[]
  /** Those that end something. */
  dangerous: readonly Value[]
  variant: ButtonVariant
  isBusy: boolean
  onChoose: (value: Value) => void
}

/** A dropdown of all values there are; the one that stands cannot be chosen. */
export function ValueMenu<Value extends string>(props: ValueMenuProps<Value>) {
  const { what, now, values, next, dangerous, variant, isBusy, onChoose } = props
  const label = values.find(({ value }) => value === now)?.label ?? now
  const isClosed = (value: Value) => value === now || (next !== undefined && !next.includes(value))
  return (
    <Menu
      label={`Change ${what}, now ${label}`}
      trigger={
        <>
          {isBusy ? 'Saving...' : `Change ${what}`}
          <Icon name="chevron-down" className="size-4" />
        </>
      }
      triggerClassName={buttonLook(variant, 'compact')}
      onOpen={(panel) => itemsIn(panel)[0]?.focus()}
    >
      <div role="menu" tabIndex={-1} aria-label={`Change ${what}`} onKeyDown={walk}>
        {values.map(({ value, label }) => (
          <button
            key={value}
            type="button"
            role="menuitemradio"
            aria-checked={value === now}
            disabled={isBusy || isClosed(value)}
            onClick={() => onChoose(value)}
            className={`${menuItemLook(dangerous.includes(value) ? 'danger' : 'plain')} disabled:opacity-50`}
          >
            {label}
            {value === now && <Icon name="check" className="ml-auto" />}
          </button>
        ))}
      </div>
    </Menu>
  )
}

/** Arrows go from one value to the next and round, Home and End to the first and last. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const items = itemsIn(event.currentTarget)
  const at = items.findIndex((item) => item === document.activeElement)
  const to = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
  if (to === undefined) return
  event.preventDefault()
  items.at(to % items.length)?.focus()
}

function itemsIn(panel: HTMLElement): HTMLElement[] {
  return [...panel.querySelectorAll<HTMLElement>('[role=menuitemradio]:enabled')]
}
