// The browser's own list of options has neither groups with a name nor pictures.
/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { classes } from '#kit/browser/ui/classes.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'
import type { Entry, EntryGroup } from './entry.ts'

type PaletteListProps = {
  id: string
  groups: readonly EntryGroup[]
  marked: Entry | undefined
  optionId: (entry: Entry) => string
  onMark: (entry: Entry) => void
  onChoose: (entry: Entry, inNewTab: boolean) => void
}

/** Where the palette leads, by kind. The keyboard stays in the field, which says what is marked here. */
export function PaletteList({ id, groups, ...options }: PaletteListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label="Where to go"
      className="min-h-0 grow overflow-y-auto overscroll-contain p-2"
    >
      {groups.map(({ title, entries }) => (
        <div key={title} role="group" aria-label={title} className="mb-2">
          <p role="presentation" className="px-3 pt-2 pb-1 text-xs font-medium text-muted">
            {title}
          </p>
          {entries.map((entry) => (
            <Option key={entry.id} entry={entry} {...options} />
          ))}
        </div>
      ))}
    </div>
  )
}

type OptionProps = Omit<PaletteListProps, 'id' | 'groups'> & { entry: Entry }

function Option({ entry, marked, optionId, onMark, onChoose }: OptionProps) {
  const isMarked = entry === marked
  return (
    // The keyboard chooses in the field above.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={optionId(entry)}
      role="option"
      aria-selected={isMarked}
      onPointerMove={() => isMarked || onMark(entry)}
      onClick={({ ctrlKey, metaKey }) => onChoose(entry, ctrlKey || metaKey)}
      className={classes(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3',
        isMarked ? 'bg-lagoon-soft text-lagoon' : 'text-ink',
      )}
    >
      <Icon name={entry.icon} />
      <span className="flex min-w-0 grow flex-col py-1 sm:flex-row sm:items-center sm:gap-3">
        <span className="truncate">{entry.title}</span>
        {entry.detail !== undefined && (
          <span className={classes('truncate text-sm sm:ml-auto', !isMarked && 'text-muted')}>
            {entry.detail}
          </span>
        )}
      </span>
    </div>
  )
}
