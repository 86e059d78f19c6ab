// The browser's own list of options has neither groups with a name nor pictures.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { IconButton } from '#kit/browser/ui/icon-button.tsx'
import { classes } from '#kit/browser/ui/classes.ts'
import { type Entry, type EntryGroup, type Search, useSearch } from './use-search.ts'

const MAX_LENGTH = 200
const LABEL = 'Search pages, orders, products and people'

type PaletteBodyProps = { onChoose: (entry: Entry, inNewTab: boolean) => void; onClose: () => void }

/** A field, and under it where its words may lead. */
export function PaletteBody({ onChoose, onClose }: PaletteBodyProps) {
  const [typed, setTyped] = useState('')
  const { groups, state } = useSearch(typed)
  const listId = useId()
  const optionId = ({ id }: Entry) => `${listId}-${id}`
  const entries = groups.flatMap((group) => group.entries)
  const choice = useChoice(entries, optionId, onChoose)

  function type(words: string) {
    setTyped(words)
    choice.forget()
  }

  return (
    <div className="flex max-h-[inherit] flex-col">
      <div className="flex items-center gap-3 border-b border-line py-2 pr-2 pl-5">
        <Icon name="search" className="size-5 text-muted" />
        <input
          role="combobox"
          aria-label={LABEL}
          aria-autocomplete="list"
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-activedescendant={choice.marked && optionId(choice.marked)}
          placeholder="Page, order, product or person"
          value={typed}
          maxLength={MAX_LENGTH}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          onChange={({ target }) => type(target.value)}
          onKeyDown={choice.onKeyDown}
          className="h-11 min-w-0 grow bg-transparent text-base outline-none sm:text-lg"
        />
        <IconButton icon="close" label="Close" onClick={onClose} />
      </div>
      <div className="flex h-[min(24rem,52dvh)] flex-col">
        {entries.length > 0 && (
          <PaletteList
            {...{ id: listId, groups, optionId, onChoose }}
            marked={choice.marked}
            onMark={choice.mark}
          />
        )}
        <Outcome state={state} count={entries.length} words={typed.trim()} />
      </div>
      <Keys />
    </div>
  )
}

/** What came of the search, said aloud too. */
function Outcome({ state, count, words }: { state: Search['state']; count: number; words: string }) {
  const isQuiet = state === 'answered' && count > 0
  return (
    <output className={isQuiet ? 'sr-only' : 'block px-5 py-4 text-muted'}>
      {outcomeText(state, count, words)}
    </output>
  )
}

function outcomeText(state: Search['state'], count: number, words: string): string {
  if (state === 'searching') return 'Searching...'
  if (state === 'failed') return 'The search did not answer. Change a letter to try again.'
  if (count === 0) return `Nothing found for “${words}”. Try a number, a name, an email or a product code.`
  return words === '' ? '' : `${count} found`
}

function Keys() {
  return (
    <p
      aria-hidden="true"
      className="hidden border-t border-line px-5 py-3 text-xs text-muted pointer-fine:block"
    >
      ↑ ↓ to move · Enter to open · Esc to close
    </p>
  )
}

type PaletteListProps = {
  id: string
  groups: readonly EntryGroup[]
  marked: Entry | undefined
  optionId: (entry: Entry) => string
  onMark: (entry: Entry) => void
  onChoose: (entry: Entry, inNewTab: boolean) => void
}

/** Where the palette leads, by kind. The keyboard stays in the field, which says what is marked here. */
function PaletteList({ id, groups, ...options }: PaletteListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Where to go"
      className="min-h-0 grow overflow-y-auto overscroll-contain p-2"
    >
      {groups.map(({ title, entries }) => (
        <div key={title} role="group" aria-label={title} className="mb-2">
          <p role="presentation" className="px-3 pt-2 pb-1 text-xs font-medium text-muted">
            {title}
          </p>
          {entries.map((entry) => (
            <Option key={entry.id} entry={entry} {...options} />
          ))}
        </div>
      ))}
    </div>
  )
}

type OptionProps = Omit<PaletteListProps, 'id' | 'groups'> & { entry: Entry }

function Option({ entry, marked, optionId, onMark, onChoose }: OptionProps) {
  const isMarked = entry === marked
  return (
    // The keyboard chooses in the field above.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={optionId(entry)}
      role="option"
      aria-selected={isMarked}
      onPointerMove={() => isMarked || onMark(entry)}
      onClick={({ ctrlKey, metaKey }) => onChoose(entry, ctrlKey || metaKey)}
      className={classes(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3',
        isMarked ? 'bg-lagoon-soft text-lagoon' : 'text-ink',
      )}
    >
      <Icon name={entry.icon} />
      <span className="flex min-w-0 grow flex-col py-1 sm:flex-row sm:items-center sm:gap-3">
        <span className="truncate">{entry.title}</span>
        {entry.detail !== undefined && (
          <span className={classes('truncate text-sm sm:ml-auto', !isMarked && 'text-muted')}>
            {entry.detail}
          </span>
        )}
      </span>
    </div>
  )
}

type Choose = (entry: Entry, inNewTab: boolean) => void

/** Which entry is marked: arrows move the mark around the list, Enter chooses; a new list marks its first. */
function useChoice(entries: readonly Entry[], optionId: (entry: Entry) => string, choose: Choose) {
  const [markedId, mark] = useState<string | undefined>(undefined)
  const place = Math.max(
    0,
    entries.findIndex(({ id }) => id === markedId),
  )
  const marked = entries[place]
  const markedOption = marked && optionId(marked)

  useEffect(() => {
    if (markedOption) document.getElementById(markedOption)?.scrollIntoView({ block: 'nearest' })
  }, [markedOption])

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) mark(entries.at((place + step) % entries.length)?.id)
    else if (event.key === 'Enter' && !event.nativeEvent.isComposing && marked)
      choose(marked, event.ctrlKey || event.metaKey)
    else return
    event.preventDefault()
  }
  return { marked, mark: ({ id }: Entry) => mark(id), forget: () => mark(undefined), onKeyDown }
}
