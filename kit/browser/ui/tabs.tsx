import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { classes } from './classes.ts'

export type Tab = { id: string; label: ReactNode; panel: ReactNode; disabled?: boolean }

type TabsProps = {
  label: string
  tabs: readonly Tab[]
  /** With `onSelect`: the page (its URL, by `useTabInUrl`) keeps which one is open. */
  selected?: string
  onSelect?: (id: string) => void
  /** Phones, and browsers without scripts by native-parts.css, show all panels, one under the other, each with its name. */
  areOpenOnPhones?: boolean
}

/** One of several panels; arrow keys move between the tabs, Tab moves into the panel. All panels are in the HTML. */
export function Tabs({ label, tabs, selected, onSelect, areOpenOnPhones = false }: TabsProps) {
  const [own, setOwn] = useState(tabs[0]?.id)
  const base = useId()
  const open = selected ?? own

  function select(id: string) {
    setOwn(id)
    onSelect?.(id)
  }

  return (
    <div>
      <TabList {...{ label, tabs, open, base, areOpenOnPhones }} onSelect={select} />
      {tabs.map(({ id, label: name, panel }) => (
        <div
          key={id}
          role="tabpanel"
          id={`${base}-${id}-panel`}
          aria-labelledby={`${base}-${id}`}
          hidden={id !== open && !areOpenOnPhones}
          tabIndex={0}
          className={classes('py-6', id !== open && 'md:hidden')}
        >
          {areOpenOnPhones && <h2 className="title-section mb-4 md:hidden">{name}</h2>}
          {panel}
        </div>
      ))}
    </div>
  )
}

type TabListProps = Omit<TabsProps, 'selected'> & {
  open: string | undefined
  base: string
  onSelect: (id: string) => void
}

function TabList({ label, tabs, open, base, areOpenOnPhones, onSelect }: TabListProps) {
  const list = useRef<HTMLDivElement>(null)

  function moveByKey(event: KeyboardEvent) {
    const next = tabAfterKey(event.key, open, tabs)
    if (next === undefined) return
    event.preventDefault()
    onSelect(next)
    list.current?.querySelector<HTMLElement>(`[data-tab="${next}"]`)?.focus()
  }

  return (
    <div
      ref={list}
      role="tablist"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={moveByKey}
      className={classes(
        'flex gap-6 overflow-x-auto overflow-y-hidden border-b border-line',
        areOpenOnPhones && 'max-md:hidden',
      )}
    >
      {tabs.map((tab) => (
        <TabButton key={tab.id} tab={tab} base={base} isOpen={tab.id === open} onSelect={onSelect} />
      ))}
    </div>
  )
}

type TabButtonProps = { tab: Tab; base: string; isOpen: boolean; onSelect: (id: string) => void }

function TabButton({ tab: { id, label, disabled }, base, isOpen, onSelect }: TabButtonProps) {
  return (
    <button
      type="button"
      role="tab"
      data-tab={id}
      id={`${base}-${id}`}
      aria-controls={`${base}-${id}-panel`}
      aria-selected={isOpen}
      tabIndex={isOpen ? 0 : -1}
      disabled={disabled}
      onClick={() => onSelect(id)}
      className={classes(
        '-mb-px min-h-11 border-b-2 px-1 whitespace-nowrap transition focus-visible:-outline-offset-2 disabled:text-muted',
        isOpen ? 'border-lagoon font-medium text-ink' : 'border-transparent text-muted hover:text-ink',
      )}
    >
      {label}
    </button>
  )
}

/** The tab that a key leads to, around the end where there is none further; undefined for all other keys. */
function tabAfterKey(key: string, open: string | undefined, tabs: readonly Tab[]): string | undefined {
  const ids = tabs.filter(({ disabled }) => !disabled).map(({ id }) => id)
  const place = ids.findIndex((id) => id === open)
  if (key === 'Home') return ids[0]
  if (key === 'End') return ids.at(-1)
  if (key === 'ArrowRight') return ids[(place + 1) % ids.length]
  return key === 'ArrowLeft' ? ids.at(place - 1) : undefined
}
