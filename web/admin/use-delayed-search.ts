import { useEffect, useRef } from 'react'

const PAUSE_MS = 300

/**
 * Ties a field to the search in the URL: what is typed is searched a moment after the last key, and what
 * someone else changed (Clear filters, Back) appears in the field.
 */
export function useDelayedSearch(value: string, onSearch: (words: string) => void) {
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
