// The browser's own list of options has neither groups with a name nor pictures.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { type RefObject, useEffect, useState } from 'react'
import { useStore } from '#kit/browser/store/atom.ts'
import { forgetSearches, lastSearches, noteSearch } from './last-searches.ts'
import { SuggestionList } from './suggestion-list.tsx'
import { groupsFor, type Suggestion, useSuggested } from './suggested.ts'

/** What the field says of its list. */
export type ShownList = { isOpen: boolean; marked?: string | undefined }

type SuggestionsProps = {
  form: RefObject<HTMLFormElement | null>
  listId: string
  onShow: (list: ShownList) => void
}

/** Under the search field: where its words may lead. The keyboard stays in the field, which says what is marked here. */
export default function Suggestions({ form, listId, onShow }: SuggestionsProps) {
  const [field, setField] = useState(() => fieldIn(form.current))
  const [markedId, mark] = useState<string | undefined>(undefined)
  const last = useStore(lastSearches, (terms) => terms) ?? []
  const groups = groupsFor(field.typed, useSuggested(field.isOpen ? field.typed : ''), last)
  const suggestions = groups.flatMap((group) => group.suggestions)
  const marked = suggestions.find(({ id }) => id === markedId)
  const isOpen = field.isOpen && suggestions.length > 0
  const optionId = ({ id }: Suggestion) => `${listId}-${id}`
  const markedOption = isOpen && marked ? optionId(marked) : undefined
  const close = () => setField(({ typed }) => ({ typed, isOpen: false }))

  // What was typed between the first drawing and the listening below.
  // oxlint-disable-next-line react/set-state-in-effect
  useEffect(() => setField(fieldIn(form.current)), [form])
  useEffect(() => onShow({ isOpen, marked: markedOption }), [isOpen, markedOption, onShow])
  useEffect(() => {
    if (markedOption) document.getElementById(markedOption)?.scrollIntoView({ block: 'nearest' })
  }, [markedOption])

  useFormEvents(form, {
    input() {
      setField(fieldIn(form.current))
      mark(undefined)
    },
    focusin: () => setField(fieldIn(form.current)),
    focusout({ relatedTarget }) {
      if (!form.current?.contains(relatedTarget as Node | null)) close()
    },
    submit() {
      if (field.typed !== '') noteSearch(field.typed)
      close()
    },
    keydown(event) {
      if (event.isComposing || !(event.target instanceof HTMLInputElement)) return
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      if (step !== undefined && isOpen) mark(stepped(suggestions, marked, step)?.id)
      else if (step !== undefined) setField(fieldIn(form.current))
      else if (event.key === 'Escape' && isOpen) close()
      else if (event.key === 'Enter' && markedOption) document.getElementById(markedOption)?.click()
      else return
      event.preventDefault()
    },
  })

  function choose({ term, isPiece }: Suggestion) {
    if (term !== undefined) noteSearch(term)
    // A pick that goes uncounted is nobody's trouble.
    if (isPiece)
      import('#web/shop/count-visit.ts')
        .then(({ countPicked }) => countPicked(field.typed))
        .catch(() => undefined)
    close()
  }

  if (!isOpen) return null
  return (
    // A press here leaves the caret in the field.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      onMouseDown={(event) => event.preventDefault()}
      className="absolute top-full right-0 z-40 mt-1.5 max-h-[min(36rem,70dvh)] w-full overflow-y-auto overscroll-contain rounded-control border border-line bg-paper p-2 shadow-float lg:w-[26rem]"
    >
      <SuggestionList
        {...{ id: listId, groups, marked, optionId }}
        onMark={({ id }) => mark(id)}
        onChoose={choose}
      />
      {field.typed === '' && (
        <button type="button" onClick={forgetSearches} className="text-link min-h-11 px-3 text-sm">
          Forget these searches
        </button>
      )}
      <output className="sr-only">{`${suggestions.length} ${suggestions.length === 1 ? 'suggestion' : 'suggestions'}`}</output>
    </div>
  )
}

function fieldIn(form: HTMLFormElement | null) {
  const input = form?.querySelector('input')
  return { typed: input?.value.trim() ?? '', isOpen: document.activeElement === input }
}

/** The next one, around the list. */
function stepped(suggestions: readonly Suggestion[], marked: Suggestion | undefined, step: number) {
  const place = marked ? suggestions.indexOf(marked) + step : Math.min(step, 0)
  return suggestions.at(place % suggestions.length) ?? suggestions[0]
}

type FormEvents = 'input' | 'focusin' | 'focusout' | 'submit' | 'keydown'
type Listeners = { [Name in FormEvents]: (event: HTMLElementEventMap[Name]) => void }

/** Listens to what is done in the form, which stands before this part has come. */
function useFormEvents(form: RefObject<HTMLFormElement | null>, listeners: Listeners): void {
  useEffect(() => {
    const listening = new AbortController()
    for (const [name, listener] of Object.entries(listeners))
      form.current?.addEventListener(name, listener as EventListener, { signal: listening.signal })
    return () => listening.abort()
  })
}
