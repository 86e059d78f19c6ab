import { Button } from './button.tsx'
import { Icon } from './icon.tsx'

type TryAgainProps = {
  title?: string
  message: string
  /** Asks once more; without it the page is loaded again. */
  onRetry?: () => void
}

const reload = () => window.location.reload()

/** Once it came, what was pressed is gone: reading goes on where the page begins. */
const leaveFocus = (place: HTMLElement | null) => () => {
  if (place?.contains(document.activeElement)) document.querySelector('main')?.focus({ preventScroll: true })
}

/** Something could not be loaded: what happened, and a way to ask again. */
export function TryAgain({ title, message, onRetry = reload }: TryAgainProps) {
  return (
    <div
      ref={leaveFocus}
      role="alert"
      className="mx-auto grid max-w-md justify-items-center gap-3 py-16 text-center"
    >
      <Icon name="alert" className="size-8 text-red" />
      {title !== undefined && <p className="title-section">{title}</p>}
      <p className={title === undefined ? 'text-lg' : 'text-muted'}>{message}</p>
      <Button variant="secondary" icon="refresh" onClick={onRetry} className="mt-3">
        Try Again
      </Button>
    </div>
  )
}
