import type { ComponentProps, ReactNode } from 'react'
import { CallError } from '#kit/browser/api/call-error.ts'
import { EmptyState } from '#kit/browser/ui/empty-state.tsx'
import { TextSkeleton } from '#kit/browser/ui/text-skeleton.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { PageHead } from '#web/shop/page-head.tsx'

type RecordViewProps<Data> = {
  record: {
    data: Data | undefined
    error: Error | null
    isLoadingError: boolean
    refetch: () => Promise<unknown>
  }
  /** What the page is called while nothing is known of it. */
  title: string
  /** What is said when it could not be loaded. */
  failed: string
  /** What is said where there is none: "Order not found". */
  missing: ComponentProps<typeof EmptyState>
  children: (data: Data) => ReactNode
}

/** The page of one thing; while it is loaded, failed or gone, what stands in its place. */
export function RecordView<Data>({ record, title, failed, missing, children }: RecordViewProps<Data>) {
  const { data, error, isLoadingError, refetch } = record
  if (error instanceof CallError && error.status === 404)
    return (
      <>
        <PageHead title={missing.title} noindex />
        <EmptyState {...missing} />
      </>
    )
  if (data) return children(data)
  return (
    <>
      <PageHead title={title} noindex />
      <h1 className="sr-only">{title}</h1>
      {isLoadingError ? (
        <TryAgain message={failed} onRetry={() => void refetch()} />
      ) : (
        <TextSkeleton lines={8} />
      )}
    </>
  )
}
