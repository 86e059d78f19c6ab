import type { ReactNode } from 'react'
import { Link } from '#kit/browser/router/router.ts'
import { pageButtons } from '#kit/core/pagination.ts'
import { Icon } from './icon.tsx'

type PaginationProps = { page: number; pages: number; hrefOf: (page: number) => string; label?: string }

const place = 'inline-flex size-11 items-center justify-center rounded-control tabular-nums transition'

/** Numbered pages as links, with previous and next; nothing where there is only one page. */
export function Pagination({ page, pages, hrefOf, label = 'Pages' }: PaginationProps) {
  if (pages <= 1) return null
  const linkTo = (target: number) => (target >= 1 && target <= pages ? hrefOf(target) : undefined)
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-center gap-1 print:hidden">
      <Step to={linkTo(page - 1)} label="Previous page" rel="prev">
        <Icon name="chevron-left" />
      </Step>
      {pageButtons(page, pages).map((button, at) =>
        button === 'gap' ? (
          // A gap has no identity but its place.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={`gap-${at}`} className={`${place} text-muted`}>
            …
          </span>
        ) : (
          <NumberedPage key={button} number={button} to={hrefOf(button)} isCurrent={button === page} />
        ),
      )}
      <Step to={linkTo(page + 1)} label="Next page" rel="next">
        <Icon name="chevron-right" />
      </Step>
    </nav>
  )
}

function NumberedPage({ number, to, isCurrent }: { number: number; to: string; isCurrent: boolean }) {
  return (
    <Link
      to={to}
      aria-label={`Page ${number}`}
      aria-current={isCurrent ? 'page' : undefined}
      className={`${place} ${isCurrent ? 'bg-ink text-paper' : 'hover:bg-sand'}`}
    >
      {number}
    </Link>
  )
}

function Step({
  to,
  label,
  rel,
  children,
}: {
  to: string | undefined
  label: string
  rel: string
  children: ReactNode
}) {
  if (to === undefined) return <span className={`${place} text-line`}>{children}</span>
  return (
    <Link to={to} rel={rel} aria-label={label} className={`${place} hover:bg-sand`}>
      {children}
    </Link>
  )
}
