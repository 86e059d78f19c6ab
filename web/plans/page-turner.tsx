import { ToolButton } from './tool-button.tsx'

type PageTurnerProps = { page: number; pages: number; onPage: (page: number) => void }

/** Leafs through a plan of several pages. */
export function PageTurner({ page, pages, onPage }: PageTurnerProps) {
  return (
    <fieldset aria-label="Pages" className="flex items-center">
      <ToolButton
        icon="before"
        label="Previous page"
        disabled={page === 1}
        onClick={() => onPage(page - 1)}
      />
      <output className="px-1 text-sm whitespace-nowrap tabular-nums">
        Page {page} of {pages}
      </output>
      <ToolButton icon="after" label="Next page" disabled={page === pages} onClick={() => onPage(page + 1)} />
    </fieldset>
  )
}
