import { Button } from '#kit/browser/ui/button.tsx'

type ListTurnProps = {
  page: number
  pages: number
  /** What its buttons say. */
  back: string
  on: string
  onTurn: (page: number) => void
}

/** The way through a list inside a page, whose address it leaves alone; nothing where it has one page. */
export function ListTurn({ page, pages, back, on, onTurn }: ListTurnProps) {
  if (pages <= 1) return null
  const look = { variant: 'secondary', size: 'compact' } as const
  return (
    <div className="mt-4 flex items-center justify-between gap-3">
      <Button {...look} icon="chevron-left" disabled={page === 1} onClick={() => onTurn(page - 1)}>
        {back}
      </Button>
      <p aria-live="polite" className="text-sm text-muted tabular-nums">
        Page {page} of {pages}
      </p>
      <Button {...look} disabled={page === pages} onClick={() => onTurn(page + 1)}>
        {on}
      </Button>
    </div>
  )
}
