import type { ReactNode } from 'react'
import { fileSize } from './file-size.ts'
import { Icon } from './icon.tsx'
import { usePicture } from './use-picture.ts'

/** A chosen file: its picture where it is one, its name and size, and what can be done with it. */
export function PickedFile({ file, children }: { file: File; children?: ReactNode }) {
  const picture = usePicture(file)
  return (
    <div className="flex items-center gap-4 text-left">
      {picture === undefined ? (
        <span className="flex size-16 shrink-0 items-center justify-center rounded-picture bg-sand text-muted">
          <Icon name="file" className="size-7" />
        </span>
      ) : (
        <img {...picture} alt="" className="size-16 shrink-0 rounded-picture bg-sand object-cover" />
      )}
      <div className="min-w-0 grow">
        <p className="line-clamp-2 font-medium wrap-anywhere">{file.name}</p>
        <p className="text-sm text-muted">{fileSize(file.size)}</p>
      </div>
      <div className="flex shrink-0 flex-wrap justify-end gap-2">{children}</div>
    </div>
  )
}
