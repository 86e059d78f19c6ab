import { FileDrop } from '#kit/browser/ui/file-drop.tsx'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { Notice } from '#kit/browser/ui/notice.tsx'
import { usePicture } from '#kit/browser/ui/use-picture.ts'
import { uploadRules } from '#kit/core/files/file-kind.ts'
import { fileSize } from '#kit/browser/ui/file-size.ts'
import type { PlanRequest } from './use-plan-request.ts'

/** Where the plan is dropped, picked or pasted; what was chosen is looked at and shown. */
export function PlanChoice({ request }: { request: PlanRequest }) {
  const { file, fault, isFit, lostFile, state, pick, getStarted, cancel } = request
  return (
    <div className="grid grid-cols-1 gap-4">
      {lostFile !== undefined && (
        <Notice tone="warn">
          Please choose {lostFile} again. Your browser keeps what you typed, but not files.
        </Notice>
      )}
      <FileDrop
        label="Your floor plan"
        hint={`${PLAN_KINDS}, up to ${PLAN_SIZE}.`}
        accept={planTypes}
        file={file}
        error={fault}
        upload={state}
        isLarge={file === undefined}
        onPick={pick}
        onCancel={cancel}
        onRetry={getStarted}
      />
      <output className="flex items-start gap-2 text-leaf empty:hidden">
        {file && isFit && state.is !== 'failed' && (
          <>
            <Icon name="check" className="mt-0.5" />
            <span className="min-w-0">{`File "${file.name}" selected successfully`}</span>
          </>
        )}
      </output>
      {file && isFit && <PlanPreview file={file} />}
    </div>
  )
}

/** A chosen plan that is a picture, large enough to see whether its dimensions can be read. */
function PlanPreview({ file }: { file: File }) {
  const picture = usePicture(file)
  if (picture === undefined) return null
  return (
    <figure className="grid grid-cols-1 gap-2">
      <img
        {...picture}
        alt={`Your floor plan: ${file.name}`}
        className="max-h-96 w-full rounded-picture border border-line bg-paper object-contain p-3"
      />
      <figcaption className="text-sm text-muted">Can you read the dimensions? Then so can we.</figcaption>
    </figure>
  )
}

const { extensions, maxBytes } = uploadRules.floorPlan

/** For the browser's own window. */
const planTypes = extensions.join(',')

/** Which floor plans we take, and up to which size. */
const PLAN_KINDS = 'PDF, PNG, JPG, DWG or DXF'
const PLAN_SIZE = fileSize(maxBytes)
