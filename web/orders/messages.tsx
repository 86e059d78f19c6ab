import { useState } from 'react'
import { MessageForm as MessageBody } from '#contract/orders/messages.ts'
import { MAX_MESSAGE, MAX_MESSAGE_FILES } from '#domain/orders/message-limits.ts'
import { uploadRules } from '#kit/core/files/file-kind.ts'
import { Badge } from '#kit/browser/ui/badge.tsx'
import { Button } from '#kit/browser/ui/button.tsx'
import { EarlierButton } from '#kit/browser/ui/earlier-button.tsx'
import { FileDrop } from '#kit/browser/ui/file-drop.tsx'
import { fileSize } from '#kit/browser/ui/file-size.ts'
import { FormError } from '#kit/browser/ui/form-error.tsx'
import { Form } from '#kit/browser/ui/form.tsx'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { IconButton } from '#kit/browser/ui/icon-button.tsx'
import { LeaveGuard } from '#kit/browser/ui/leave-guard.tsx'
import { PickedFile } from '#kit/browser/ui/picked-file.tsx'
import { TextArea } from '#kit/browser/ui/text-area.tsx'
import { TextSkeleton } from '#kit/browser/ui/text-skeleton.tsx'
import { TryAgain } from '#kit/browser/ui/try-again.tsx'
import { useSchemaForm } from '#kit/browser/ui/use-schema-form.ts'
import { uploadFault } from '#web/shop/upload-fault.ts'
import { WordsOf } from '#web/shop/words-of.tsx'
import { type ShownMessage, useMessages, useReading, useWriteMessage } from './use-messages.ts'

type MessagesProps = {
  orderId: string
  isStudio: boolean
  /** What stands there before anything was written. */
  hint: string
}

/** What customer and studio wrote to each other about an order, and the way to add to it. */
export function Messages({ orderId, isStudio, hint }: MessagesProps) {
  const { messages, left, isLoadingError, isFetchingNextPage, refetch, fetchNextPage } = useMessages(orderId)
  if (isLoadingError)
    return <TryAgain message="Failed to fetch the messages" onRetry={() => void refetch()} />
  if (!messages) return <TextSkeleton lines={2} />
  return (
    <>
      <EarlierButton
        what="messages"
        left={left}
        isLoading={isFetchingNextPage}
        onPress={() => void fetchNextPage()}
      />
      {messages.length === 0 && <p className="text-muted">{hint}</p>}
      <Thread {...{ orderId, isStudio, messages }} />
    </>
  )
}

type ThreadProps = Omit<MessagesProps, 'hint'> & { messages: readonly ShownMessage[] }

function Thread({ orderId, isStudio, messages }: ThreadProps) {
  const isNew = useReading(orderId, messages, isStudio)
  return (
    <div role="log" aria-label="Messages">
      <ol className="grid grid-cols-1 gap-5 empty:hidden">
        {messages.map((message) => (
          <li key={message._id} className="border-l-2 border-line pl-4">
            {(message.asksChange || isNew(message)) && (
              <p className="mb-1 flex flex-wrap gap-1.5">
                {message.asksChange && <Badge icon="edit">Asks for a change</Badge>}
                {isNew(message) && <Badge tone="info">New</Badge>}
              </p>
            )}
            <WordsOf {...message} />
            <Attachments files={message.attachments} />
          </li>
        ))}
      </ol>
    </div>
  )
}

/** Their links end after minutes; the thread is asked for again before. */
function Attachments({ files }: { files: ShownMessage['attachments'] }) {
  return (
    <ul className="mt-1 empty:hidden">
      {files.map(({ url, name, size }) => (
        <li key={url.split('?')[0]}>
          <a href={url} target="_blank" rel="noopener" className="inline-flex min-h-11 items-center gap-2">
            <Icon name="file" className="text-muted" />
            <span className="text-link wrap-anywhere">{name}</span>
            <span className="text-sm text-muted">{fileSize(size)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

const NOT_SENT = 'The message could not be sent. Please try again.'

/** Writes a message with files; an empty form again once it is sent. */
export function MessageForm({ orderId }: { orderId: string }) {
  const write = useWriteMessage(orderId)
  const { files, forgetFiles, ...picking } = usePickedFiles()
  const form = useSchemaForm<{ text: string }>(MessageBody.pick({ text: true }), send, {
    defaults: { text: '' },
    failure: NOT_SENT,
    draft: `message on ${orderId}`,
  })

  async function send({ text }: { text: string }) {
    await write(text, files)
    form.reset()
    forgetFiles()
  }
  return (
    <Form onSubmit={form.onSubmit} className="grid grid-cols-1 gap-3">
      <LeaveGuard when={(form.isDirty || files.length > 0) && !form.busy} />
      <FormError message={form.formError} />
      <TextArea label="Your message" rows={3} maxLength={MAX_MESSAGE} {...form.field('text')} />
      <Picking files={files} {...picking} />
      <div className="flex flex-wrap gap-2">
        <Button size="compact" icon="mail" busy={form.busy} busyText="Sending...">
          Send message
        </Button>
        {!picking.isPicking && files.length < MAX_MESSAGE_FILES && (
          <Button variant="quiet" size="compact" icon="file" onClick={picking.begin}>
            Attach a file
          </Button>
        )}
      </div>
    </Form>
  )
}

/** The files that will go with a message. */
function usePickedFiles() {
  const [files, setFiles] = useState<File[]>([])
  const [fault, setFault] = useState<string>()
  const [isPicking, setPicking] = useState(false)
  return {
    files,
    fault,
    isPicking,
    begin: () => setPicking(true),
    async pick(file: File) {
      const found = await uploadFault(file, 'evidence')
      setFault(found)
      if (found !== undefined) return
      setFiles((before) => [...before, file].slice(0, MAX_MESSAGE_FILES))
      setPicking(false)
    },
    drop: (file: File) => setFiles((before) => before.filter((one) => one !== file)),
    forgetFiles: () => setFiles([]),
  }
}

type PickingProps = Omit<ReturnType<typeof usePickedFiles>, 'begin' | 'forgetFiles'>

function Picking({ files, fault, isPicking, pick, drop }: PickingProps) {
  return (
    <>
      {files.map((file) => (
        <PickedFile key={`${file.name} ${file.size} ${file.lastModified}`} file={file}>
          <IconButton icon="close" label={`Leave out ${file.name}`} onClick={() => drop(file)} />
        </PickedFile>
      ))}
      {isPicking && (
        <FileDrop
          label="A picture or PDF"
          hint="JPEG, PNG or PDF, under 5 MB."
          accept={uploadRules.evidence.extensions.join(',')}
          file={undefined}
          error={fault}
          onPick={(file) => void pick(file)}
        />
      )}
    </>
  )
}
