import type { ReactNode } from 'react'
import { Button } from '#kit/browser/ui/button.tsx'
import { fileSize } from '#kit/browser/ui/file-size.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'
import type { PlanFile } from './plan-props.ts'

type ClosedPlanProps = { file: PlanFile; title: string; onDownload: () => void; children?: ReactNode }

/** A file that the table cannot show: what is known of it, and the way to have it. */
export function ClosedPlan({ file: { name, size }, title, onDownload, children }: ClosedPlanProps) {
  return (
    <div className="plan-table grid min-h-96 place-items-center rounded-picture border border-line p-5">
      <div className="plan-sheet grid max-w-md justify-items-center gap-3 px-6 py-10 text-center sm:px-10">
        <Icon name="file" className="size-10 text-muted" />
        <p className="title-piece">{title}</p>
        {children != null && <p className="text-muted">{children}</p>}
        <p className="text-sm break-all text-muted">
          {name}
          {size !== undefined && ` · ${fileSize(size)}`}
        </p>
        <Button icon="download" onClick={onDownload} className="mt-3">
          Download
        </Button>
      </div>
    </div>
  )
}
