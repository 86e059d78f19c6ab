import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import type { Reply } from '#contract/call.ts'
import { useUpload } from '#kit/browser/api/use-upload.ts'
import { PlainField } from '#kit/browser/ui/field.tsx'
import { FileDrop } from '#kit/browser/ui/file-drop.tsx'
import { uploadRules } from '#kit/core/files/file-kind.ts'
import { ask, call } from '#web/api.ts'
import { uploadFault } from '#web/shop/upload-fault.ts'
import { ActDialog } from '../form-dialog.tsx'

type Picture = Reply<'GET /api/content/pictures'>['pictures'][number]

const PictureForm = z.object({
  url: z.string().min(1, 'Choose a picture'),
  alt: z.string().trim().min(1, 'Say what it shows, for those who cannot see it').max(200),
})

type PictureDialogProps = { open: boolean; onPick: (markdown: string) => void; onClose: () => void }

/** A picture for a text: one that was uploaded before, or a new one, and what it shows. */
export function PictureDialog({ open, onPick, onClose }: PictureDialogProps) {
  return (
    <ActDialog
      open={open}
      onClose={onClose}
      title="Add a picture"
      action="Add picture"
      acts={{ isBusy: false }}
      draft="picture of a page"
      schema={PictureForm}
      defaults={{ url: '', alt: '' }}
      act={async ({ url, alt }) => {
        onPick(`![${alt.replaceAll(/[[\]\\]/g, '')}](${url})`)
        return true
      }}
    >
      {(form) => (
        <>
          <Choose
            picked={form.watch('url')}
            error={form.error('url')}
            onPick={({ url }) => form.setValue('url', url, { shouldValidate: true })}
          />
          <PlainField label="What it shows" maxLength={200} {...form.field('alt')} />
        </>
      )}
    </ActDialog>
  )
}

const KEY = 'GET /api/content/pictures'

type ChooseProps = { picked: string; error: string | undefined; onPick: (picture: Picture) => void }

function Choose({ picked, error, onPick }: ChooseProps) {
  const { data } = useQuery(ask(KEY))
  const client = useQueryClient()
  const [file, setFile] = useState<File>()
  const [fault, setFault] = useState<string>()
  const upload = useUpload(
    (picture, { signal }, onProgress) =>
      call('POST /api/content/pictures', { body: { picture }, signal }, onProgress),
    'The picture could not be uploaded. Please try again.',
  )

  async function send(chosen: File) {
    const reply = await upload.start(chosen)
    if (!reply) return
    onPick(reply.picture)
    setFile(undefined)
    upload.reset()
    await client.invalidateQueries({ queryKey: [KEY] })
  }
  async function choose(chosen: File) {
    upload.reset()
    setFile(chosen)
    const found = await uploadFault(chosen, 'shopPicture')
    setFault(found)
    if (found === undefined) await send(chosen)
  }
  return (
    <>
      <FileDrop
        label="New picture"
        hint="PNG, JPEG, WebP or AVIF, up to 5 MB."
        accept={uploadRules.shopPicture.extensions.join(',')}
        file={file}
        error={fault ?? error}
        upload={upload.state}
        onPick={(chosen) => void choose(chosen)}
        onCancel={upload.cancel}
        onRetry={() => file && void send(file)}
      />
      {data !== undefined && data.pictures.length > 0 && (
        <fieldset>
          <legend className="mb-1.5 text-sm font-medium">Pictures that are there</legend>
          <div className="grid max-h-64 grid-cols-3 gap-2 overflow-y-auto p-1 sm:grid-cols-4">
            {data.pictures.map((picture) => (
              <label
                key={picture.url}
                className="relative aspect-square overflow-hidden rounded-control border border-line has-checked:outline-2 has-checked:outline-lagoon has-focus-visible:outline-2 has-focus-visible:outline-ink"
              >
                <input
                  type="radio"
                  name="picture"
                  checked={picture.url === picked}
                  onChange={() => onPick(picture)}
                  className="sr-only"
                />
                <img src={picture.url} alt={picture.name} loading="lazy" className="size-full object-cover" />
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </>
  )
}
