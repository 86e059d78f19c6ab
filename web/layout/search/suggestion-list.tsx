/* oxlint-disable jsx-a11y/prefer-tag-over-role */
import { classes } from '#kit/browser/ui/classes.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { Link } from '#kit/browser/router/router.ts'
import { Price } from '#web/products/price.tsx'
import { ProductPicture } from '#web/products/product-picture.tsx'
import type { Suggestion, SuggestionGroup } from './suggested.ts'

type SuggestionListProps = {
  id: string
  groups: readonly SuggestionGroup[]
  marked: Suggestion | undefined
  optionId: (suggestion: Suggestion) => string
  onMark: (suggestion: Suggestion) => void
  onChoose: (suggestion: Suggestion) => void
}

/** Suggestions by kind; each is a link, for whoever opens it in a tab of its own. */
export function SuggestionList({ id, groups, ...options }: SuggestionListProps) {
  return (
    <div id={id} role="listbox" aria-label="Suggestions">
      {groups.map(({ title, suggestions }) => (
        <div key={title} role="group" aria-label={title}>
          {title !== 'Search' && (
            <p role="presentation" className="px-3 pt-2 pb-1 text-xs font-medium text-muted">
              {title}
            </p>
          )}
          {suggestions.map((suggestion) => (
            <Option key={suggestion.id} suggestion={suggestion} {...options} />
          ))}
        </div>
      ))}
    </div>
  )
}

type OptionProps = Omit<SuggestionListProps, 'id' | 'groups'> & { suggestion: Suggestion }

function Option({ suggestion, marked, optionId, onMark, onChoose }: OptionProps) {
  const { label, to, icon, picture, price } = suggestion
  const isMarked = suggestion.id === marked?.id
  return (
    <Link
      id={optionId(suggestion)}
      role="option"
      aria-selected={isMarked}
      tabIndex={-1}
      to={to}
      onPointerMove={() => isMarked || onMark(suggestion)}
      onClick={() => onChoose(suggestion)}
      className={classes(
        'flex min-h-11 items-center gap-3 rounded-control px-3 py-1',
        isMarked ? 'bg-lagoon-soft text-lagoon' : 'text-ink',
      )}
    >
      {picture ? (
        <span className="size-12 shrink-0 overflow-hidden rounded-picture bg-plinth">
          <ProductPicture
            picture={picture}
            sizes="3rem"
            alt=""
            when="soon"
            className="size-full object-cover"
          />
        </span>
      ) : (
        <Icon name={icon} />
      )}
      <span className="min-w-0 grow truncate">{label}</span>
      {price && (
        <span className="shrink-0 text-sm">
          <Price {...price} />
        </span>
      )}
    </Link>
  )
}
