import { DrawingSheet } from './drawing-sheet.tsx'
import { PdfSheet } from './pdf-sheet.tsx'
import type { ShownPlan } from './open-plan.ts'
import { PictureSheet } from './picture-sheet.tsx'
import type { ViewControls } from './use-view.ts'

type PlanSheetProps = {
  open: ShownPlan
  page: number
  label: string
  hidden: ReadonlySet<string>
  controls: ViewControls
}

/** What lies on the table, each kind drawn in its way. */
export function PlanSheet({ open, page, label, hidden, controls }: PlanSheetProps) {
  switch (open.kind) {
    case 'picture':
      return <PictureSheet url={open.url} alt={label} />
    case 'pdf':
      return <PdfSheet pdf={open.pdf} page={page} label={label} controls={controls} />
    case 'drawing':
      return <DrawingSheet drawing={open.drawing} hidden={hidden} zoom={controls.view.zoom} label={label} />
  }
}
