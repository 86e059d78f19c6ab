import { useSearchParams } from '#kit/browser/router/router.ts'

/**
 * Search, filters, sort and page of a list, kept in the URL. `defaults` names them all; a value that equals its
 * default is left out of the URL. Changing anything but `page` goes back to the first page.
 */
export function useUrlState<Values extends Record<string, string>>(defaults: Values) {
  const [params, setParams] = useSearchParams()
  const names = Object.keys(defaults)
  const values = Object.fromEntries(names.map((name) => [name, params.get(name) ?? defaults[name]])) as Values

  function paramsWith(changes: Partial<Values>, from = params): URLSearchParams {
    const next = new URLSearchParams(from)
    if (!('page' in changes)) next.delete('page')
    for (const [name, value] of Object.entries(changes)) {
      if (value === undefined || value === defaults[name]) next.delete(name)
      else next.set(name, value)
    }
    return next
  }

  function change(changes: Partial<Values>) {
    // The address itself and not what was last drawn: two changes may come before the next drawing.
    const now = new URLSearchParams(window.location.search)
    setParams(paramsWith(changes, now), { replace: true, preventScrollReset: true })
  }

  const isSet = (name: keyof Values) => values[name] !== defaults[name]
  return {
    values,
    /** The address of this list with some values changed, for links. */
    hrefWith: (changes: Partial<Values>) => `?${paramsWith(changes)}`,
    change,
    put: (name: keyof Values, value: string) => change({ [name]: value } as Partial<Values>),
    /** Whether a value differs from its default. */
    isSet,
    /** Whether anything but the page differs from its default. */
    isFiltered: names.some((name) => name !== 'page' && isSet(name)),
    /** Leaves some values to their defaults. */
    reset: (some: readonly (keyof Values)[]) =>
      change(Object.fromEntries(some.map((name) => [name, undefined])) as Partial<Values>),
    clear: () => setParams({}, { replace: true, preventScrollReset: true }),
  }
}
