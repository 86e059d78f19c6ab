import { Icon } from '#kit/browser/ui/icon.tsx'
import { useDelayedSearch } from './use-delayed-search.ts'

const MAX_LENGTH = 200

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
