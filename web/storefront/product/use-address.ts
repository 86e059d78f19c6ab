import { useSearchParams } from '#kit/browser/router/router.ts'

/** What the page's address says under `name`, and how to change it; empty says nothing. */
export function useAddress(name: string): [value: string, change: (value: string) => void] {
  const [params, setParams] = useSearchParams()

  function change(value: string) {
    // The address itself and not what was last drawn: two changes may come before the next drawing.
    const next = new URLSearchParams(window.location.search)
    if (value === '') next.delete(name)
    else next.set(name, value)
    setParams(next, { replace: true, preventScrollReset: true })
  }
  return [params.get(name) ?? '', change]
}
