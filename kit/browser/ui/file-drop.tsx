import { useEffect, useId, useRef, useState, type DragEvent } from 'react'
import { Button } from './button.tsx'
import { buttonLook } from './button-look.ts'
import { classes } from './classes.ts'
import { FieldMessage } from './field-message.tsx'
import { Icon } from './icon.tsx'
import { PickedFile } from './picked-file.tsx'
import { Progress } from './progress.tsx'

/** Where an upload stands, as `useUpload` tells it. */
type Upload = { is: 'idle' | 'done' } | { is: 'sending'; percent: number } | { is: 'failed'; message: string }

type FileDropProps = {
  label: string
  /** Formats and limit: "PDF, PNG, JPG, DWG or DXF, up to 10 MB". */
  hint: string
  /** File endings and types for the browser's own window: ".pdf,image/png". */
  accept: string
  file: File | undefined
  /** Every choice comes here, the unfit ones too: the page says what is wrong with them in `error`. */
  onPick: (file: File) => void
  error?: string
  upload?: Upload
  /** Where a page is about this file, its place is large. */
  isLarge?: boolean
  onCancel?: () => void
  onRetry?: () => void
}

/** Takes a file that is dropped, picked or pasted; shows it, how far its upload is, and how to cancel or try again. */
export function FileDrop({
  label,
  hint,
  accept,
  file,
  onPick,
  error,
  upload,
  isLarge = false,
  onCancel,
  onRetry,
}: FileDropProps) {
  const id = useId()
  const isSending = upload?.is === 'sending'
  const { isOver, ...dropping } = useDrop(onPick, !isSending)
  usePastedFile(onPick, !isSending)
  const fault = error ?? (upload?.is === 'failed' ? upload.message : undefined)

  return (
    // Dropping is the mouse's shortcut for the file field inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div {...dropping}>
      <div
        className={classes(
          zoneLook,
          isOver ? 'border-lagoon bg-lagoon-soft' : 'border-edge',
          isLarge && 'grid min-h-72 content-center lg:min-h-96',
        )}
      >
        {file ? (
          <PickedFile file={file}>
            {!isSending && upload?.is !== 'done' && <PickButton id={id} text="Change" />}
          </PickedFile>
        ) : (
          <Invitation id={id} label={label} hint={hint} />
        )}
        <FileField id={id} label={label} accept={accept} disabled={isSending} onPick={onPick} />
        {upload && <UploadProgress upload={upload} onCancel={onCancel} onRetry={onRetry} />}
      </div>
      <FieldMessage id={`${id}-error`} message={fault} />
    </div>
  )
}

const zoneLook = 'relative rounded-control border border-dashed p-6 text-center transition'

function Invitation({ id, label, hint }: { id: string; label: string; hint: string }) {
  return (
    <div className="grid justify-items-center gap-3">
      <Icon name="upload" className="size-8 text-muted" />
      <p className="font-medium">{label}</p>
      <p className="text-sm text-muted">Drop it here, paste it, or choose it. {hint}</p>
      <PickButton id={id} text="Select File" />
    </div>
  )
}

type FileFieldProps = {
  id: string
  label: string
  accept: string
  disabled: boolean
  onPick: (file: File) => void
}

/** The browser's own field, unseen over all of its place, which so comes into view with the focus; it forgets its choice, so that the same file can be chosen again. */
function FileField({ id, label, accept, disabled, onPick }: FileFieldProps) {
  return (
    <input
      id={id}
      type="file"
      accept={accept}
      disabled={disabled}
      aria-label={label}
      aria-describedby={`${id}-error`}
      onChange={({ target }) => {
        if (target.files?.[0]) onPick(target.files[0])
        target.value = ''
      }}
      className="pointer-events-none absolute inset-0 size-full opacity-0"
    />
  )
}

function PickButton({ id, text }: { id: string; text: string }) {
  return (
    <label htmlFor={id} className={buttonLook('secondary', 'compact', 'file-pick')}>
      {text}
    </label>
  )
}

function UploadProgress({
  upload,
  onCancel,
  onRetry,
}: {
  upload: Upload
  onCancel?: () => void
  onRetry?: () => void
}) {
  if (upload.is === 'sending')
    return (
      <div className="mt-5 flex items-end gap-4 text-left">
        <div className="grow">
          <Progress label="Uploading" percent={upload.percent} />
        </div>
        {onCancel && (
          <Button variant="secondary" size="compact" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    )
  if (upload.is === 'failed' && onRetry)
    return (
      <Button variant="secondary" size="compact" icon="refresh" onClick={onRetry} className="mt-5">
        Try Again
      </Button>
    )
  return null
}

/** A picture pasted anywhere on the page is meant for the one place that takes files. */
function usePastedFile(onPick: (file: File) => void, isListening: boolean) {
  const pick = useRef(onPick)
  useEffect(() => {
    pick.current = onPick
  }, [onPick])

  useEffect(() => {
    if (!isListening) return
    const paste = ({ clipboardData }: ClipboardEvent) =>
      clipboardData?.files[0] && pick.current(clipboardData.files[0])
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [isListening])
}

/** What a place does that files can be dropped on, and whether one hovers over it. */
function useDrop(onPick: (file: File) => void, isOpen: boolean) {
  const [isOver, setOver] = useState(false)
  return {
    isOver,
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      const dropped = event.dataTransfer.files[0]
      if (dropped && isOpen) onPick(dropped)
    },
  }
}
