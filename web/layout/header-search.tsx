import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from '#kit/browser/router/router.ts'
import { paths } from '#web/paths.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { useHydrated } from '#kit/browser/ui/use-hydrated.ts'
import { useLazyComponent } from '#kit/browser/ui/use-lazy-component.ts'
import type { ShownList } from './search/suggestions.tsx'

const MAX_LENGTH = 200
const loadSuggestions = () => import('./search/suggestions.tsx')

/** Finds pieces by words; blank input is ignored. Works before any script has run; suggestions come with the caret. */
export function HeaderSearch() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const location = useLocation()
  const form = useRef<HTMLFormElement>(null)
  const searchedFrom = useRef<typeof location>(undefined)
  const listId = useId()
  const isHydrated = useHydrated()
  const [isNear, setNear] = useState(false)
  const [list, setList] = useState<ShownList>({ isOpen: false })
  const { Part: Suggestions } = useLazyComponent(loadSuggestions, isNear)

  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('search')
    const term = typeof typed === 'string' ? typed.trim() : ''
    if (term === '') return
    searchedFrom.current = location
    void navigate(paths.search(term))
  }

  // To whoever searches, results are another page: the focus goes there once they and the field's new words are drawn.
  useEffect(() => {
    if (searchedFrom.current === undefined || searchedFrom.current === location) return
    searchedFrom.current = undefined
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [location])

  return (
    <search className="print:hidden">
      <form ref={form} action={paths.category('all')} onSubmit={search} className="relative">
        <Icon
          name="search"
          className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-muted"
        />
        <input
          key={params.get('search')}
          type="search"
          {...(isHydrated && {
            role: 'combobox',
            'aria-autocomplete': 'list',
            'aria-expanded': list.isOpen,
            'aria-controls': listId,
            'aria-activedescendant': list.marked,
          })}
          onFocus={() => setNear(true)}
          name="search"
          aria-label="Search the collection"
          placeholder="Search"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={MAX_LENGTH}
          defaultValue={params.get('search') ?? ''}
          className="h-11 w-full rounded-control border border-transparent bg-sand pr-3 pl-10 transition hover:border-edge focus-visible:border-lagoon focus-visible:bg-paper"
        />
        {Suggestions && <Suggestions form={form} listId={listId} onShow={setList} />}
      </form>
    </search>
  )
}
