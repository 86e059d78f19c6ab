import { EarlierEvents } from '#web/shop/earlier-events.tsx'
import { When } from '#web/shop/when.tsx'
import type { ShownRequest } from './use-request.ts'
import { Written } from '#kit/browser/ui/written.tsx'

/** What happened to a request, newest first. */
export function DesignTimeline({ request: { history, historyCount } }: { request: ShownRequest }) {
  return (
    <>
      <ol className="grid gap-4">
        {history.toReversed().map(({ type, title, date, description }) => (
          <li
            key={`${date} ${type} ${title} ${description}`}
            className="grid gap-x-6 gap-y-0.5 sm:grid-cols-[11.5rem_1fr]"
          >
            <span className="text-sm text-muted">
              <When at={date} look="moment" />
            </span>
            <div>
              {title}
              <Written text={description} className="max-w-text text-sm text-muted" />
            </div>
          </li>
        ))}
      </ol>
      <EarlierEvents shown={history.length} total={historyCount} />
    </>
  )
}
