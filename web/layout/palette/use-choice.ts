import { useEffect, useState, type KeyboardEvent } from 'react'
import type { Entry } from './entry.ts'

type Choose = (entry: Entry, inNewTab: boolean) => void

/** Which entry is marked: arrows move the mark around the list, Enter chooses; a new list marks its first. */
export function useChoice(entries: readonly Entry[], optionId: (entry: Entry) => string, choose: Choose) {
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
