import { useQuery } from '@tanstack/react-query'
import type { FileReply } from '#contract/files.ts'
import { ask } from '#web/api.ts'
import { openFile, saveFile } from '#kit/browser/api/files.ts'
import { Button } from '#kit/browser/ui/button.tsx'
import { fileSize } from '#kit/browser/ui/file-size.ts'
import { Icon } from '#kit/browser/ui/icon.tsx'
import { Skeleton } from '#kit/browser/ui/skeleton.tsx'
import { toast } from '#kit/browser/ui/toast.ts'
import { useObjectUrl } from '#kit/browser/ui/use-object-url.ts'
import { useShop } from '#web/shop/shop.ts'
import { When } from '#web/shop/when.tsx'

type EvidenceViewProps = { evidence: FileReply; uploadedAt: string | null }

/** The picture or PDF that shows a payment: a picture is seen at once, a PDF opens in a new tab. */
export function EvidenceView({ evidence, uploadedAt }: EvidenceViewProps) {
  const { name, contentType, size } = evidence
  const isPdf = contentType === 'application/pdf'
  const { data: file, isError, isFetching, refetch } = usePrivateFile(evidence)

  async function use(failure: string, act: (fetched: File) => boolean | void) {
    const fetched = file ?? (await refetch()).data
    if (!fetched || act(fetched) === false) toast.error(failure)
  }

  return (
    <div className="grid grid-cols-1 gap-3">
      {!isPdf && <EvidencePicture file={file} name={name} isBroken={isError} />}
      <div className="flex items-center gap-3">
        <Icon name={isPdf ? 'file' : 'image'} className="size-6 text-muted" />
        <div className="min-w-0 grow">
          <p className="truncate font-medium">{name}</p>
          <p className="text-sm text-muted">
            {fileSize(size)}
            {uploadedAt !== null && (
              <>
                . Uploaded on <When at={uploadedAt} look="moment" />
              </>
            )}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="compact"
          busy={isFetching}
          onClick={() =>
            void use(
              isPdf ? 'Error opening PDF' : 'The picture could not be opened. Please try again.',
              openFile,
            )
          }
        >
          {isPdf ? 'View PDF' : 'View picture'}
        </Button>
        <Button
          variant="secondary"
          size="compact"
          busy={isFetching}
          onClick={() => void use('The file could not be downloaded. Please try again.', saveFile)}
        >
          Download
        </Button>
      </div>
    </div>
  )
}

type EvidencePictureProps = { file: File | undefined; name: string; isBroken: boolean }

function EvidencePicture({ file, name, isBroken }: EvidencePictureProps) {
  const url = useObjectUrl(file)
  if (isBroken) return <p className="text-sm text-muted">This picture cannot be shown now.</p>
  if (url === undefined) return <Skeleton className="h-64 w-full" />
  return (
    <img
      src={url}
      alt={`Payment evidence: ${name}`}
      className="max-h-96 w-full rounded-picture bg-sand object-contain"
    />
  )
}

/**
 * Fetched as whoever is signed in, because its link ends after minutes, and before it is asked for: a window that
 * opens later than the press would be taken for an unwanted one.
 */
function usePrivateFile({ url }: FileReply) {
  const id = new URL(url, useShop().origin).pathname.split('/').at(-1) ?? ''
  return useQuery({ ...ask('GET /api/files/:id', { params: { id } }), staleTime: Number.POSITIVE_INFINITY })
}
