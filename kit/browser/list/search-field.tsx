import { useEffect, useRef } from 'react'
import { Icon } from '../ui/icon.tsx'

const MAX_LENGTH = 200
const PAUSE_MS = 300

type SearchFieldProps = {
  /** What is searched, for screen readers and as placeholder: "Search by name or email". */
  label: string
  /** What the URL holds. */
  value: string
  onSearch: (words: string) => void
}

/** Searches a list while its words are typed. */
export function SearchField({ label, value, onSearch }: SearchFieldProps) {
  const { input, send, sendSoon } = useDelayedSearch(value, onSearch)
  return (
    <search className="relative block">
      <Icon
        name="search"
        className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-muted"
      />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        defaultValue={value}
        maxLength={MAX_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        onChange={sendSoon}
        onKeyDown={({ key }) => key === 'Enter' && send()}
        className="h-11 w-full rounded-control border border-edge bg-paper pr-3 pl-10 text-ellipsis transition hover:border-ink focus-visible:border-lagoon"
      />
    </search>
  )
}

/**
 * Ties a field to the search in the URL: what is typed is searched a moment after the last key, and what
 * someone else changed (Clear filters, Back) appears in the field.
 */
function useDelayedSearch(value: string, onSearch: (words: string) => void) {
  const input = useRef<HTMLInputElement>(null)
  const sent = useRef(value)
  const pause = usePause(send)

  useEffect(() => {
    if (value === sent.current || !input.current) return
    sent.current = value
    input.current.value = value
  }, [value])

  function send() {
    pause.cancel()
    const words = input.current?.value.trim() ?? ''
    if (words === sent.current) return
    sent.current = words
    onSearch(words)
  }
  return { input, send, sendSoon: pause.start }
}

/** Calls the latest `act` a moment after the last start. */
function usePause(act: () => void) {
  const latest = useRef(act)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  useEffect(() => {
    latest.current = act
  })
  useEffect(() => () => clearTimeout(timer.current), [])

  const cancel = () => clearTimeout(timer.current)
  const start = () => {
    cancel()
    timer.current = setTimeout(() => latest.current(), PAUSE_MS)
  }
  return { cancel, start }
}
