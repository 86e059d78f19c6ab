import { useState } from 'react'
import { fileSize } from '#kit/browser/ui/file-size.ts'
import { PlanViewer } from '#web/plans/plan-viewer.tsx'
import type { ShownRequest } from './use-request.ts'

type Attachment = ShownRequest['attachments'][number]

/** What the client sent beside the plan; each is opened on the table when it is asked for. */
export function Attachments({ files }: { files: readonly Attachment[] }) {
  if (files.length === 0) return null
  return (
    <section aria-labelledby="attachments" className="mt-6 print:hidden">
      <h3 id="attachments" className="title-piece">
        More files
      </h3>
      <ul className="mt-2 divide-y divide-line">
        {files.map((file) => (
          <li key={file.url.split('?')[0]}>
            <AttachedFile file={file} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function AttachedFile({ file }: { file: Attachment }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-11 py-2.5">
        <span className="break-words">{file.name}</span>
        <span className="text-sm text-muted"> {fileSize(file.size)}</span>
      </summary>
      {isOpen && (
        <div className="pb-4">
          <PlanViewer plan={{ label: file.name, file }} />
        </div>
      )}
    </details>
  )
}
