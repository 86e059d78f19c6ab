import type { ReactNode } from 'react'
import { toast } from '#kit/browser/ui/toast.ts'
import { Skeleton } from '#kit/browser/ui/skeleton.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { saveFile } from '#kit/browser/api/files.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { fileSize } from '#kit/browser/ui/file-size.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { fetchPlan } from './open-plan.ts'
import type { PlanFile, PlanOnTable } from './plan-props.ts'
import { PlanTable } from './plan-table.tsx'
import { useOpenPlan } from './use-open-plan.ts'
import './plan.css'

/** The drawing table: opens a plan and shows it, or says why it cannot. */
export default function PlanDesk({ plan }: { plan: PlanOnTable }) {
  const { opening, retry } = useOpenPlan(plan)
  const download = () => void save(plan.file)
  if (opening.step === 'opening')
    return <Skeleton className="h-[calc(60svh+6rem)] max-h-208 min-h-96 w-full md:h-[75svh]" />
  if (opening.step === 'failed') {
    return opening.unreadable === undefined ? (
      <TryAgain message="The plan could not be loaded." onRetry={retry} />
    ) : (
      <ClosedPlan file={plan.file} title={opening.unreadable} onDownload={download} />
    )
  }
  const open = opening.plan
  if (open.kind !== 'closed') return <PlanTable plan={plan} open={open} onDownload={download} />
  return (
    <ClosedPlan file={plan.file} title={`A drawing from ${open.version}`} onDownload={download}>
      It holds no picture that can be shown here. Open it in a CAD program, or send a PDF or DXF of it.
    </ClosedPlan>
  )
}

async function save({ url, name }: PlanFile) {
  try {
    const bytes = await fetchPlan(url)
    saveFile(new File([bytes], name, { type: 'application/octet-stream' }))
  } catch {
    toast.error('The file could not be downloaded. Please try again.')
  }
}

type ClosedPlanProps = { file: PlanFile; title: string; onDownload: () => void; children?: ReactNode }

/** A file that the table cannot show: what is known of it, and the way to have it. */
function ClosedPlan({ file: { name, size }, title, onDownload, children }: ClosedPlanProps) {
  return (
    <div className="plan-table grid min-h-96 place-items-center rounded-picture border border-line p-5">
      <div className="plan-sheet grid max-w-md justify-items-center gap-3 px-6 py-10 text-center sm:px-10">
        <Icon name="file" className="size-10 text-muted" />
        <p className="title-piece">{title}</p>
        {children != null && <p className="text-muted">{children}</p>}
        <p className="text-sm text-muted">
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
