import type { ReactNode } from 'react'
import { z } from 'zod'
import { paragraphs, requiredParagraphs } from '#kit/core/operation/text.ts'
import { TextArea } from '#kit/browser/ui/text-area.tsx'
import { ActDialog, type ActDialogWords } from './form-dialog.tsx'

const MAX_REASON = 2000

const Wanted = z.object({ reason: requiredParagraphs('Please give a reason', MAX_REASON) })
const Optional = z.object({ reason: paragraphs(MAX_REASON) })

type ReasonDialogProps = ActDialogWords & {
  /** What will happen. */
  line: string
  hint: string
  optional?: boolean
  onReason: (reason: string) => Promise<boolean>
}

/** Asks why before the studio says no: whom it concerns reads the reason. */
export function ReasonDialog({ line, hint, optional = false, onReason, ...words }: ReasonDialogProps) {
  return (
    <ActDialog
      {...words}
      tone="danger"
      schema={optional ? Optional : Wanted}
      defaults={{ reason: '' }}
      act={({ reason }) => onReason(reason.trim())}
    >
      {(form): ReactNode => (
        <>
          <p>{line}</p>
          <TextArea
            label="Reason"
            optional={optional}
            maxLength={MAX_REASON}
            hint={hint}
            {...form.field('reason')}
          />
        </>
      )}
    </ActDialog>
  )
}
