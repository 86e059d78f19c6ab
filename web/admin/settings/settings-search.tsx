import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react'
import { PlainField } from '#kit/browser/ui/field.tsx'
import { walkChoices } from '../walk-choices.ts'
import { sectionOf, sections } from './settings-sections.ts'

type SettingsSearchProps = {
  /** The tab that is open. */
  selected: string | undefined
  onSelect: (tab: string) => void
}

/** A setting of the page with all the words that stand about it. */
type Setting = { label: string; place: string; words: string; tab: string; control: HTMLInputElement }

const MOST = 8

/** Finds settings on all tabs by the words of their labels, hints and groups, and leads to them; arrows walk the results. */
export function SettingsSearch({ selected, onSelect }: SettingsSearchProps) {
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<Setting[]>([])
  const target = useRef<HTMLElement>(undefined)
  const listId = useId()

  // Its tab may be open only with a later drawing.
  useLayoutEffect(() => {
    if (!target.current || target.current.closest('[hidden]')) return
    target.current.scrollIntoView({ block: 'center' })
    target.current.focus()
    target.current = undefined
  })

  function search(words: string) {
    setTyped(words)
    setFound(settingsFor(words))
  }

  function open({ tab, control }: Setting) {
    target.current = control
    search('')
    if (tab !== selected) onSelect(tab)
  }

  function walk(event: KeyboardEvent<HTMLElement>) {
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement && found[0]) open(found[0])
    else if (event.key === 'Escape') search('')
    else return walkChoices(event)
    event.preventDefault()
  }
  return (
    // What is pressed in it are its field and its buttons.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <search aria-label="Settings" className="relative mb-5 block max-w-md" onKeyDown={walk}>
      <PlainField
        label="Search settings"
        hideLabel
        placeholder="Search settings"
        type="search"
        maxLength={80}
        value={typed}
        aria-controls={listId}
        onChange={({ target: { value } }) => search(value)}
      />
      <output className="sr-only">{typed.trim() !== '' && `${found.length} settings found`}</output>
      <ul
        id={listId}
        className="absolute inset-x-0 top-full z-30 mt-1 rounded-control border border-line bg-paper p-1 shadow-float empty:hidden"
      >
        {found.map((setting) => (
          <li key={`${setting.control.name} ${setting.label}`}>
            <button
              type="button"
              onClick={() => open(setting)}
              className="block min-h-11 w-full rounded-control px-3 py-1.5 text-left hover:bg-sand"
            >
              <span className="block">{setting.label}</span>
              <span className="block text-sm text-muted">{setting.place}</span>
            </button>
          </li>
        ))}
        {typed.trim() !== '' && found.length === 0 && (
          <li className="px-3 py-2 text-muted">No setting has these words.</li>
        )}
      </ul>
    </search>
  )
}

/** Those that have all of the words, first those that have them in their label. */
function settingsFor(typed: string): Setting[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0) return []
  const hasAll = (text: string) => words.every((word) => text.toLowerCase().includes(word))
  const fitting = settingsOnPage().filter((setting) => hasAll(setting.words))
  return fitting
    .toSorted((one, other) => Number(hasAll(other.label)) - Number(hasAll(one.label)))
    .slice(0, MOST)
}

function settingsOnPage(): Setting[] {
  const controls = document.querySelectorAll<HTMLInputElement>(
    '[role=tabpanel] :is(input, select, textarea)[name]',
  )
  return [...controls].map((control) => {
    const group = control.closest('section')
    const tab = sectionOf(control.name) ?? ''
    const section = sections.find(({ id }) => id === tab)?.label ?? ''
    const [named] = control.labels ?? []
    const label = firstWordsOf(named)
    const hints = (control.getAttribute('aria-describedby') ?? '').split(' ')
    const about = hints.map((id) => textOf(document.getElementById(id)))
    const legend = textOf(control.closest('fieldset')?.querySelector('legend'))
    const place = [section, textOf(group?.querySelector('h2'))].filter(Boolean).join(', ')
    return {
      label,
      place,
      words: [textOf(named), place, textOf(group?.querySelector('h2 + p')), legend, ...about].join(' '),
      tab,
      control,
    }
  })
}

function textOf(node: Node | null | undefined): string {
  return node?.textContent?.trim() ?? ''
}

/** A label without the hint of its choice. */
function firstWordsOf(element: Element | undefined): string {
  return element ? textOf(document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode()) : ''
}
