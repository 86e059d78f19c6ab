import { useId } from 'react'
import { MAX_ATTACHMENTS } from '#domain/designs/design-fee.ts'
import { buttonLook } from '#kit/browser/ui/button-look.ts'
import { FieldMessage } from '#kit/browser/ui/field-message.tsx'
import { fileSize } from '#kit/browser/ui/file-size.ts'
import { IconButton } from '#kit/browser/ui/icon-button.tsx'
import { uploadRules } from '#kit/core/files/file-kind.ts'
import type { MoreFiles as Files } from './use-more-files.ts'

const accept = uploadRules.floorPlan.extensions.join(',')

/** Takes other storeys and photographs beside the plan. */
export function MoreFiles({ more, isBusy }: { more: Files; isBusy: boolean }) {
  const id = useId()
  const { files, fault, add, remove } = more
  return (
    <fieldset disabled={isBusy} className="grid grid-cols-1 gap-2">
      <legend className="font-medium">Other storeys or photos</legend>
      <p className="text-sm text-muted">
        {`Optional, up to ${MAX_ATTACHMENTS} files of 10 MB each, as PDF, PNG, JPG, DWG or DXF.`}
      </p>
      {files.length > 0 && (
        <ul className="divide-y divide-line">
          {files.map((file) => (
            <li
              key={`${file.name} ${file.size} ${file.lastModified}`}
              className="flex items-center gap-3 py-1"
            >
              <span className="min-w-0 grow truncate">{file.name}</span>
              <span className="text-sm whitespace-nowrap text-muted">{fileSize(file.size)}</span>
              <IconButton icon="trash" label={`Leave out ${file.name}`} onClick={() => remove(file)} />
            </li>
          ))}
        </ul>
      )}
      {files.length < MAX_ATTACHMENTS && (
        <span className="relative justify-self-start">
          <label htmlFor={id} className={buttonLook('secondary', 'compact', 'file-pick')}>
            Add files
          </label>
          <input
            id={id}
            type="file"
            multiple
            accept={accept}
            aria-label="Other storeys or photos"
            aria-describedby={`${id}-error`}
            onChange={({ target }) => {
              add([...(target.files ?? [])])
              target.value = ''
            }}
            className="pointer-events-none absolute inset-0 size-full opacity-0"
          />
        </span>
      )}
      <FieldMessage id={`${id}-error`} message={fault} />
    </fieldset>
  )
}
