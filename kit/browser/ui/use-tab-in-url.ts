import { useSearchParams } from '#kit/browser/router/router.ts'

/** Keeps which tab is open in the URL (`?tab=…`), so that a link can carry it: `<Tabs {...useTabInUrl(ids)} … />`. */
export function useTabInUrl(ids: readonly string[], name = 'tab') {
  const [params, setParams] = useSearchParams()
  const requested = params.get(name)
  const selected = requested !== null && ids.includes(requested) ? requested : ids[0]

  function onSelect(id: string) {
    const next = new URLSearchParams(params)
    next.set(name, id)
    setParams(next, { replace: true, preventScrollReset: true })
  }
  return { selected, onSelect }
}
