import { type ReactNode, useState } from 'react'
import { Link } from '#kit/browser/router/router.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { Notice } from '#kit/browser/ui/notice.tsx'
import { PageHead } from '#web/shop/page-head.tsx'

type DraftViewProps = {
  /** What is written, or "Add product". */
  name: string
  /** Where it is listed. */
  list: { to: string; name: string }
  /** What is already in the shop: its page there, and how to ask for it as it is now. */
  existing?: {
    page: string
    /** What keeps shoppers from seeing it. */
    hidden: string | false
    refetch: () => Promise<unknown>
  }
  /** Its form; `reload` has it begun anew with what the shop then has. */
  children: (reload: () => Promise<void>) => ReactNode
}

/** The page of something of the catalogue while it is written. */
export function DraftView({ name, list, existing, children }: DraftViewProps) {
  const [round, setRound] = useState(0)

  async function reload() {
    await existing?.refetch()
    setRound((before) => before + 1)
  }
  return (
    <>
      <PageHead title={existing ? `Edit ${name}` : name} noindex />
      <BackLink to={list.to} list={list.name} />
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h1 className="title-page">{name}</h1>
        {existing?.hidden === false && (
          <a href={existing.page} target="_blank" rel="noopener" className="text-link target-44 text-sm">
            View in shop
          </a>
        )}
      </div>
      {existing && existing.hidden !== false && (
        <Notice tone="warn" className="mb-6">
          {existing.hidden}
        </Notice>
      )}
      <div key={round}>{children(reload)}</div>
    </>
  )
}

/** The way back to the list. */
export function BackLink({ to, list }: { to: string; list: string }) {
  return (
    <Link
      to={to}
      className="target-44 mb-2 inline-flex items-center gap-1.5 text-sm text-muted hover:text-ink"
    >
      <Icon name="arrow-left" className="size-4" />
      {list}
    </Link>
  )
}
