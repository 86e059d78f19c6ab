import { useId, useState } from 'react'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { IconButton } from '#kit/browser/ui/icon-button.tsx'
import type { Entry } from './entry.ts'
import { PaletteList } from './palette-list.tsx'
import { useChoice } from './use-choice.ts'
import { useSearch, type Search } from './use-search.ts'

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
  if (count === 0) return `Nothing found for “${words}”. Try a reference, a name, an email or a product code.`
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
